import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<string, string>;
const files = readdirSync('locales/ru').filter((file) => file.endsWith('.json'));
const placeholders = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g) ?? [])].sort();
const tags = (text: string) => [...new Set(text.match(/<\/?\w+\/?>/g) ?? [])].sort();

test('both languages have the same catalogues', () => expect(readdirSync('locales/kk').sort()).toEqual(readdirSync('locales/ru').sort()));

describe.each(files)('%s', (file) => {
  const ru = read('ru', file);
  const kk = read('kk', file);
  test('every id stands in both languages', () => expect(Object.keys(kk).sort()).toEqual(Object.keys(ru).sort()));
  test('no text is empty', () => {
    expect(Object.entries({ ...ru, ...kk }).filter(([id]) => !ru[id]?.trim() || !kk[id]?.trim()).map(([id]) => id)).toEqual([]);
  });
  test('the same values and tags go into both', () => {
    for (const id of Object.keys(ru)) {
      expect(placeholders(kk[id] ?? ''), id).toEqual(placeholders(ru[id] ?? ''));
      expect(tags(kk[id] ?? ''), id).toEqual(tags(ru[id] ?? ''));
    }
  });
  test('ICU formats no figures: Chromium has none for Kazakh', () => {
    for (const text of [...Object.values(ru), ...Object.values(kk)]) {
      expect(text).not.toMatch(/\{\w+, *(number|date|time)\b/);
      expect(text).not.toMatch(/(plural|selectordinal),[^]*#/);
    }
  });
  test('plurals name every form of their language', () => {
    for (const [id, text] of Object.entries(ru)) if (/, *plural,/.test(text)) expect(text, id).toMatch(/one \{[^]*few \{[^]*many \{[^]*other \{/);
    for (const [id, text] of Object.entries(kk)) if (/, *plural,/.test(text)) expect(text, id).toMatch(/one \{[^]*other \{/);
  });
  test('no Latin look-alikes inside Cyrillic words', () => {
    for (const [id, text] of [...Object.entries(ru), ...Object.entries(kk)]) {
      const words = text.replace(/\{[^{}]*\}|<[^>]*>/g, ' ').split(/[^A-Za-zА-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі]+/);
      expect(words.filter((word) => /[A-Za-z]/.test(word) && /[А-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі]/.test(word)), id).toEqual([]);
    }
  });
});
test('no id stands in two catalogues', () => {
  const ids = files.flatMap((file) => Object.keys(read('ru', file)));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
