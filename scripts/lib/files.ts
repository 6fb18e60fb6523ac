import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Files below some folders (or single files) of the project, as sorted paths from its root; missing folders are empty. */
export function listFiles(places: readonly string[], endings: readonly string[], base: string = root): string[] {
  const found = places.flatMap((place) => {
    const stats = statSync(join(base, place), { throwIfNoEntry: false });
    if (!stats) return [];
    if (stats.isFile()) return [place];
    return readdirSync(join(base, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name));
  });
  const skipped = /(^|\/)(node_modules|dist|styled-system)\//;
  return found.filter((path) => endings.some((ending) => path.endsWith(ending)) && !skipped.test(path)).sort();
}

/** The line of a character offset, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
