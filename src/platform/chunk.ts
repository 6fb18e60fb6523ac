import type { Clock } from './clock.ts';
import type { Store } from './storage.ts';

const EVERY_MS = 60_000;
const KEY = 'chunkReloadAt';

/**
 * A part of the program could not be loaded (a new release, a lost connection): reloads the page, at most once in 60 s
 * (spec §4). Answers false when the page was reloaded too recently: then the error page is shown.
 */
export const createChunkReload = (options: { store: Store; clock: Clock; reload: () => void }) => (): boolean => {
  const last = Number(options.store.get(KEY) ?? Number.NaN);
  const now = options.clock.now();
  // A mark from the future means that the clock was set back: it must not forbid reloading for days.
  if (now - last < EVERY_MS && now >= last) return false;
  options.store.set(KEY, String(now));
  // Without a storage that outlives the page there is no mark: rather no reload than one after another.
  if (!options.store.persistent()) return false;
  options.reload();
  return true;
};
