import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/run.ts';
import { measure, packedBytes } from '../size.ts';
import { type Chunk, initialFiles, loadedFiles } from '../sizes/manifest.ts';
import type { Row } from './table.ts';

const KB = 1024;
const DIST = join(root, 'dist');
const HOW = ['src/screens/pages/how-it-works.tsx', 'locales/ru/common.json', 'locales/ru/pages.json'];
/** What leads from the first page to the flow's first screen. */
const CLAIM = [
  'machines/index.ts',
  'src/app/screens.ts',
  'machines/flows/credit-claim.flow.ts',
  'src/engine/running-flow.ts',
  'src/screens/claim/c2c-car.tsx',
  'locales/ru/claim.json',
];
/** The same, and what comes with the first call and the first read, wherever they happen first. */
const CALLS = ['src/app/services.ts', 'src/app/reads.tsx'];
const CLIENT = 'node_modules/openapi-fetch/dist/index.mjs';
/** What exists for one product alone: none of it belongs to the first screen. */
const PRODUCT = /\/(?:machines\/(?:flows|parts)|(?:machines|src)?\/?screens\/(?:claim|questionnaire|banks))\b/;

/** The table of all screens' components. */
const LOADERS = '/src/app/pages.ts';

const sizeRow = (what: string, bytes: number, budget: number | null, limitKb: number): Row => ({
  what,
  against: `${limitKb} KB`,
  ratio: bytes / (limitKb * KB),
  budget,
  seen: `${(bytes / KB).toFixed(1)} KB`,
});

/** Packed sizes of the last build against their limits. @throws Error when dist/ is not built */
export async function firstScreenSizes(): Promise<Row[]> {
  const { rows, faults } = measure(DIST);
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const first = new Set([
    ...initialFiles(readFileSync(join(DIST, 'index.html'), 'utf8')),
    ...loadedFiles(manifest, HOW),
  ]);
  const further = (modules: readonly string[]) =>
    loadedFiles(manifest, modules)
      .filter((file) => file.endsWith('.js') && !first.has(file))
      .reduce((sum, file) => sum + packedBytes(join(DIST, file)), 0);
  const client = Object.keys(manifest).filter((key) => key.endsWith(CLIENT));
  const product = await productOnFirstScreen(first);
  return [
    ...rows.map(({ what, bytes, budget }) => sizeRow(what, bytes, 1, budget / KB)),
    {
      what: 'parts loaded before they are used',
      against: 'none',
      ratio: faults.filter((fault) => fault.includes('before it is used')).length,
      budget: 0,
      seen: '',
    },
    sizeRow('/client-claim-c2c over /how-it-works', further(CLAIM), 1, 40),
    sizeRow('the same with calls and reads', further([...CLAIM, ...CALLS, ...client]), null, 40),
    {
      what: 'a further product on the first screen',
      against: '/how-it-works script',
      ratio: product.share,
      budget: 0,
      seen: product.seen,
    },
  ];
}

/** `assets/first-BlpZgLr5.js` → `assets/first`: styles are left out in memory, so the names differ. */
const bare = (file: string): string => file.replace(/-[\w-]{8}\.\w+$/, '');

/**
 * How much of the first screen's script exists for one product alone: by about as much a second product would lengthen
 * it. The manifest does not tell what a chunk is made of, so the page is bundled once more, in memory.
 */
async function productOnFirstScreen(first: ReadonlySet<string>): Promise<{ share: number; seen: string }> {
  const bundle = (await build({
    root,
    logLevel: 'silent',
    build: { write: false },
    css: { postcss: {} },
  })) as Rolldown.RolldownOutput;
  const names = new Set([...first].map(bare));
  let all = '';
  let ours = '';
  for (const chunk of bundle.output) {
    if (chunk.type !== 'chunk' || !names.has(bare(chunk.fileName))) continue;
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      all += code ?? '';
      if (PRODUCT.test(id)) ours += code ?? '';
      if (id.endsWith(LOADERS))
        ours += (code ?? '')
          .split('\n')
          .filter((line) => PRODUCT.test(line))
          .join('\n');
    }
  }
  if (all === '') throw new Error('The build in memory has none of the chunks of dist/: is dist/ of these sources?');
  const packed = (code: string) => (code === '' ? 0 : brotliCompressSync(code).length);
  return { share: packed(ours) / packed(all), seen: `${(packed(ours) / KB).toFixed(1)} KB before minifying` };
}
