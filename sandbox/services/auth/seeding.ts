import type { Role, Text } from '../../core/service.ts';
import { demoAccounts, type DemoAccount } from './accounts.ts';

/** A demo account to choose, of these roles. */
export const accountField = (label: Text, ...roles: Role[]) =>
  ({
    kind: 'choice',
    label,
    options: demoAccounts
      .filter(({ role }) => roles.includes(role))
      .map(({ username, lastName, firstName }) => ({
        value: username,
        label: `${lastName} ${firstName} (${username})`,
      })),
  }) as const;

/** The demo account of this sign-in name. */
export const accountOf = (name: string): DemoAccount => {
  const account = demoAccounts.find(({ username }) => username === name);
  if (!account) throw new Error(`no account ${name}`);
  return account;
};
