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

/** Words that say that a place is a town, not how it is called: "г. Алматы", "Алматы қаласы". */
const TOWN = /^(г|город) | каласы$/;

/** How well a folded name answers folded words: 0 it is what was typed, 1 it begins so, 2 one of its words does, 3 none does. */
function fit(name: string, wanted: string): number {
  const at = ` ${name}`.indexOf(` ${wanted}`);
  return name === wanted ? 0 : at < 0 ? 3 : at > 0 ? 2 : 1;
}

const bare = (text: string): string => fold(text).replace(TOWN, '');
/** Lists as they were folded once: a thousand names take longer to fold than a letter may take to be answered. */
const folded = new WeakMap<readonly unknown[], readonly string[]>();

/** Names of a list as they are searched; kept for as long as the list itself. */
export function foldNames<T>(items: readonly T[], nameOf: (item: T) => string): readonly string[] {
  const known = folded.get(items);
  if (known !== undefined) return known;
  const names = items.map((item) => bare(nameOf(item)));
  folded.set(items, names);
  return names;
}

/**
 * Names that hold the query at the start of one of their words: the very name first, then those that begin so, then the rest;
 * alike ones stay in their order. `all`: last those that fit by something else than their name, too. A list must not change
 * once it was searched.
 */
export function searchNames<T>(items: readonly T[], query: string, nameOf: (item: T) => string, all = false): T[] {
  const wanted = bare(query);
  // Nothing is typed yet: as they came.
  if (wanted === '') return [...items];
  const fitting: T[][] = [[], [], [], []];
  foldNames(items, nameOf).forEach((name, index) => fitting[fit(name, wanted)]?.push(items[index] as T));
  return (all ? fitting : fitting.slice(0, 3)).flat();
}
