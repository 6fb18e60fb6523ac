import { fold } from '../../schemas/facts/fold.ts';

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

/** Names of a local list that hold the query at the start of one of their words, best first (whole name before later words). */
export function searchNames<T>(items: readonly T[], query: string, nameOf: (item: T) => string): T[] {
  const wanted = fold(query);
  const found: { item: T; at: number }[] = [];
  for (const item of items) {
    const at = ` ${fold(nameOf(item))}`.indexOf(` ${wanted}`);
    if (at >= 0) found.push({ item, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
