/** No vowels: no word comes out; nothing that is read as a figure. */
const LETTERS = 'BCDFGHJKLMNPQRTVWXYZ';

/** Four letters that somebody can read out on the phone; the log has the same. @param random 0 <= x < 1 */
export const supportCode = (random: () => number = Math.random): string =>
  Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
