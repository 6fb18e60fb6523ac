import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addresses } from '../machines/generated/addresses.ts';
import { flowIds } from '../machines/generated/products.ts';
import { root, runBin, runScript } from './lib/run.ts';
import { insert, refusal, skeleton } from './lib/skeleton.ts';

/**
 * `npm run new:product -- travel-insurance --at /travel-insurance --ru "Страховка путешествий" --kk "Саяхат сақтандыруы"`:
 * a product with one screen, in all the tables where a product stands. Exit code 2: it cannot be begun like this.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' }, ru: { type: 'string' }, kk: { type: 'string' } },
});
const name = positionals[0] ?? '';
const product = { name, at: values.at ?? `/${name}`, ru: values.ru ?? '', kk: values.kk ?? '' };
const refused = refusal(product, { names: flowIds, addresses });
if (refused !== null) {
  console.error(refused);
  process.exit(2);
}

const { files, inserts } = skeleton(product);
// First everything in memory: a table that has changed its shape stops before anything is written.
const changed = new Map(Object.entries(files));
for (const one of inserts)
  changed.set(one.file, insert(changed.get(one.file) ?? (await readFile(join(root, one.file), 'utf8')), one));
for (const [file, text] of changed) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
await runBin('oxfmt', [...changed.keys()]);
const index = await runScript('scripts/generate-products.ts');
if (index.code !== 0) throw new Error(index.output);
process.stdout.write(
  `${[...changed.keys()].map((file) => `  ${file}`).join('\n')}\n` +
    `\nOpen it: npm start, then ${product.at}. Next: its contract in openapi/ (npm run generate), forms in schemas/, screens\n` +
    'and states, then npm run paths:update and npm test. tests/model/addresses.test.ts counts the addresses.\n',
);
