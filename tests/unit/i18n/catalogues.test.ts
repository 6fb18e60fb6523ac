import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { cataloguesOf } from '../../../machines/kit/screen.ts';
import { flowOf, screenIds, screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { root } from '../../../scripts/lib/run.ts';
import { components } from '../../../scripts/pages/parts.ts';

/** Which catalogue each text stands in. */
const home = new Map<string, string>();
for (const file of readdirSync(join(root, 'locales/ru')))
  for (const id of Object.keys(JSON.parse(readFileSync(join(root, 'locales/ru', file), 'utf8')) as object))
    home.set(id, file.replace('.json', ''));

/** Files of screens, their blocks and the rules of their forms; parts of the interface speak of what every page loads. */
const OWN = /^(src\/(pages|products|blocks)|schemas)\//;

/** Imported for something else than what speaks: the list of banks, not their answers. */
const SILENT: Partial<Record<ScreenId, string>> = { 'account-statement': 'src/blocks/banks/answers.ts' };

const closure = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !OWN.test(relative(root, file)) || !existsSync(file)) return seen;
  seen.add(file);
  // A type says nothing.
  for (const [, path = ''] of readFileSync(file, 'utf8')
    .replaceAll(/^(?:import|export) type [^;]*;/gm, '')
    .matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    closure(join(dirname(file), path), seen);
  return seen;
};

/** Texts of other catalogues that a screen names in letters. */
const strangers = (id: ScreenId): string[] => {
  const spec = screenSpec(id);
  const loaded = new Set<string>([
    'common',
    ...cataloguesOf(spec),
    ...(flowOf(id) !== null || spec.reads ? ['flow'] : []),
  ]);
  const files = [...closure(join(root, components.get(id) ?? ''))].filter(
    (file) => relative(root, file) !== SILENT[id],
  );
  // What opens later brings its words along.
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/loadCatalogue\('(\w[\w-]*)'\)/g)) loaded.add(name);
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]([a-z]\w*(?:\.[\w-]+)+)['`]/g)].flatMap(([, text = '']) => {
      const where = home.get(text);
      return where === undefined || loaded.has(where) ? [] : [`${relative(root, file)}: ${text} of ${where}`];
    }),
  );
};

it.each(screenIds)('%s speaks of nothing but what is loaded with it', (id) => {
  // A component that is not where its loader says would speak of nothing at all.
  expect(existsSync(join(root, components.get(id) ?? 'nowhere'))).toBe(true);
  expect(strangers(id)).toEqual([]);
});
