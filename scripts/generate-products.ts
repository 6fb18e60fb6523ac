/**
 * Folders of products and catalogues → the indexes that machines, page and texts are found by (`scripts/lib/product-index.ts`).
 * They are not committed: every command that needs them makes them.
 *   node --import tsx scripts/generate-products.ts           writes
 *   node --import tsx scripts/generate-products.ts --check   fails when one differs from the folders; writes what is not there at all
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../machines/kit/product.ts';
import type { ScreenSpec } from '../machines/kit/screen.ts';
import { listFiles } from './lib/files.ts';
import { faultsOf, type Found, indexOf, readsOf } from './lib/product-index.ts';
import { root } from './lib/run.ts';

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(join(root, file)).href)) as T;

/** Folders of products. What several share is none; a folder that git has emptied is none either. */
const names = readdirSync(join(root, 'machines/products'))
  .filter((name) => name !== 'shared' && readdirSync(join(root, 'machines/products', name)).length > 0)
  .toSorted();

const products = await Promise.all(
  names.map(async (name): Promise<Found['products'][number]> => {
    const folder = `machines/products/${name}`;
    const [page, tests] = [`src/products/${name}`, `tests/products/${name}`];
    for (const file of [
      `${folder}/product.ts`,
      `${folder}/screens.ts`,
      `${folder}/progress.ts`,
      `${page}/loaders.ts`,
      `${tests}/samples.ts`,
      `${tests}/scenarios.ts`,
    ])
      if (!existsSync(join(root, file))) throw new Error(`The product ${name} has no ${file}`);
    const { product } = await load<{ product: Product }>(`${folder}/product.ts`);
    if ((product.list !== undefined) !== existsSync(join(root, page, 'list.tsx')))
      throw new Error(`The product ${name} declares a list and has no ${page}/list.tsx, or the other way round`);
    if (product.id !== name) throw new Error(`${folder}/product.ts declares "${product.id}"`);
    const exported = Object.entries(await load<object>(`${folder}/screens.ts`));
    const screensExport = exported.find(([, value]) => value === product.screens)?.[0];
    if (screensExport === undefined) throw new Error(`${folder}/screens.ts does not export the product's screens`);
    return { product, screensExport };
  }),
);
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
// The one index that a file read here needs.
const [readsFile, readsText] = readsOf(products);
if (!process.argv.includes('--check') || !existsSync(join(root, readsFile))) write(readsFile, readsText);
const { pageScreens } = await load<{ pageScreens: Readonly<Record<string, ScreenSpec>> }>('machines/pages.ts');
const catalogues = readdirSync(join(root, 'locales/ru')).flatMap((file) =>
  file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
);
const forms = await Promise.all(
  listFiles(['schemas'], ['.form.ts']).map(async (file) => ({
    file: file.slice('schemas/'.length),
    exports: Object.keys(await load<object>(file)),
  })),
);
const found: Found = { products, pages: pageScreens, catalogues: catalogues.toSorted(), forms };
const faults = faultsOf(found);
if (faults.length > 0) throw new Error(faults.join('\n'));

const files = indexOf(found);
const read = (file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
const strangers = ['machines/generated', 'src/generated', 'tests/generated'].flatMap((folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).flatMap((name) => (files.has(`${folder}/${name}`) ? [] : [`${folder}/${name}`]))
    : [],
);
const others = [...files].filter(([file, text]) => read(file) !== text);
const stale = [...others.flatMap(([file]) => (read(file) === null ? [] : [file])), ...strangers];

if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`The index of products is stale: ${stale.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
} else {
  for (const [file, text] of others) write(file, text);
  for (const file of strangers) rmSync(join(root, file));
}
