/** How many requests run now. The loading bar follows it (spec §7); reads on a clock are not counted. */
export interface Progress {
  readonly count: number;
  /** Counts one request until the answer is called; calling it twice counts once. */
  begin: () => () => void;
  /** The answer unsubscribes. Fits `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
}

export const createProgress = (): Progress => {
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    count += by;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    get count() {
      return count;
    },
    begin: () => {
      let running = true;
      change(1);
      return () => {
        if (running) change(-1);
        running = false;
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
