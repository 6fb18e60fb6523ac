import Ajv2020 from 'ajv/dist/2020.js';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../schemas/config.schema.ts';
import { configSchema } from '../../../scripts/lib/config-schema.ts';
import { root, runScript } from '../../../scripts/lib/run.ts';

type Tree = { [key: string]: unknown };
const ours = (): Tree => {
  const config = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8')) as Tree;
  return {
    ...config,
    flags: { ...(config['flags'] as Tree), requestId: true },
    bridge: { ...(config['bridge'] as Tree), aitu: { call: 'aitu.call' } },
    telemetry: { address: '/telemetry', sample: 0.5 },
    off: { products: ['casco-life'], banks: ['mcf'], insurers: ['nomad'] },
    notice: { ru: 'Ночью работы', kk: 'Түнде жұмыс' },
  };
};
const fits = new Ajv2020({ allErrors: false, strict: true, strictTypes: false }).compile(configSchema);

/** Every place of the settings, as keys from the top. */
const placesOf = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => [[...at, key], ...placesOf(below, [...at, key])])
    : [];

/** The settings with one place changed by `change`. */
const changed = (at: readonly string[], change: (parent: Tree, key: string) => void): Tree => {
  const config = ours();
  const parent = at.slice(0, -1).reduce((tree, key) => tree[key] as Tree, config);
  change(parent, at.at(-1) ?? '');
  return config;
};

const VALUES: readonly unknown[] = [
  '',
  'a',
  'a b',
  '/a',
  '/a/',
  '/a/b.c',
  'a.b',
  '$a',
  '1',
  '77010000001',
  'dark',
  'javascript:alert(1)',
  'http://a.kz',
  'https://a.kz/',
  'https://a.kz/x',
  'https://a.kz:99/{productId}',
  'https://a.kz/{lat}/{lng}',
  'x'.repeat(64),
  'x'.repeat(65),
  'x'.repeat(300),
  'x'.repeat(301),
  'a.kz:8080',
  'a..kz',
  0,
  0.5,
  1,
  3,
  4,
  6.5,
  8,
  9,
  true,
  false,
  null,
  [],
  ['a.kz'],
  ['a kz'],
  [1],
  {},
  { a: 1 },
];

describe('the published schema', () => {
  const places = placesOf(ours());

  it.each(places.map((at) => [at.join('.'), at] as const))('has one verdict with the page on %s', (_name, at) => {
    // The page takes an empty list for a record without keys; whoever writes one should not.
    const values = VALUES.filter((value) => !(at.join('.') === 'bridge.aitu' && Array.isArray(value)));
    const configs = values.map((value) => changed(at, (tree, key) => (tree[key] = value)));
    // Of a list no entry can lack.
    if (!/^\d+$/.test(at.at(-1) ?? '')) configs.push(changed(at, (tree, key) => void delete tree[key]));
    const parted = configs.filter((config) => {
      const taken = fits(config);
      // A key that nobody knows is left out by the page, and refused by the schema: a typing error is seen.
      const isStrange = !taken && (fits.errors ?? []).every(({ keyword }) => keyword === 'additionalProperties');
      return taken !== parseConfig(config).ok && !isStrange;
    });
    expect(parted).toEqual([]);
  });

  it('takes our own settings, and all of them', () => {
    expect(fits(ours())).toBe(true);
    expect(places.length).toBeGreaterThan(50);
    expect(fits({ ...ours(), secret: 1 })).toBe(false);
  });
});

describe('npm run config:check', () => {
  const check = async (content: unknown): Promise<{ code: number; output: string }> => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'config.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return runScript('scripts/config-check.ts', [file]);
  };

  it('says that settings fit, an editor word for their schema among them', async () => {
    expect(await check({ $schema: 'config.schema.json', ...ours() })).toMatchObject({
      code: 0,
      output: expect.stringContaining('fits') as unknown,
    });
  });

  it.each([
    [changed(['services', 'auth'], (tree) => (tree['auth'] = 'ftp://a')), 'services.auth'],
    [changed(['contacts', 'phone'], (tree) => void delete tree['phone']), 'contacts.phone'],
    [changed(['flags', 'training'], (tree) => (tree['trainning'] = true)), 'flags.trainning'],
    [changed(['off', 'products'], (tree) => (tree['products'] = ['casco-live'])), 'off.products: "casco-live"'],
    [changed(['notice', 'kk'], (tree) => void delete tree['kk']), 'notice.kk'],
    ['{', 'config.json'],
  ])('names the key at fault and ends with 1: %#', async (config, key) => {
    const { code, output } = await check(config);
    expect(code).toBe(1);
    expect(output).toContain(key);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
