import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';
import { type Catalogue, checkCatalogue, checkDoubles, type Locale } from './texts/rules.ts';
import { collectUsed, unusedIds, type Used } from './texts/used.ts';

/** Where a text may be used. */
const SOURCES = ['src', 'machines', 'schemas', 'openapi'];

const read = (base: string, locale: Locale, name: string): Catalogue =>
  JSON.parse(readFileSync(join(base, 'locales', locale, `${name}.json`), 'utf8')) as Catalogue;

const namesOf = (base: string, locale: Locale): string[] =>
  readdirSync(join(base, 'locales', locale)).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

/** Keys written twice in one file: JSON keeps the last and says nothing. */
function doubledKeys(base: string, locale: Locale, name: string): string[] {
  const keys = [
    ...readFileSync(join(base, 'locales', locale, `${name}.json`), 'utf8').matchAll(/^\s*"([^"]+)"\s*:/gm),
  ].map(([, key = '']) => key);
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => `${locale}/${name}: ${key} stands twice`);
}

/** Every fault of the catalogues below `base`, one line each; empty when all is well. */
export function checkTexts(base: string = root): string[] {
  const faults: string[] = [];
  const names = [...new Set([...namesOf(base, 'ru'), ...namesOf(base, 'kk')])].sort();
  const russian = new Map<string, Catalogue>();
  for (const name of names) {
    for (const locale of ['ru', 'kk'] as const) {
      if (!namesOf(base, locale).includes(name)) faults.push(`${locale}/${name}.json is missing`);
    }
    if (faults.some((fault) => fault.includes(`/${name}.json is missing`))) continue;
    faults.push(...doubledKeys(base, 'ru', name), ...doubledKeys(base, 'kk', name));
    const ru = read(base, 'ru', name);
    russian.set(name, ru);
    faults.push(...checkCatalogue(name, ru, read(base, 'kk', name)));
  }
  faults.push(...checkDoubles(russian));

  const used: Used = { literals: new Set(), patterns: new Set() };
  for (const file of listFiles(SOURCES, ['.ts', '.tsx'], base))
    collectUsed(file, readFileSync(join(base, file), 'utf8'), used);
  for (const [name, texts] of russian) {
    faults.push(...unusedIds(Object.keys(texts), used).map((id) => `${name}: ${id} is used nowhere`));
  }
  return faults;
}

if (isMain(import.meta.url)) {
  const faults = checkTexts();
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    console.error(`${faults.length} faults in the texts`);
    process.exitCode = 1;
  }
}
