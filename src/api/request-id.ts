const LETTERS = 'bcdfghjklmnpqrtv';

/**
 * Id of one call, sent as `X-Request-Id` with each of its sendings: a UUID whose digits are letters, as the log takes them.
 * Its first four are what an error page shows.
 */
export const newRequestId = (): string =>
  crypto.randomUUID().replace(/\w/g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)));
