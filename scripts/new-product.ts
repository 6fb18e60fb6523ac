import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finished } from './lib/run.ts';
import { root, runBin, runScript } from './lib/run.ts';
import { refusal, skeleton } from './lib/skeleton.ts';

/**
 * `npm run new:product -- travel-insurance --at /travel-insurance --ru "Страховка путешествий" --kk "Саяхат сақтандыруы"`:
 * a product with one screen, in files of its own alone. `--list listTravelInsurances`: the read of a contract that lists the customer's;
 * they stand among the applications then. Exit code 2: it cannot be begun like this.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' }, ru: { type: 'string' }, kk: { type: 'string' }, list: { type: 'string' } },
});
const done = ({ code, output }: Finished): void => {
  if (code !== 0) throw new Error(output);
};

done(await runScript('scripts/generate-products.ts'));
const { addresses } = await import('../machines/generated/addresses.ts');
const { flowIds } = await import('../machines/generated/products.ts');
const name = positionals[0] ?? '';
const product = { name, at: values.at ?? `/${name}`, ru: values.ru ?? '', kk: values.kk ?? '', list: values.list };
const refused = refusal(product, { names: flowIds, addresses });
if (refused !== null) {
  console.error(refused);
  process.exit(2);
}

const files = Object.entries(skeleton(product));
for (const [file, text] of files) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
done(
  await runBin(
    'oxfmt',
    files.map(([file]) => file).filter((file) => !file.endsWith('.md')),
  ),
);
done(await runScript('scripts/generate-products.ts'));
done(await runScript('tests/paths/update.ts', [name]));
done(await runScript('scripts/docs.ts'));
const written = [
  ...files.map(([file]) => file),
  `tests/paths/golden/${name}.paths.json`,
  `tests/products/${name}/golden/calls.values`,
  `docs/generated/${name}.md`,
  `docs/generated/${name}.coverage.md`,
];
process.stdout.write(
  `${written.map((file) => `  ${file}`).join('\n')}\n` +
    `\nOpen it: npm start, then ${product.at}. Next: its contract in openapi/ (npm run generate), forms in schemas/, screens\n` +
    'and states, then npm run paths:update and npm test.\n',
);
