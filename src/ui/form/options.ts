import { foldNames, searchNames } from '../../i18n/sort.ts';
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

export const NO_OPTIONS: readonly Option[] = [];
/** A list of the reference service as options. To be made once for each answer: a search remembers the list. */
export const namedOptions = (items: readonly { id: string; name: string }[] | undefined): readonly Option[] =>
  items?.map(({ id, name }) => ({ value: id, label: name })) ?? NO_OPTIONS;

/**
 * The options that fit, best first, no more than anybody reads. A list that is here already is searched by the beginnings of words, a Russian keyboard finds
 * Kazakh names; a service has its own reasons (`all`), so what it found is only put in order.
 */
export function bestFound(options: readonly Option[], query: string, all = false): Found {
  const fitting = searchNames(options, query, (option) => option.label, all);
  return { phase: 'done', options: fitting.slice(0, CAP), cut: fitting.length > CAP };
}

/** Makes a long list ready to be searched, so that the first letter need not wait for it. */
export const prepareSearch = (options: readonly Option[]): void => void foldNames(options, (option) => option.label);

/** Where the highlight goes by a key; it turns around at the ends. -1: nothing is highlighted. */
export function moved(active: number, key: string, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return active + 1 >= count ? 0 : active + 1;
  return active <= 0 ? count - 1 : active - 1;
}
