import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/run.ts';
import { measure } from '../size.ts';
import { initialFiles } from '../sizes/manifest.ts';
import type { Row } from './table.ts';

const KB = 1024;
const DIST = join(root, 'dist');
/** What exists for one product alone: none of it belongs to the first screen. */
const PRODUCT = /\/(?:machines|src)\/products\//;

/** The table of all screens' components. */
const LOADERS = '/src/pages/loaders.ts';

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
  const page = readFileSync(join(DIST, 'pages/how-it-works.html'), 'utf8');
  const first = new Set(initialFiles(page));
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
