import type { Integration } from '../../../openapi/index.ts';

/** The bank that has seen a ban on loans; undefined: none has. */
export const stoppedBy = (answers: readonly Integration[] | undefined): Integration['bank'] | undefined =>
  answers?.find(({ rejection }) => rejection?.code === 'STOP_CREDIT')?.bank;

/** While the ban stands, none lends, on whatever terms. */
export const isStopped = (answers: readonly Integration[] | undefined): boolean => stoppedBy(answers) !== undefined;
