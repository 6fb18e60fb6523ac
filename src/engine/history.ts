import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { ScreenId } from '../../machines/screens.ts';

/** What an entry of the browser's history knows. */
export interface EntryState {
  readonly screen?: ScreenId;
  readonly flow?: string;
  /** The screen of the same flow that the entry below shows: after a reload nothing else knows it. */
  readonly below?: ScreenId;
  /** What a list is searched by. It may name a person, so it is no part of the address. */
  readonly words?: string;
}

/** Where in a page the person is: the query of its address, and what it is searched by. */
export interface Place {
  readonly query: string;
  readonly words: string;
}

/** One history for the engine and the router. No unload prompt: nothing typed is lost on leaving. */
export const createHistory = (): RouterHistory => createBrowserHistory();

export const entryOf = (history: RouterHistory): EntryState => history.location.state as EntryState;
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
