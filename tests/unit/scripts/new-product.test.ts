import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { insert, refusal } from '../../../scripts/lib/skeleton.ts';

const copied = [
  'src',
  'machines',
  'openapi',
  'schemas',
  'locales',
  'tests',
  'sandbox',
  'scripts',
  'server',
  '.oxfmtrc.json',
];
let base: string;
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: base, encoding: 'utf8' });

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'product-'));
  for (const place of copied) cpSync(join(root, place), join(base, place), { recursive: true });
  for (const place of ['node_modules', 'styled-system', 'package.json'])
    symlinkSync(join(root, place), join(base, place));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object & {
    compilerOptions: object;
  };
  const include = ['src', 'machines', 'tests/paths/support', 'tests/e2e/paths', 'tests/e2e/stops'];
  writeFileSync(join(base, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('writes a product that compiles, in every table where a product stands', { timeout: 300_000 }, () => {
  const told = ['--at', '/travel/:id?', '--ru', 'Страховка путешествий', '--kk', 'Саяхат сақтандыруы'];
  const made = node('--import', 'tsx', 'scripts/new-product.ts', 'travel-insurance', ...told);
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
  // Tables are typed by the flows' ids: one that was forgotten does not compile.
  const types = node('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.');
  expect(types.stdout).toBe('');
  expect(types.status).toBe(0);
  expect(JSON.parse(readFileSync(join(base, 'locales/kk/travelInsurance.json'), 'utf8'))).toEqual({
    'travelInsurance.title': 'Саяхат сақтандыруы',
  });
  const again = node('--import', 'tsx', 'scripts/new-product.ts', 'travel-insurance', ...told);
  expect(again.status).toBe(2);
  expect(again.stderr).toContain('There is a product "travel-insurance" already');
});

it('tells when the index of products is not what the folders say, and makes it where there is none', () => {
  const index = (...args: string[]) => node('--import', 'tsx', 'scripts/generate-products.ts', ...args);
  const file = join(base, 'machines/products/short-link/screens.ts');
  const before = readFileSync(file, 'utf8');
  index();
  writeFileSync(file, before.replace("path: '/link/:id?'", "path: '/short/:id?'"));
  const stale = index('--check');
  expect([stale.status, stale.stderr]).toEqual([1, expect.stringContaining('machines/generated/addresses.ts')]);
  rmSync(join(base, 'machines/generated'), { recursive: true });
  expect(index('--check').status).toBe(0);
  expect(readFileSync(join(base, 'machines/generated/addresses.ts'), 'utf8')).toContain("'/short/:id?'");
  writeFileSync(file, before);
  writeFileSync(join(base, 'machines/generated/forgotten.ts'), '');
  expect(index('--check').stderr).toContain('machines/generated/forgotten.ts');
  index();
  expect(index('--check').status).toBe(0);
});

it.each([
  ['Travel', '/travel', 'Страховка', 'Сақтандыру', 'is no name'],
  ['travel', 'travel', 'Страховка', 'Сақтандыру', 'is no address'],
  ['travel', '/login', 'Страховка', 'Сақтандыру', 'belongs to another product'],
  ['travel', '/travel', 'Страховка', '', 'in Kazakh (--kk)'],
])('refuses %s at %s, and says why', (name, at, ru, kk, why) => {
  expect(refusal({ name, at, ru, kk }, { names: [], addresses: ['/login'] })).toContain(why);
});

it('stops at a table that has changed its shape', () => {
  expect(() => insert('[]', { file: 'a.ts', before: '};', line: 'x' })).toThrow('a.ts has no "};"');
});
