import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FONT } from '../src/platform/font.ts';
import { isMain, root } from './lib/run.ts';
import { type Chunk, initialFiles, loadedFiles } from './sizes/manifest.ts';

const KB = 1024;

/** The built pages of the first screens, and what must be among their files: a page that lost it would look light. */
const FIRST_SCREENS = {
  '/login': {
    page: 'pages/login.html',
    modules: ['src/pages/login.tsx', 'locales/ru/common.json', 'locales/ru/login.json'],
  },
  '/': {
    page: 'pages/home.html',
    modules: ['src/pages/start.tsx', 'locales/ru/common.json', 'locales/ru/start.json'],
  },
  '/how-it-works': {
    page: 'pages/how-it-works.html',
    modules: ['src/pages/how-it-works.tsx', 'locales/ru/common.json', 'locales/ru/how.json'],
  },
} as const;
/** What leads from the first page to a flow's first screen, calls and reads left out: they come with the first of them. */
const FURTHER = {
  path: '/client-claim-c2c',
  what: '/client-claim-c2c over /how-it-works',
  modules: [
    'machines/generated/products.ts',
    'machines/products/credit-claim/product.ts',
    'src/generated/loaders.ts',
    'src/products/credit-claim/loaders.ts',
    'src/app/flow-frame.tsx',
    'machines/products/credit-claim/flow.ts',
    'src/engine/flow-host.ts',
    'src/engine/running-flow.ts',
    'src/products/credit-claim/claim/c2c-car.tsx',
    'locales/ru/c2c.json',
    'locales/ru/flow.json',
  ],
};

/** The limits of docs/performance.md, packed with brotli. */
const LIMIT = { js: 110 * KB, css: 8 * KB, font: 36 * KB, further: 40 * KB, both: 140 * KB };
/**
 * What was reached, with a little air, so that nothing comes back unseen: names of files hold digests, and other digests pack
 * a tenth of a KB better or worse.
 */
const GATE = {
  '/login': 106.6 * KB,
  '/': 102.6 * KB,
  '/how-it-works': 102 * KB,
  css: 8 * KB,
  further: 48.7 * KB,
  both: 151.3 * KB,
};
/** Script files that a flow's page names: each is a request (over HTTP/1.1 six at a time). */
const FILES = { page: 'pages/c2c-car.html', most: 16 };
/** Of each pair the second is there when the first is: who picks a file must not wait for what takes it. */
const TOGETHER = [['src/blocks/questionnaire/file-picker.tsx', 'src/engine/lazy-uploads.ts']] as const;
/** Pages that only tell of claims: what hosts flows comes when one is opened. */
const LISTS = ['home', 'my-applications', 'dealer-home', 'dealer-applications', 'marketplace-applications'] as const;
/** What a first screen must not load: it comes when it is used. */
const NOT_YET = /combobox|date-picker|dialog|toast|select|console/i;

interface Row {
  what: string;
  bytes: number;
  /** The limit of docs/performance.md. */
  budget: number;
  /** Where the build fails. */
  gate: number;
}

export const packedBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * Brotli sizes of the first screens of a built folder, and what is wrong with them.
 * @throws Error when the folder is not built, or a first screen has no chunk of the name it should have
 */
export function measure(dist: string): { rows: Row[]; faults: string[] } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) as Record<string, Chunk>;
  const read = (page: string) => readFileSync(join(dist, page), 'utf8');
  const rows: Row[] = [];
  const faults: string[] = [];
  let further = 0;
  for (const path of ['/login', '/', '/how-it-works'] as const) {
    const { page, modules } = FIRST_SCREENS[path];
    const files = [...new Set([...initialFiles(read(page)), ...loadedFiles(manifest, modules)])];
    const sum = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + packedBytes(join(dist, file)), 0);
    rows.push({ what: `${path} script`, bytes: sum('.js'), budget: LIMIT.js, gate: GATE[path] });
    rows.push({ what: `${path} styles`, bytes: sum('.css'), budget: LIMIT.css, gate: GATE.css });
    for (const file of files.filter((name) => NOT_YET.test(name)))
      faults.push(`${path} loads ${file} before it is used`);
    // Files that both need count once: a person downloads them once.
    further = loadedFiles(manifest, FURTHER.modules)
      .filter((file) => file.endsWith('.js') && !files.includes(file))
      .reduce((bytes, file) => bytes + packedBytes(join(dist, file)), 0);
    rows.push({
      what: `${path} and then ${FURTHER.path}`,
      bytes: sum('.js') + further,
      budget: LIMIT.both,
      gate: GATE.both,
    });
  }
  rows.push({ what: FURTHER.what, bytes: further, budget: LIMIT.further, gate: GATE.further });
  const [host] = loadedFiles(manifest, ['src/engine/flow-host.ts']);
  for (const list of LISTS.map((page) => `src/pages/${page}.tsx`))
    if (loadedFiles(manifest, [list]).some((file) => file === host)) faults.push(`${list} loads what only flows need`);
  for (const [first, second] of TOGETHER)
    if (loadedFiles(manifest, [first])[0] !== loadedFiles(manifest, [second])[0])
      faults.push(`${second} lies in another file than ${first}`);
  const page = read(FILES.page);
  const hinted = /data-guest-ru="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
  const scripts = new Set([...initialFiles(page), ...hinted].filter((file) => file.endsWith('.js')));
  if (scripts.size > FILES.most)
    faults.push(`${FILES.page} names ${scripts.size} scripts, the gate stands at ${FILES.most}`);
  rows.push({ what: 'font', bytes: packedBytes(join(dist, FONT)), budget: LIMIT.font, gate: LIMIT.font });
  for (const { what, bytes, gate } of rows) {
    if (bytes > gate) faults.push(`${what}: ${(bytes / KB).toFixed(2)} KB, the gate stands at ${gate / KB} KB`);
  }
  return { rows, faults };
}

if (isMain(import.meta.url)) {
  const { rows, faults } = measure(join(root, 'dist'));
  for (const { what, bytes, budget, gate } of rows) {
    const most = gate === budget ? `${budget / KB} KB` : `${gate / KB} KB (limit ${budget / KB} KB)`;
    console.log(`${what.padEnd(40)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${most}`);
  }
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
