import { readdirSync, readFileSync } from 'node:fs';
import type { TextId } from '../../../locales/ids.ts';

export const languages = ['ru', 'kk'] as const;
export type Language = (typeof languages)[number];

const folder = (language: Language): URL => new URL(`../../../locales/${language}/`, import.meta.url);

const read = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(folder(language)).map((file) => JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8'))),
  ) as Record<string, string>;

const texts: Record<Language, Record<string, string>> = { ru: read('ru'), kk: read('kk') };

/** Any of these words, in a text that may go on: a countdown goes on while it is looked at. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(words.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));

export type Words = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The words of a language as they stand in the catalogues, simple placeholders filled in.
 * @throws Error for a text that counts (ICU plural): a test must say such words itself
 */
export const wordsIn =
  (language: Language): Words =>
  (id, values = {}) => {
    const text = texts[language][id];
    if (text === undefined) throw new Error(`No text "${id}" in ${language}`);
    if (/\{\w+,/.test(text)) throw new Error(`"${id}" counts; write its words out`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`"${id}" needs {${name}}`);
      return String(value);
    });
  };
