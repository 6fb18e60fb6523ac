/** Names of people: Russian, Kazakh and Latin letters, hyphens, apostrophes and single spaces. */

/** Letters of the three alphabets that documents of Kazakhstan use. */
export const NAME_LETTERS = 'A-Za-zА-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі';

const NAME = new RegExp(`^[${NAME_LETTERS}][${NAME_LETTERS}' -]*$`);

/** Latin letters that look like Cyrillic ones: a Kazakh or Russian name typed half in the wrong layout. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  I: 'І',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  k: 'к',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
};

/** Kazakh and Turkic parts of a patronymic that stay small as a word of their own. */
const PARTICLES = new Set(['ұлы', 'қызы', 'улы', 'кызы', 'оглы', 'оғлы', 'uly', 'qyzy']);

/** Of these letters a capital is one letter, too, and leads back to the small one. */
const FIRST = new RegExp(`^[${NAME_LETTERS}]`);
const capital = (word: string): string =>
  word
    .split('-')
    .map((part) => part.replace(FIRST, (letter) => letter.toUpperCase()))
    .join('-');

const capitaliseWord = (word: string, first: boolean): string => {
  const lower = word.toLowerCase();
  if (!first && PARTICLES.has(lower)) return lower;
  // «МакДональд» keeps its own capitals; «ИВАНОВ», «иВАНОВ» and «иванов» do not
  const kept = capital(word);
  return kept === kept.toUpperCase() ? capital(lower) : kept;
};

/** Begins every part with a capital letter: 'иванов-петров' gives 'Иванов-Петров', 'асқар ұлы' gives 'Асқар ұлы'. */
export const capitalise = (name: string): string =>
  name
    .split(' ')
    .map((word, i) => capitaliseWord(word, i === 0))
    .join(' ');

/** One kind of apostrophe, hyphen and space; Latin look-alikes inside a Cyrillic name become Cyrillic. */
export const normaliseName = (raw: string): string => {
  const s = raw
    .normalize('NFC')
    .replace(/[’‘ʼʻ`´′]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();
  return /[\u0400-\u04ff]/.test(s) ? s.replace(/[A-Za-z]/g, (letter) => LOOK_ALIKE[letter] ?? letter) : s;
};

/** Does a normalised name have only letters, hyphens, apostrophes and spaces? */
export const isName = (name: string): boolean => NAME.test(name);
