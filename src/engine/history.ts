import type { RouterHistory } from '@tanstack/react-router';
import type { ScreenId } from '../../machines/screens.ts';

/** What an entry of the browser's history knows. */
export interface EntryState {
  readonly screen?: ScreenId;
  readonly flow?: string;
  /** Id of the claim on show. */
  readonly claim?: string;
  /** The screen of the same flow that the entry before this one shows: after a reload nothing else knows it. */
  readonly below?: ScreenId;
  /** What a list is searched by. It may name a person, so it is no part of the address. */
  readonly words?: string;
  /** Number of layers above the first page of a visit that this entry stands for (`router/layer-history.ts`). */
  readonly over?: number;
  /** Key of that page's own entry. */
  readonly page?: string;
}

declare module '@tanstack/history' {
  interface HistoryState extends EntryState {}
}

/** Makes another entry of the history for what is on show: the page stays where it is. */
export type WriteEntry = (
  entry: { readonly href: string; readonly state: EntryState },
  mode: 'push' | 'replace',
  resetScroll?: boolean,
) => void;

/** Where in a page the person is: the query of its address, and what it is searched by. */
export interface Place {
  readonly query: string;
  readonly words: string;
}

/** An entry of the history, as the router or the history itself has it. */
export type EntryLocation = Pick<RouterHistory['location'], 'state'>;
/** Which page an entry stands for: the first page of a visit has entries for the layers above it, too. */
export const pageKeyOf = ({ state }: EntryLocation): string | undefined => state.page ?? state.__TSR_key;

export const entryOf = (history: RouterHistory): EntryState => history.location.state;
export const indexOf = (history: RouterHistory): number => history.location.state.__TSR_index;
export const placeOf = (history: RouterHistory): Place => ({
  query: history.location.search,
  words: entryOf(history).words ?? '',
});

/** The address on show with other keys of its query; keys that are not named stay as they are, an empty one goes. */
export const hrefWith = (history: RouterHistory, query: Readonly<Record<string, string>>): string => {
  const { pathname, search } = history.location;
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(query)) {
    if (value === '') next.delete(key);
    else next.set(key, value);
  }
  return next.size > 0 ? `${pathname}?${next.toString()}` : pathname;
};
