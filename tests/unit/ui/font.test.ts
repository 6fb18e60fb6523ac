import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const held = new Set(
  readFileSync('public/fonts/inter-kz.v1.codepoints.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number.parseInt(line, 16)),
);
/** Not drawn: no-break and soft hyphen marks and line ends. */
const INVISIBLE = new Set([0x0a, 0xad]);

function strangers(text: string): string[] {
  return [...new Set(text)].filter((char) => {
    const point = char.codePointAt(0) ?? 0;
    return !INVISIBLE.has(point) && !held.has(point);
  });
}

test('every character of every text is in the font', () => {
  for (const locale of ['ru', 'kk']) {
    for (const file of readdirSync(`locales/${locale}`).filter((name) => name.endsWith('.json'))) {
      const texts = Object.values(
        JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<string, string>,
      );
      expect(strangers(texts.join('')), `${locale}/${file}`).toEqual([]);
    }
  }
});
test('the letters and signs that formatting adds are there', () => {
  expect(strangers('ӘәҒғҚқҢңӨөҰұҮүҺһІіЁё₸№−•\u00a0«»—–…%0123456789\u2011')).toEqual([]);
  expect(strangers('漢')).toEqual(['漢']);
});
test('the font stays within 36 KB', () =>
  expect(statSync('public/fonts/inter-kz.v1.woff2').size).toBeLessThanOrEqual(36 * 1024));
