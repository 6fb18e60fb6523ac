import { type Shape, shapeOf } from './message.ts';

export type Locale = 'ru' | 'kk';
/** `{ id: text }` of one file. */
export type Catalogue = Readonly<Record<string, string>>;

/** Plural forms that each language has. */
const PLURALS: Record<Locale, readonly string[]> = { ru: ['few', 'many', 'one', 'other'], kk: ['one', 'other'] };

/** The specification's English lines, the same in both languages. */
const ENGLISH = new Set(['404 Not Found', 'An error occurred', 'This page could not be found']);
/** Latin words that look Cyrillic letter by letter, and are meant to be Latin. */
const LATIN_WORDS = new Set(['HEIC', 'ABC', 'I', 'O', 'X', 'x']);
/** Names of companies, written as they write themselves. */
const COMPANIES = new Set(['MyCar', 'MyCar Finance']);
/**
 * The same in both languages on purpose: the language toggle, the agreement (both languages stand on one page), the
 * console line that the specification wants in Russian.
 */
const SAME = /^(lang\.|agreement\.(ru|kk)\.|marketplace\.missing$)/;

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
const LOOKALIKES = /^[aceiopxyhABCEHIKMOPTXYh]+$/;
const KAZAKH = /[әғқңөұүһіӘҒҚҢӨҰҮҺІ]/u;

/**
 * Everything that is wrong with one catalogue in its two languages, one line a fault.
 * @param name the catalogue's name, used in the lines
 */
export function checkCatalogue(name: string, ru: Catalogue, kk: Catalogue): string[] {
  const faults: string[] = [];
  for (const id of Object.keys(ru)) if (!(id in kk)) faults.push(`kk/${name}: ${id} is missing`);
  for (const id of Object.keys(kk)) if (!(id in ru)) faults.push(`ru/${name}: ${id} is missing`);
  for (const [id, ruText] of Object.entries(ru)) {
    const kkText = kk[id];
    if (!/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/.test(id)) faults.push(`ru/${name}: ${id} is not "area.name"`);
    const ruShape = checkText('ru', name, id, ruText, faults);
    if (kkText === undefined) continue;
    const kkShape = checkText('kk', name, id, kkText, faults);
    if (ruShape && kkShape) comparePair(`${name}: ${id}`, ruShape, kkShape, faults);
    if (ruText === kkText && !SAME.test(id) && words(ruText).filter((word) => CYRILLIC.test(word)).length >= 3) {
      faults.push(`kk/${name}: ${id} is not translated`);
    }
  }
  return faults;
}

/** Ids that stand in more than one catalogue: the later one would win silently. */
export function checkDoubles(catalogues: ReadonlyMap<string, Catalogue>): string[] {
  const home = new Map<string, string>();
  const faults: string[] = [];
  for (const [name, texts] of catalogues) {
    for (const id of Object.keys(texts)) {
      const other = home.get(id);
      if (other !== undefined) faults.push(`${id} stands in ${other} and in ${name}`);
      home.set(id, name);
    }
  }
  return faults;
}

function checkText(locale: Locale, name: string, id: string, text: unknown, faults: string[]): Shape | null {
  const say = (what: string) => void faults.push(`${locale}/${name}: ${id} ${what}`);
  if (typeof text !== 'string' || text.trim() === '') {
    say('is empty');
    return null;
  }
  if (text !== text.trim()) say('begins or ends with a space');
  let shape: Shape;
  try {
    shape = shapeOf(text);
  } catch (error) {
    say(`is no valid ICU text: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    return null;
  }
  for (const { name: value, keys } of shape.plurals) {
    const forms = keys.filter((key) => !key.startsWith('=')).sort();
    if (forms.join() !== PLURALS[locale].join())
      say(`has plural forms ${forms.join(', ')} of {${value}}, needs ${PLURALS[locale].join(', ')}`);
  }
  for (const value of shape.formatted) say(`lets ICU format ${value}: format it before (src/i18n/format.ts)`);
  if (locale === 'kk') for (const value of shape.endings) say(`glues an ending to {${value}}`);
  checkLetters(locale, id, shape.words.join(' '), say);
  return shape;
}

function checkLetters(locale: Locale, id: string, text: string, say: (what: string) => void): void {
  const hasCyrillic = CYRILLIC.test(text);
  if (!hasCyrillic && LATIN_LETTER.test(text) && !ENGLISH.has(text) && !COMPANIES.has(text) && !isNames(text))
    say('has Latin letters only');
  if (locale === 'ru' && KAZAKH.test(text) && !SAME.test(id)) say('has Kazakh letters');
  for (const word of words(text)) {
    const mixed = CYRILLIC.test(word) && LATIN_LETTER.test(word);
    const disguised = hasCyrillic && LOOKALIKES.test(word) && !LATIN_WORDS.has(word);
    if (mixed || disguised) say(`mixes alphabets in "${word}"`);
  }
}

function comparePair(where: string, ru: Shape, kk: Shape, faults: string[]): void {
  const list = (names: Iterable<string>) => [...names].sort().join(', ') || 'none';
  if (list(ru.names) !== list(kk.names)) faults.push(`${where} takes ${list(ru.names)} in ru, ${list(kk.names)} in kk`);
  for (const [name, keys] of ru.selects) {
    const other = kk.selects.get(name);
    if (other && list(keys) !== list(other))
      faults.push(`${where} chooses among ${list(keys)} in ru, ${list(other)} in kk`);
  }
}

const words = (text: string): string[] => text.match(/\p{Letter}+/gu) ?? [];

/** Abbreviations and formats are no words of a language: `PDF`, `JPG, PNG`, `SMS`. */
const isNames = (text: string): boolean => words(text).every((word) => /^[A-Z]{2,5}$/.test(word));
