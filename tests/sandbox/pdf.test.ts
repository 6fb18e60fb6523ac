import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makePdf } from '../../sandbox/core/pdf.ts';

const streams = (pdf: Buffer): Buffer[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode \/Length (\d+)[^>]*>>\nstream\n/g)].map(
    ({ index, 0: head, 1: length }) =>
      inflateSync(pdf.subarray(index + head.length, index + head.length + Number(length))),
  );

/** The text that a viewer finds: glyph numbers read back by the document's own table of characters. */
const textOf = (pdf: Buffer): string[] => {
  const parts = streams(pdf).map((part) => part.toString('latin1'));
  const table = parts.find((part) => part.includes('beginbfchar')) ?? '';
  const signs = new Map(
    [...table.matchAll(/<(\w{4})> <(\w{4})>/g)].map(([, glyph, code]) => [
      glyph,
      String.fromCodePoint(parseInt(code!, 16)),
    ]),
  );
  return parts
    .flatMap((part) => [...part.matchAll(/<(\w+)> Tj/g)])
    .map(([, glyphs]) => glyphs!.replace(/\w{4}/g, (glyph) => signs.get(glyph) ?? '\0'));
};

const make = (...lines: string[]): Buffer => makePdf({ title: 'Полис', language: 'kk', lines, createdAt: 0 });

it('keeps Russian and Kazakh text that can be searched', () => {
  const lines = ['Договор № КС-1 — 240 000 ₸', 'Сақтанушы: Демеу Айдос Сынақұлы', 'ӘәҒғҚқҢңӨөҰұҮүҺһІі'];
  expect(textOf(make(...lines))).toEqual(lines);
});

it('wraps long lines, begins new pages, and loses nothing', () => {
  const long = Array.from({ length: 400 }, (_, at) => `слово${at}`).join(' ');
  const pdf = make(...Array.from({ length: 6 }, () => long));
  expect(textOf(pdf).join(' ')).toBe(Array.from({ length: 6 }, () => long).join(' '));
  expect(pdf.toString('latin1')).toContain('/Count 6');
});

it('writes a character that the font does not have as a question mark', () => {
  expect(textOf(make('a\u{1F600}b'))).toEqual(['a?b']);
});

it('is a file whose table of objects points at them, the same each time', () => {
  const pdf = make('а', 'б');
  const text = pdf.toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const offsets = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => text.slice(offset, offset + 7).startsWith(`${at + 1} 0 obj`))).not.toContain(
    false,
  );
  expect(offsets.length).toBeGreaterThan(6);
  expect(make('а', 'б').equals(pdf)).toBe(true);
});
