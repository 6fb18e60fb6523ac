import { searchNames } from '../../i18n/sort.ts';
import type { Option } from './choices.tsx';

/** Gives options for what was typed. Aborted when the text changes; rejects when the list can't be had. */
export type Search = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
export interface Found {
  readonly phase: 'idle' | 'short' | 'loading' | 'done' | 'failed';
  readonly options: readonly Option[];
  /** There were more than are shown. */
  readonly cut: boolean;
}

export const CAP = 50;
export const NOTHING: Found = { phase: 'idle', options: [], cut: false };

/** The first of what was found; nobody reads more. */
export function capped(options: readonly Option[]): Found {
  return { phase: 'done', options: options.slice(0, CAP), cut: options.length > CAP };
}

/** Options of a list that is here already, by the beginnings of their words; a Russian keyboard finds Kazakh names. */
export function findLocally(options: readonly Option[], query: string): Found {
  return capped(query.trim() === '' ? options : searchNames(options, query, (option) => option.label));
}

/** Where the highlight goes by a key; it turns around at the ends. -1: nothing is highlighted. */
export function moved(active: number, key: string, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return active + 1 >= count ? 0 : active + 1;
  return active <= 0 ? count - 1 : active - 1;
}
