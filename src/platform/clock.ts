/** Time and chance, injected so that tests turn the clock by hand. All values in milliseconds. */
export interface Clock {
  /** Wall clock, since the epoch. Only for marks that outlive the page. */
  now: () => number;
  /** Never jumps; for deadlines and durations. */
  monotonic: () => number;
  /** Runs `run` once after `ms`; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** 0 <= x < 1. */
  random: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export const pause = (clock: Clock, ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
