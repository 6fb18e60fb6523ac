/** Search that does not care in which of the two languages, or with which keyboard, a word was typed. */

const FOLDED: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/** Small letters, Kazakh letters as their Russian neighbours, everything but letters and digits as one space. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ёәғқңөұүһі]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Does every word of the query begin a word of one of the texts? An empty query fits everything. */
export const foldMatch = (query: string, ...texts: readonly string[]): boolean => {
  const words = fold(query).split(' ').filter(Boolean);
  return texts.some((text) => {
    const there = fold(text).split(' ');
    return words.every((word) => there.some((candidate) => candidate.startsWith(word)));
  });
};
