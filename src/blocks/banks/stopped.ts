import type { Integration } from '../../../openapi/index.ts';

/** A bank has seen a ban on loans: while it stands, none lends, on whatever terms. */
export const isStopped = (answers: readonly Integration[] | undefined): boolean =>
  answers?.some(({ rejection }) => rejection?.code === 'STOP_CREDIT') === true;
