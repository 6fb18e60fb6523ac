import { control } from '../../core/controls.ts';
import { claimSeedTexts as texts } from '../../data/controls.ts';
import { references } from '../../data/references.ts';
import { demoAccounts } from '../auth/accounts.ts';
import { claimLifecycle } from './lifecycle.ts';
import { seedClaim } from './seed.ts';

const clients = demoAccounts.filter(({ role }) => role === 'client');
/** A claim that is over began some days ago. */
const DAYS_AGO = 40;

/** A car that some bank lends for to every demo client. */
const CAR = 0;

/** QA makes a credit claim in any status, of any demo client. */
export const claimSeedControl = control({
  id: 'claim.seed',
  section: 'seeds',
  title: texts.title,
  fields: {
    account: {
      kind: 'choice',
      label: texts.account,
      options: clients.map(({ username, lastName, firstName }) => ({
        value: username,
        label: `${lastName} ${firstName} (${username})`,
      })),
    },
    status: {
      kind: 'choice',
      label: texts.status,
      options: claimLifecycle.statuses.map((value) => ({
        value,
        label: references.claimStatuses.find(({ alias }) => alias === value)?.name ?? value,
      })),
    },
  },
  async run(work, _subject, { account, status }) {
    const person = clients.find(({ username }) => username === account);
    if (!person) throw new Error(`no account ${account}`);
    const id = await seedClaim(work, person, status, claimLifecycle.isFinal(status) ? DAYS_AGO : 1, CAR);
    return { text: texts.done, id, path: `/my-applications/${id}`, owner: account };
  },
});
