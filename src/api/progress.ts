/** How many requests run now. The loading bar follows it (spec §7); reads on a clock are not counted. */
export interface Progress {
  readonly count: number;
  /** Those among them that somebody waits for: not an upload, which shows how far it is. */
  readonly awaited: number;
  /** Counts one request until the answer is called; calling it twice counts once. */
  begin: (kind?: 'upload') => () => void;
  /** The answer unsubscribes. Fits `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

export const createProgress = (): Progress => {
  let count = 0;
  let awaited = 0;
  const listeners = new Set<() => void>();
  const change = (by: number, kind?: 'upload') => {
    count += by;
    if (kind !== 'upload') awaited += by;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    get count() {
      return count;
    },
    get awaited() {
      return awaited;
    },
    begin: (kind) => {
      let running = true;
      change(1, kind);
      return () => {
        if (running) change(-1, kind);
        running = false;
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
