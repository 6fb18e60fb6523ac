import type { HostParts } from '../engine/flow-host.ts';
import { entryOf, indexOf, pageKeyOf, type EntryLocation } from '../engine/history.ts';
import type { NavigatorParts } from '../engine/navigator.types.ts';

type Parts = Pick<NavigatorParts, 'closeLayer' | 'layers'> & Pick<HostParts, 'history' | 'write'>;

/**
 * One entry of the history for each layer above the first page of a visit: the browser's Back closes the layer, not the page.
 * Below any other page lies an entry of ours, and a Back that leads there can close the layer instead. Below the first page
 * there is nothing, or another site.
 */
export const createLayerHistory = ({ history, layers, closeLayer, write }: Parts) => {
  /** The layers were closed: their entries are being taken away. */
  let removing = false;
  /** The Back or Forward under way is between these entries. */
  let between = false;
  const follow = (): void => {
    const { over: depth = 0 } = entryOf(history);
    if (removing || depth !== indexOf(history)) return;
    const { href, state } = history.location;
    const page = pageKeyOf(history.location) ?? '';
    if (layers.count() > depth) write({ href, state: { ...state, over: depth + 1, page } }, 'push', false);
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
    /** Asked of every Back and Forward. */
    refuses: (from: EntryLocation, to: EntryLocation): boolean => {
      between = pageKeyOf(from) === pageKeyOf(to);
      // The person has gone on elsewhere meanwhile, and stays there.
      return removing && !between;
    },
  };
};
export type LayerHistory = ReturnType<typeof createLayerHistory>;
