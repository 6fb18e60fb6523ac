import type { RouterHistory } from '@tanstack/react-router';
import { entryOf, indexOf, type EntryState } from '../engine/history.ts';
import type { NavigatorParts } from '../engine/navigator.types.ts';

type Location = RouterHistory['location'];

/** One entry of the history for each layer above the first page of a visit: the browser's Back closes the layer, not the page. */
export interface LayerHistory {
  /** Asked of every Back and Forward. Undefined: it is not between these entries; false: it is, and the page stays. */
  readonly refuses: (from: Location, to: Location) => boolean | undefined;
}

interface Parts extends Pick<NavigatorParts, 'closeLayer' | 'layers'> {
  readonly history: RouterHistory;
  /** Writes an entry of the history; the page stays where it is. */
  readonly write: (href: string, state: EntryState, mode: 'push', resetScroll: false) => void;
}

/** The entry of the first page of a visit, or of a layer above it. */
const isOfLayers = ({ state }: Location): boolean => (state.over ?? 0) === state.__TSR_index;

/**
 * Below any other page lies an entry of ours, and a Back that leads there can close the layer instead. Below the first page
 * there is nothing, or another site.
 */
export const createLayerHistory = ({ history, layers, closeLayer, write }: Parts): LayerHistory => {
  /** The layers were closed: their entries are being taken away. */
  let removing = false;
  /** The Back or Forward under way is between these entries. */
  let between = false;
  const follow = (): void => {
    const { over: depth = 0 } = entryOf(history);
    if (removing || depth !== indexOf(history)) return;
    if (layers.count() > depth) write(history.location.href, { ...entryOf(history), over: depth + 1 }, 'push', false);
    else if (layers.count() < depth) {
      removing = true;
      history.go(layers.count() - depth);
    }
  };
  layers.subscribe(follow);
  history.subscribe(({ action: { type } }) => {
    if (type === 'PUSH' || type === 'REPLACE') return;
    const isBack = between && !removing && type !== 'FORWARD';
    removing = between = false;
    // A layer leaves the page a moment after it was closed: then `follow` is called again.
    if (!isBack || !closeLayer()) follow();
  });
  follow();
  return {
    refuses: (from, to) => {
      between = isOfLayers(from) && isOfLayers(to);
      // The person has gone on elsewhere meanwhile, and stays there.
      if (removing && !between) return true;
      return between ? false : undefined;
    },
  };
};
