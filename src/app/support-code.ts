/** No vowels: no word comes out; nothing that is read as a figure. */
const LETTERS = 'BCDFGHJKLMNPQRTVWXYZ';

/**
 * Four letters that somebody can read out on the phone; the log has the same. None comes twice: "MMMM" looks like a code that
 * was never filled in. @param random 0 <= x < 1
 */
export const supportCode = (random: () => number = Math.random): string => {
  const left = [...LETTERS];
  return Array.from({ length: 4 }, () => left.splice(Math.floor(random() * left.length), 1)[0]).join('');
};

/** The code of a call: the first letters of its request id, by which its service knows it too. */
export const codeOf = (requestId: string): string => requestId.slice(0, 4).toUpperCase();
