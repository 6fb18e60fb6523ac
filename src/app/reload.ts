import { createChunkReload } from '../platform/chunk.ts';
import { systemClock } from '../platform/clock.ts';
import { browserNavigation } from '../platform/navigation.ts';
import { createNetwork } from '../platform/network.ts';
import { sessionStore } from '../platform/storage.ts';

/** As often as a page may be loaded anew for a part that did not come. */
const EVERY_MS = 60_000;

const network = createNetwork(window);

/** Calls whenever there is a network again. */
export const onNetwork = (then: () => void): void => {
  network.onChange((online) => online && then());
};

/**
 * The program could not begin, for want of its words or of a part: the page is loaded anew, now or when there is a network
 * again, at most once a minute; until then that is said.
 */
export const reloadWhenPossible = (): void => {
  const reload = createChunkReload({ store: sessionStore, clock: systemClock, reload: browserNavigation.reload });
  const again = () => network.isOnline() && reload();
  if (again()) return;
  window.early?.lost();
  onNetwork(again);
  setInterval(again, EVERY_MS);
};
