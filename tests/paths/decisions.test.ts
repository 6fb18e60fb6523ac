import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { flowIds } from '../../machines/generated/products.ts';
import type { Condition } from '../../machines/kit/conditions.ts';
import { start } from '../../machines/kit/context.ts';
import { listFiles } from '../../scripts/lib/files.ts';
import { root } from '../../scripts/lib/run.ts';
import { decisionsOf } from './support/decisions.ts';

/** A reading of numbers or things decides nothing by itself. */
const isCondition = (value: unknown): value is Condition =>
  typeof value === 'function' && 'reads' in value && typeof (value as Condition)(start({ input: {} })) === 'boolean';

/** Every condition that is exported, by its module and name; several of one meaning stand in a record of that name. */
const conditionsOf = async (): Promise<[string, Condition][]> => {
  const files = listFiles(['machines/kit', 'machines/products'], ['.ts']).filter((file) =>
    /conditions\.ts$|part\.ts$|flow\.ts$/.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(module).flatMap(([name, exported]): [string, Condition][] =>
        isCondition(exported)
          ? [[`${file.replace('machines/', '').replace('products/', '')} ${name}`, exported]]
          : typeof exported === 'object' && exported !== null
            ? Object.entries(exported).flatMap(([key, one]): [string, Condition][] =>
                isCondition(one)
                  ? [[`${file.replace('machines/', '').replace('products/', '')} ${name}.${key}`, one]]
                  : [],
              )
            : [],
      );
    }),
  );
  return found.flat().toSorted(([a], [b]) => (a < b ? -1 : 1));
};

const conditions = await conditionsOf();
/** Where each is kept: with its product, or with what all share. */
const goldenOf = (name: string): string => {
  const [folder] = name.split('/');
  return flowIds.some((flow) => flow === folder)
    ? `../products/${folder}/golden/decisions.txt`
    : 'golden/decisions.txt';
};
const files = [...new Set(conditions.map(([name]) => goldenOf(name)))];

it('finds the conditions of the flows', () => {
  expect(conditions.length).toBeGreaterThan(100);
});

/**
 * What each condition of the flows asks, and what it says to which values: found by changing every value that it looks at,
 * compared with what was read and kept. `npm run paths:update` writes it anew.
 */
it.each(files)('every condition decides by the values that are declared: %s', async (file) => {
  const text = conditions
    .filter(([name]) => goldenOf(name) === file)
    .map(([name, condition]) => [`# ${name}`, ...decisionsOf(condition), ''].join('\n'))
    .join('\n');
  await expect(text).toMatchFileSnapshot(file);
});
