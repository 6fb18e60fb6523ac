import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './lib/run.ts';

/** What may be given on with our own MIT, unchanged by it: what visitors load and the server holds. */
const SHIPPED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]);
/** Besides, for tools that stay here: nothing of them is given on. */
const TOOLS: ReadonlySet<string> = new Set(['MPL-2.0', 'Python-2.0', 'CC0-1.0', 'CC-BY-4.0']);
/** What their authors say elsewhere than in the package's own line; each was looked up in its licence file. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'cli-table': 'MIT' };

/** A line of `package-lock.json`. */
export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** `(MIT OR CC0-1.0)` may be taken as either; of `Apache-2.0 AND MIT` each must be on the list. Both in one line are read as neither. */
const isListed = (licence: string, fits: (one: string) => boolean): boolean => {
  const bare = licence.replace(/^\(|\)$/g, '');
  return bare.includes(' OR ') ? bare.split(' OR ').some(fits) : bare.split(' AND ').every(fits);
};

/**
 * Packages whose licence is not on the list, or that name none; and shipped ones whose licence differs from what
 * THIRD_PARTY_NOTICES.md tells of them.
 * @param packages of the lock file, by path
 * @param notices the document's text
 */
export function licenceFaults(packages: Readonly<Record<string, LockedPackage>>, notices: string): string[] {
  const told = noticesBy(notices);
  return Object.entries(packages).flatMap(([path, { license, dev, devOptional, optional }]) => {
    if (path === '') return [];
    const name = nameOf(path);
    const licence = license ?? SAID_ELSEWHERE[name];
    if (licence === undefined) return [`${name} names no licence`];
    const isTool = dev === true || devOptional === true || optional === true;
    if (!isListed(licence, (one) => SHIPPED.has(one) || (isTool && TOOLS.has(one))))
      return [`${name}: ${licence} is not on the list of scripts/check-licences.ts`];
    const notice = isTool ? undefined : told(name);
    return notice === undefined || notice === licence
      ? []
      : [`${name} is ${licence}, THIRD_PARTY_NOTICES.md says ${notice}`];
  });
}

/** The licence that the document's tables give for a package; `@tanstack/*` stands for all of a scope. */
function noticesBy(notices: string): (name: string) => string | undefined {
  const rows = notices
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length > 3)
    .map(([, names = '', licence = '']) => ({
      licence,
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }));
  return (name) =>
    rows.find(({ names }) =>
      names.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1)))),
    )?.licence;
}

if (isMain(import.meta.url)) {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const faults = licenceFaults(lock.packages, read('THIRD_PARTY_NOTICES.md'));
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
