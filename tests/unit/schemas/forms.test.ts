import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { forms } from '../../paths/support/form-examples.ts';
import { check, parseMessage } from '../../../schemas/kit.ts';
import { root } from '../../../scripts/lib/run.ts';

/** All texts of a language: which of them are loaded with a form, `tests/unit/i18n/catalogues.test.ts` asks. */
const textsOf = (language: 'ru' | 'kk'): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(root, 'locales', language)).map(
      (name) => JSON.parse(readFileSync(join(root, 'locales', language, name), 'utf8')) as object,
    ),
  ) as Record<string, string>;
const catalogues: Readonly<Record<'ru' | 'kk', Record<string, string>>> = { ru: textsOf('ru'), kk: textsOf('kk') };

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?:, plural,|\})/g)].map((match) => match[1]!).sort();

const all = Object.entries(forms);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    'а\udfff',
    '__proto__',
    'constructor',
    '<img src=x onerror=alert(1)>',
    '%00',
    '\u0000',
    '\u202e12',
    '٣٤',
    '１２',
    'x'.repeat(10_000),
    '9'.repeat(10_000),
    ' '.repeat(10_000),
    'ұ'.repeat(10_000),
    '1e9',
    '-1',
    '0x10',
    'NaN',
    'Infinity',
    '1.5',
  ),
  fc.anything(),
);

/** Where leaves stand in raw values, so that each can be spoilt in turn. */
const leaves = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const spoil = (value: unknown, [key, ...rest]: (string | number)[], leaf: unknown): unknown => {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((inner, i) => (i === key ? spoil(inner, rest, leaf) : inner));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: spoil(record[key], rest, leaf) };
};

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

const numbers = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbers)
      : [];

const expectText = (message: string): void => {
  const { id, values } = parseMessage(message);
  expect(catalogues.ru).toHaveProperty([id]);
  expect(placeholders(catalogues.ru[id]!)).toEqual(expect.arrayContaining(Object.keys(values ?? {})));
  expect(new Set(placeholders(catalogues.ru[id]!))).toEqual(new Set(Object.keys(values ?? {})));
  expect(new Set(placeholders(catalogues.kk[id]!))).toEqual(new Set(Object.keys(values ?? {})));
};

describe.each(all)('%s', (_name, { schema, initial, examples }) => {
  test.each(examples.valid.map((raw, i) => [i, raw] as const))('takes valid example %i', (_i, raw) => {
    expect(check(schema, raw)).toMatchObject({ ok: true });
  });

  test.each(examples.valid.map((raw, i) => [i, raw] as const))(
    'takes its own result of example %i unchanged',
    (_i, raw) => {
      const first = check(schema, raw);
      const stored: unknown = JSON.parse(JSON.stringify(first.ok ? first.values : null));
      expect(check(schema, stored)).toEqual({ ok: true, values: stored });
    },
  );

  test.each(examples.invalid)('refuses: $name', ({ raw, errors }) => {
    const result = check(schema, raw);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(
      Object.fromEntries(Object.entries(result.errors).map(([path, text]) => [path, parseMessage(text).id])),
    ).toEqual(errors);
    for (const text of Object.values(result.errors)) expectText(text);
  });

  it('refuses what it starts with, by a field of its own', () => {
    const result = check(schema, initial);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(Object.keys(result.errors)).not.toContain('');
  });

  test.each([undefined, null, '', 0, [], 'text', Number.NaN, () => 1].map((raw) => [raw]))(
    'never takes %j for a form',
    (raw) => {
      const result = check(schema, raw);
      expect(result.ok).toBe(false);
      if (result.ok) return;
      for (const text of Object.values(result.errors)) expectText(text);
    },
  );

  it('answers a hostile value in any field by a text or a clean value, and never throws', () => {
    const anyLeaf = fc
      .constantFrom(...examples.valid)
      .chain((raw) => fc.tuple(fc.constant(raw), fc.constantFrom(...leaves(raw)), hostile));
    fc.assert(
      fc.property(anyLeaf, ([raw, path, leaf]) => {
        const result = check(schema, spoil(raw, path, leaf));
        if (!result.ok) {
          for (const text of Object.values(result.errors)) expectText(text);
          return;
        }
        for (const text of strings(result.values)) {
          expect(text.length).toBeLessThanOrEqual(600);
          expect(text).not.toMatch(/\p{Cs}/u);
        }
        for (const number of numbers(result.values)) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('ignores what it did not ask for', () => {
    const polluted: unknown = JSON.parse(
      JSON.stringify({ ...examples.valid[0], extra: 1 }).replace('{', '{"__proto__":{"polluted":true},'),
    );
    const result = check(schema, polluted);
    expect(result.ok).toBe(true);
    if (!result.ok) return;
    expect(result.values).not.toHaveProperty('extra');
    expect(result.values).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

it('has valid examples that differ', () => {
  for (const [, { schema, examples }] of all) {
    const results = examples.valid.map((raw) => JSON.stringify(check(schema, raw)));
    // publication links of one announcement may come to the same value; the raw ones may not
    expect(new Set(examples.valid.map((raw) => JSON.stringify(raw))).size).toBe(examples.valid.length);
    expect(results.every((result) => result.startsWith('{"ok":true'))).toBe(true);
  }
});
