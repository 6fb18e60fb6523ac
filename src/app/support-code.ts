/** No vowels: no word comes out; nothing that is read as a figure. */
const LETTERS = 'BCDFGHJKLMNPQRTVWXYZ';

/** Four letters that somebody can read out on the phone; the log has the same. @param random 0 <= x < 1 */
export const supportCode = (random: () => number = Math.random): string =>
  Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

/** The code of a call: the first letters of its request id, by which its service knows it too. */
export const codeOf = (requestId: string): string => requestId.slice(0, 4).toUpperCase();
