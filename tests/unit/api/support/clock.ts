import type { Clock } from '../../../../src/platform/clock.ts';

export interface TestClock extends Clock {
  /** Turns time on and runs what falls due, in order; lets promises settle in between. */
  advance: (ms: number) => Promise<void>;
  /** How many timers wait. */
  waiting: () => number;
}

/** A few turns of the microtask queue and of the event loop: enough for a chain of promises to settle. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Time that stands still until it is turned. Starts at 2026-02-01 00:00 UTC. */
export const testClock = (random = 0.5): TestClock => {
  let now = Date.UTC(2026, 1, 1);
  const start = now;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    monotonic: () => now - start,
    random: () => random,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    waiting: () => timers.size,
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
};
