import type { RouterHistory } from '@tanstack/react-router';
import type { HostParts } from '../engine/flow-host.ts';
import { entryOf, indexOf, pageKeyOf, type EntryLocation } from '../engine/history.ts';
import type { NavigatorParts } from '../engine/navigator.types.ts';

interface Parts extends Pick<NavigatorParts, 'closeLayer' | 'layers'>, Pick<HostParts, 'history' | 'write'> {
  /** Puts another entry above the one on show, for what was on show before. */
  readonly putBack: (entry: RouterHistory['location']) => void;
}

/**
 * One entry of the history for each layer above the first page of a visit: the browser's Back closes the layer, not the page.
 * Below any other page lies an entry of ours, and a Back that leads there can close the layer instead. Below the first page
 * there is nothing, or another site.
 */
export const createLayerHistory = ({ history, layers, closeLayer, write, putBack }: Parts) => {
  /** The layers were closed, and their entries are being taken away: the entry that is on show meanwhile. */
  let removing: RouterHistory['location'] | null = null;
  /** What waits until they are. */
  let waiting: (() => void) | null = null;
  /** The Back or Forward under way is between these entries. */
  let between = false;
  const follow = (): void => {
    const { over: depth = 0 } = entryOf(history);
    if (removing !== null || depth !== indexOf(history)) return;
    const { href, state } = history.location;
    const page = pageKeyOf(history.location) ?? '';
    if (layers.count() > depth) write({ href, state: { ...state, over: depth + 1, page } }, 'push', false);
    else if (layers.count() < depth) {
      removing = history.location;
      history.go(layers.count() - depth, { ignoreBlocker: true });
    }
  };
  layers.subscribe(follow);
  history.subscribe(({ location, action: { type } }) => {
    if (type === 'PUSH' || type === 'REPLACE') {
      if (removing !== null) removing = location;
      return;
    }
    const isBack = between && type !== 'FORWARD';
    between = false;
    // A layer leaves the page a moment after it was closed: then `follow` is called again.
    if (!isBack || !closeLayer()) follow();
  });
  follow();
  return {
    /** Asked of every Back and Forward of the person. */
    passes: (from: EntryLocation, to: EntryLocation): void => void (between = pageKeyOf(from) === pageKeyOf(to)),
    /**
     * Asked of every entry that the browser has come to. True: it was on its way down from a layer's. The person may have gone on
     * elsewhere meanwhile, and stays there.
     */
    lands: (to: EntryLocation): boolean => {
      const shown = removing;
      if (shown === null) return false;
      removing = null;
      if (pageKeyOf(shown) !== pageKeyOf(to)) putBack(shown);
      const goOn = waiting;
      waiting = null;
      goOn?.();
      return true;
    },
    /** From an entry that is being taken away, Back would lead too far. True: it is done afterwards. */
    holdsBack: (back: () => void): boolean => {
      if (removing !== null) waiting = back;
      return removing !== null;
    },
  };
};
export type LayerHistory = ReturnType<typeof createLayerHistory>;
