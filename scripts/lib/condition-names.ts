import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Condition } from '../../machines/kit/conditions.ts';
import { listFiles } from './files.ts';
import { root } from './run.ts';

type Known = (context: never) => unknown;
const names = new Map<Known, string>();

/** A condition's name is the one it is exported by; several of one meaning stand in a record of that name. */
const collect = (name: string, exported: unknown): void => {
  if (typeof exported === 'function' && 'reads' in exported) names.set(exported as unknown as Known, name);
  else if (typeof exported === 'object' && exported !== null)
    for (const one of Object.values(exported as Readonly<Record<string, unknown>>))
      if (typeof one === 'function') collect(name, one);
};
for (const file of listFiles(['machines/kit', 'machines/products'], ['.ts']))
  if (/conditions\.ts$|part\.ts$|flow\.ts$/.test(file)) {
    const module = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;
    for (const [name, exported] of Object.entries(module)) collect(name, exported);
  }

/** As diagrams and reports name it: `isOpen`, `not isOpen`; null: it is exported nowhere, and made of nothing that is. */
export const conditionName = (condition: Condition): string | null => {
  const own = names.get(condition);
  if (own !== undefined || condition.made === undefined) return own ?? null;
  const [word, ...of] = condition.made;
  const parts = of.map(conditionName);
  if (parts.includes(null)) return null;
  return word === 'not' ? `not ${parts[0]}` : parts.join(` ${word} `);
};
