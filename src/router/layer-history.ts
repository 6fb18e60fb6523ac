import type { RouterHistory } from '@tanstack/react-router';
import { entryOf, indexOf, type EntryState } from '../engine/history.ts';
import type { NavigatorParts } from '../engine/navigator.types.ts';

type Location = RouterHistory['location'];

/** Entries of the history above the first page of a visit, one a layer: the browser's Back takes them away, not the page. */
export interface LayerHistory {
  /** Asked of every Back and Forward. Undefined: it is none of theirs; false: it is, and the page stays; true: refused. */
  readonly meets: (from: Location, to: Location) => boolean | undefined;
}

interface Parts extends Pick<NavigatorParts, 'closeLayer' | 'layers'> {
  readonly history: RouterHistory;
  /** Writes an entry of the history; the page stays where it is. */
  readonly write: (href: string, state: EntryState, mode: 'push', resetScroll: false) => void;
}

/** The first page of a visit, or what lies above it. */
const isTheirs = ({ state }: Location): boolean => (state.over ?? 0) === state.__TSR_index;

/**
 * Below any other page lies one of ours, and a Back that leads there can be taken for the layer's. Below the first one there is
 * nothing, or another site.
 */
export const createLayerHistory = ({ history, layers, closeLayer, write }: Parts): LayerHistory => {
  /** On the way down: the layers were closed. */
  let leaving = false;
  /** Since it was asked. */
  let met = false;
  const look = (): void => {
    const { over: depth = 0 } = entryOf(history);
    if (leaving || depth !== indexOf(history)) return;
    if (layers.count() > depth) write(history.location.href, { ...entryOf(history), over: depth + 1 }, 'push', false);
    else if (layers.count() < depth) {
      leaving = true;
      history.go(layers.count() - depth);
    }
  };
  layers.subscribe(look);
  history.subscribe(({ action: { type } }) => {
    if (type === 'PUSH' || type === 'REPLACE') return;
    const isBack = met && !leaving && type !== 'FORWARD';
    leaving = met = false;
    // Closed before the entry was gone, a layer would be taken for closed by its button. It stands a moment longer.
    if (!isBack || !closeLayer()) look();
  });
  look();
  return {
    meets: (from, to) => {
      met = isTheirs(from) && isTheirs(to);
      // On its way down it has gone on elsewhere, and stays there.
      if (leaving && !met) return true;
      return met ? false : undefined;
    },
  };
};
