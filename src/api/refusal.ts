import type { Problem } from '../../machines/kit/problem.ts';

/**
 * The token is worth nothing any more: 401, or (422) the contract's own word that it is no token by its shape. A proxy's page,
 * an address that moved, a service in repair say nothing about it.
 */
export const isOver = ({ kind, fields }: Problem): boolean =>
  kind === 'unauthorized' || (kind === 'invalid' && fields !== undefined && Object.hasOwn(fields, 'refresh_token'));

const ASKED_AGAIN: ReadonlySet<string> = new Set([
  'rateLimited',
  'broken',
  'contract',
  'offline',
  'network',
  'timeout',
]);

/**
 * A renewal that could not be had, as those see it who wait for it. They know nothing of its status: a 404 of the auth
 * service is not "there is no such claim", a 422 not "your form is wrong".
 */
export const notNow = (problem: Problem): Problem =>
  ASKED_AGAIN.has(problem.kind)
    ? problem
    : { kind: 'broken', operationId: problem.operationId, status: 503, messages: [], ambiguous: false };
