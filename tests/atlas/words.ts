import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../scripts/lib/files.ts';
import { root } from '../../scripts/lib/run.ts';
import type { Words } from './atlas.types.ts';

const catalogue = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    listFiles([`locales/${locale}`], ['.json']).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
    ),
  );
const ru = catalogue('ru');
const kk = catalogue('kk');

/** A text by its id, as the catalogues have it; null: there is none of that id. */
export const wordsOf = (id: string): Words | null => {
  const russian = ru.get(id);
  return russian === undefined ? null : { id, ru: russian, kk: kk.get(id) ?? '' };
};

const NAMED = /'([a-z]\w*(?:\.[\w-]+)+)'/g;

/** The texts that a component names itself, in their order. */
export const textsIn = (file: string): Words[] => {
  const ids = [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(([, id = '']) => id);
  return [...new Set(ids)].flatMap((id) => wordsOf(id) ?? []);
};
