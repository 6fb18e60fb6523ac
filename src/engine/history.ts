import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { ScreenId } from '../../machines/screens.ts';

/** What an entry of the browser's history knows. */
export interface EntryState {
  readonly screen?: ScreenId;
  readonly flow?: string;
  /** The screen of the same flow that the entry below shows: after a reload nothing else knows it. */
  readonly below?: ScreenId;
}

/** One history for the engine and the router. No unload prompt: nothing typed is lost on leaving. */
export const createHistory = (): RouterHistory => createBrowserHistory();

export const entryOf = (history: RouterHistory): EntryState => history.location.state as EntryState;
export const indexOf = (history: RouterHistory): number => history.location.state.__TSR_index;
