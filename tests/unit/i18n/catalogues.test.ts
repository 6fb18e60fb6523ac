import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<string, string>;
const files = readdirSync('locales/ru').filter((file) => file.endsWith('.json'));
const placeholders = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g) ?? [])].sort();
const tags = (text: string) => [...new Set(text.match(/<\/?\w+\/?>/g) ?? [])].sort();

test('both languages have the same catalogues', () =>
  expect(readdirSync('locales/kk').sort()).toEqual(readdirSync('locales/ru').sort()));

describe.each(files)('%s', (file) => {
  const ru = read('ru', file);
  const kk = read('kk', file);
  test('every id stands in both languages', () => expect(Object.keys(kk).sort()).toEqual(Object.keys(ru).sort()));
  test('no text is empty', () => {
    expect(
      Object.entries({ ...ru, ...kk })
        .filter(([id]) => !ru[id]?.trim() || !kk[id]?.trim())
        .map(([id]) => id),
    ).toEqual([]);
  });
  const texts = [...Object.entries(ru), ...Object.entries(kk)];
  const idsOf = (wrong: (text: string) => boolean, entries = texts) =>
    entries.filter(([, text]) => wrong(text)).map(([id]) => id);

  test('the same values and tags go into both', () => {
    const shape = (text = '') => `${placeholders(text).join()} ${tags(text).join()}`;
    expect(Object.keys(ru).filter((id) => shape(ru[id]) !== shape(kk[id]))).toEqual([]);
  });
  test('ICU formats no figures: Chromium has none for Kazakh', () => {
    expect(
      idsOf((text) => /\{\w+, *(number|date|time)\b/.test(text) || /(plural|selectordinal),[^]*#/.test(text)),
    ).toEqual([]);
  });
  test('plurals name every form of their language', () => {
    const lacks = (forms: RegExp) => (text: string) => /, *plural,/.test(text) && !forms.test(text);
    expect(idsOf(lacks(/one \{[^]*few \{[^]*many \{[^]*other \{/), Object.entries(ru))).toEqual([]);
    expect(idsOf(lacks(/one \{[^]*other \{/), Object.entries(kk))).toEqual([]);
  });
  test('no Latin look-alikes inside Cyrillic words', () => {
    const mixed = (word: string) => /[A-Za-z]/.test(word) && /[А-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі]/.test(word);
    const words = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').split(/[^A-Za-zА-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі]+/);
    expect(idsOf((text) => words(text).some(mixed))).toEqual([]);
  });
});
test('no id stands in two catalogues', () => {
  const ids = files.flatMap((file) => Object.keys(read('ru', file)));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
