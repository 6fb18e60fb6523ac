import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { refusal } from '../../../scripts/lib/skeleton.ts';

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
  'docs',
  '.gitignore',
  '.oxfmtrc.json',
  'vitest.config.ts',
  'lingui.config.ts',
];
/** What every flow has to keep. */
const RULES = ['tests/model/rules.test.ts', 'tests/model/random-walks.test.ts', 'tests/paths/pure.test.ts'];
/** What is kept of it to be read and compared. */
const KEPT = 'tests/model/progress.test.ts';
let base: string;
const start = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(program, args, { cwd: base, encoding: 'utf8', env: { ...process.env, ...env } });
const node = (...args: string[]) => start(process.execPath, args);
/** Files that are not as they were copied; `??` stands before new ones. */
const changed = (): string[] =>
  start('git', ['status', '--porcelain', '-uall'])
    .stdout.split('\n')
    .filter((line) => line !== '' && !line.startsWith('A '));

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'product-'));
  for (const place of copied) cpSync(join(root, place), join(base, place), { recursive: true });
  for (const place of ['node_modules', 'styled-system', 'package.json'])
    symlinkSync(join(root, place), join(base, place));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object & {
    compilerOptions: object;
  };
  const include = [
    'src',
    'machines',
    'tests/paths/support',
    'tests/products',
    'tests/generated',
    'tests/e2e/scenarios',
  ];
  writeFileSync(join(base, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  start('git', ['init', '--quiet']);
  start('git', ['add', '--all']);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('writes a product that compiles and is walked, in new files alone', { timeout: 600_000 }, () => {
  const told = ['--at', '/travel/:id?', '--ru', 'Страховка путешествий', '--kk', 'Саяхат сақтандыруы'];
  told.push('--list', 'listInsuranceClaims');
  const made = node('--import', 'tsx', 'scripts/new-product.ts', 'travel-insurance', ...told);
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
  const files = changed();
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((line) => !/^\?\? .*travel-?insurance/i.test(line))).toEqual([]);
  for (const { 1: file } of made.stdout.matchAll(/^ {2}(\S+)$/gm)) expect(files).toContain(`?? ${file}`);
  // Screens, components, texts and samples are typed by each other: what is missing does not compile.
  const types = node('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.');
  expect(types.stdout).toBe('');
  expect(types.status).toBe(0);
  // It stands among the customer's applications: the lists ask for it, with words of its own.
  const written = (file: string) => readFileSync(join(base, file), 'utf8');
  expect(written('src/generated/lists.ts')).toContain("from '../products/travel-insurance/list.tsx'");
  expect(written('machines/generated/lists.ts')).toMatch(/listTexts = \[.*'travelInsurance'.*\]/);
  expect(JSON.parse(readFileSync(join(base, 'locales/kk/travelInsurance.json'), 'utf8'))).toEqual({
    'do.travelInsurance': 'Саяхат сақтандыруы',
    'go.travelInsurance': 'Саяхат сақтандыруы',
    'milestone.travelInsurance': 'Саяхат сақтандыруы',
    'travelInsurance.title': 'Саяхат сақтандыруы',
  });
  const walked = start(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'shared', '-t', 'travel-insurance', ...RULES, KEPT, '-u'],
    { FLOW: 'travel-insurance' },
  );
  expect(walked.stdout).toMatch(/Test Files .*4 passed/);
  expect(walked.status).toBe(0);
  expect(changed().filter((line) => !/^\?\? .*travel-?insurance/i.test(line))).toEqual([]);
  const again = node('--import', 'tsx', 'scripts/new-product.ts', 'travel-insurance', ...told);
  expect(again.status).toBe(2);
  expect(again.stderr).toContain('There is a product "travel-insurance" already');
});

it('leaves no trace of a product whose files are gone', { timeout: 60_000 }, () => {
  const files = changed().map((line) => line.slice('?? '.length));
  expect(files).toContain('machines/products/travel-insurance/product.ts');
  for (const file of files) rmSync(join(base, file));
  expect(node('--import', 'tsx', 'scripts/generate-products.ts').status).toBe(0);
  expect(changed()).toEqual([]);
  expect(readFileSync(join(base, 'machines/generated/products.ts'), 'utf8')).not.toContain('travel');
  expect(readFileSync(join(base, 'locales/ids.ts'), 'utf8')).not.toContain('travel');
  expect(readFileSync(join(base, 'src/generated/lists.ts'), 'utf8')).not.toContain('travel');
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
