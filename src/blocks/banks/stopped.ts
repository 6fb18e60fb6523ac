import type { Integration } from '../../../openapi/index.ts';

/** The bank that has seen a ban on loans; undefined: none has. */
export const stoppedBy = (answers: readonly Integration[] | undefined): Integration['bank'] | undefined =>
  answers?.find(({ rejection }) => rejection?.code === 'STOP_CREDIT')?.bank;

/** The banks that a lifted ban helps with, where others have refused for reasons of their own; empty: it is the reason of all. */
export const helpedBanks = (answers: readonly Integration[] | undefined = []): string[] => {
  const refused = answers.filter(({ rejection }) => rejection !== null);
  const helped = refused.filter(({ rejection }) => rejection?.code === 'STOP_CREDIT');
  return helped.length < refused.length ? helped.map(({ bank }) => bank.name) : [];
};

/** While the ban stands, none lends, on whatever terms. */
export const isStopped = (answers: readonly Integration[] | undefined): boolean => stoppedBy(answers) !== undefined;
