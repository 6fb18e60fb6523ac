import { expect, it } from 'vitest';
import { makePdf } from '../../sandbox/core/pdf.ts';
import { textOf } from './support/pdf-text.ts';

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
