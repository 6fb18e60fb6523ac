import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './lib/run.ts';
import { type Chunk, initialFiles, loadedFiles } from './sizes/manifest.ts';

const KB = 1024;

/** What each first screen brings along besides what every page loads: the component, its texts, and the flow that owns it. */
const FIRST_SCREENS: Record<string, readonly string[]> = {
  '/login': ['src/screens/pages/login.tsx', 'locales/ru/common.json', 'locales/ru/pages.json'],
  '/how-it-works': ['src/screens/pages/how-it-works.tsx', 'locales/ru/common.json', 'locales/ru/pages.json'],
};

/** Most bytes, packed with brotli. */
const BUDGET = { js: 100 * KB, css: 8 * KB, font: 36 * KB };
/** What a first screen must not load: it comes when it is used. */
const NOT_YET = /combobox|date-picker|dialog|toast|select|console/i;

interface Row {
  what: string;
  bytes: number;
  budget: number;
}

export const packedBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * Brotli sizes of the first screens of a built folder, and what is wrong with them.
 * @throws Error when the folder is not built, or a first screen has no chunk of the name it should have
 */
export function measure(dist: string): { rows: Row[]; faults: string[] } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const [path, modules] of Object.entries(FIRST_SCREENS)) {
    const files = [...new Set([...initialFiles(html), ...loadedFiles(manifest, modules)])];
    const sum = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + packedBytes(join(dist, file)), 0);
    rows.push({ what: `${path} script`, bytes: sum('.js'), budget: BUDGET.js });
    rows.push({ what: `${path} styles`, bytes: sum('.css'), budget: BUDGET.css });
    for (const file of files.filter((name) => NOT_YET.test(name)))
      faults.push(`${path} loads ${file} before it is used`);
  }
  const font = /href="\/(fonts\/[^"]+\.woff2)"/.exec(html)?.[1];
  if (font === undefined) faults.push('index.html preloads no font');
  else rows.push({ what: 'font', bytes: packedBytes(join(dist, font)), budget: BUDGET.font });
  for (const { what, bytes, budget } of rows) {
    if (bytes > budget) faults.push(`${what}: ${(bytes / KB).toFixed(1)} KB, the budget is ${budget / KB} KB`);
  }
  return { rows, faults };
}

if (isMain(import.meta.url)) {
  const { rows, faults } = measure(join(root, 'dist'));
  for (const { what, bytes, budget } of rows) {
    console.log(`${what.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${budget / KB} KB`);
  }
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
