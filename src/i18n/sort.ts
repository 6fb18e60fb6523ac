/*
 * The order of letters in both languages: the 42 letters of the Kazakh alphabet hold the Russian 33 in their usual
 * order. Chromium's own collation puts ә, ғ, қ … at the wrong places.
 */
const ALPHABET = 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя';
const ranks = new Map([...ALPHABET].map((letter, index) => [letter, index]));

function rank(char: string): number {
  const place = ranks.get(char);
  // Signs, digits and Latin letters come first, in code order.
  return place === undefined ? (char.codePointAt(0) ?? 0) - 0x110000 : place;
}

/** Compares two names by the Kazakh (and Russian) alphabet, upper and lower case alike. For `array.sort`. */
export function compareNames(a: string, b: string): number {
  const left = [...a.toLowerCase()];
  const right = [...b.toLowerCase()];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = rank(left[i] ?? '') - rank(right[i] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const FOLD: Record<string, string> = {
  ё: 'е', ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и',
};

/** Lower case, Kazakh letters as their Russian neighbours: many phones lack a Kazakh keyboard. For local search only. */
export function foldLetters(text: string): string {
  return text.toLowerCase().replace(/[ёәғқңөұүһі]/g, (letter) => FOLD[letter] ?? letter).trim();
}

/** Names of a local list that hold the query at the start of one of their words, best first (whole name before later words). */
export function searchNames<T>(items: readonly T[], query: string, nameOf: (item: T) => string): T[] {
  const wanted = foldLetters(query);
  const found: { item: T; at: number }[] = [];
  for (const item of items) {
    const name = ` ${foldLetters(nameOf(item)).replace(/[-«"(]/g, ' ')}`;
    const at = name.indexOf(` ${wanted}`);
    if (at >= 0) found.push({ item, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
