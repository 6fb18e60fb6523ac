import type { RouterHistory } from '@tanstack/react-router';
import type { ScreenId } from '../../machines/screens.ts';
import type { FlowDrafts } from './drafts.ts';
import { pageKeyOf, placeOf, type EntryLocation } from './history.ts';
import type { Direction, NavigatorParts, PageView, View } from './navigator.types.ts';
import type { RunningFlow } from './running-flow.ts';

export const LOADING: View = { kind: 'loading' };

/** The view on show. A page comes into sight when the router has loaded its component, a flow's screen at once. */
export const createOnShow = (history: RouterHistory, { onEnter }: Pick<NavigatorParts, 'onEnter'>) => {
  let view: View = LOADING;
  let flowView: View = LOADING;
  let visit = 0;
  /** The page whose entry of the history is on show. Undefined: what the address means is decided anew. */
  let here: string | undefined;
  const listeners = new Set<() => void>();
  const show = (next: View): void => {
    view = next;
    if (next.kind !== 'screen' || next.flow !== null) flowView = next;
    for (const listener of listeners) listener();
  };
  return {
    view: () => view,
    /** The last view that was no page. */
    flowView: () => flowView,
    /** Null: no page. */
    page: () => (view.kind === 'screen' && view.flow === null ? (view as PageView) : null),
    isFirst: () => visit <= 1,
    /** Loading that entry changes nothing. */
    isHere: (entry: EntryLocation = history.location) => pageKeyOf(entry) === here,
    /** What is on show belongs to that entry. */
    stays: (entry: EntryLocation = history.location) => void (here = pageKeyOf(entry)),
    /** Another page is on its way, or the same one anew. */
    leave: () => void (here = undefined),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wait: () => show(LOADING),
    enter: (screen: ScreenId, flow: RunningFlow | null, drafts: FlowDrafts, how: Direction): void => {
      visit += 1;
      // The very first screen is a page that has been opened: nothing moves the focus.
      const direction = visit === 1 ? 'start' : how;
      show({ kind: 'screen', screen, flow, drafts, visit, direction, place: placeOf(history) });
      onEnter(screen, flow?.id ?? null);
    },
    /** The same page at another address of its own. */
    move: (page: PageView): void => show({ ...page, place: placeOf(history) }),
    fail: (status: 404 | 500 | 503): void => {
      visit += 1;
      show({ kind: 'error', status });
    },
  };
};
export type OnShow = ReturnType<typeof createOnShow>;
