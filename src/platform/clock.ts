/** Less than this is the way of the answer, or nobody's harm. */
const TOLERANCE_MS = 300_000;
let ahead = 0;

/** A device's clock may be wrong by days: from now on `serverNow` tells the time of this answer. `date`: its header `Date`. */
export const followServer = (date: string | null): void => {
  const off = Date.parse(date ?? '') - Date.now();
  ahead = Math.abs(off) > TOLERANCE_MS ? off : 0;
};
/** Wall clock of the server that sent the page, milliseconds since the epoch: for dates of forms, "until", "updated at". */
export const serverNow = (): number => Date.now() + ahead;

/** Time and chance, injected so that tests turn the clock by hand. All values in milliseconds. */
export interface Clock {
  /** Wall clock as the server has it, since the epoch. Only for dates, and marks that outlive the page. */
  now: () => number;
  /** Never jumps; for deadlines and durations. */
  monotonic: () => number;
  /** Runs `run` once after `ms`; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** 0 <= x < 1. */
  random: () => number;
}

export const systemClock: Clock = {
  now: serverNow,
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
