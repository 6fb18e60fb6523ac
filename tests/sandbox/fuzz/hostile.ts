import fc from 'fast-check';

const deep = (levels: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Texts that break what was not made for them. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'x'.repeat(10_000),
  'я'.repeat(1000),
  '\ud800',
  'a\udfff',
  '\0',
  '\u202e\u200b\ufeff',
  '🏳️‍🌈👩‍👩‍👧‍👦',
  '١٢٣٤٥٦٧٨٩٠١٢',
  '１２３４５６',
  "'; DROP TABLE claims; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  '1e999',
  '-1',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  'https://evil.example/',
  '{}',
];

/** Values of every type, the wrong ones among them. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    -0,
    2 ** 31,
    2 ** 53 + 2,
    -(2 ** 63),
    1e300,
    [],
    {},
    [null],
    { id: null },
    deep(40),
    deep(300),
    Array.from({ length: 2000 }, (_, index) => index),
  ),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no value at all. */
export const rawBodies: readonly string[] = [
  '',
  '{',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '[1,]',
  'NaN',
  '"\\ud83d"',
  '{"__proto__":{"a":1}}',
  '['.repeat(100_000),
  `${'[['.repeat(20_000)}${']]'.repeat(20_000)}`,
  'a=1&a=2&%00=%ff',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="\\"\r\n\r\n\r\n--x--\r\n',
  'query{__schema{types{name}}}',
];

export const contentTypes: readonly (string | null)[] = [
  null,
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  ',',
];

/** Copies `value` with the part that `where` leads to (numbers choose among what is there) replaced. */
export function replaced(value: unknown, where: readonly number[], by: unknown): unknown {
  const [first, ...rest] = where;
  if (first === undefined || typeof value !== 'object' || value === null) return by;
  if (Array.isArray(value)) {
    if (value.length === 0) return by;
    const at = first % value.length;
    return value.map((one: unknown, index) => (index === at ? replaced(one, rest, by) : one));
  }
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return { surprise: by };
  const copy: Record<string, unknown> = { ...value };
  // Left out, put beside, or replaced.
  if (first % 7 === 0) delete copy[key];
  else if (first % 11 === 0) copy['surprise'] = by;
  else copy[key] = replaced(copy[key], rest, by);
  return copy;
}
