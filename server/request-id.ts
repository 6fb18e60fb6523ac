import { randomUUID } from 'node:crypto';

/** Long enough to be chance, and no number alone: nobody's personal number, phone or card stands for one. */
const WELL_FORMED = /^(?=.*[A-Za-z])[\w.-]{16,64}$/;

/**
 * The id that a request is found by in the logs of all who passed it on.
 * @param header `X-Request-Id` as it came; taken when it is 16 to 64 letters, digits, `_`, `.`, `-`, not digits alone, else a new one is made
 */
export const requestIdOf = (header: string | readonly string[] | undefined): string =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
