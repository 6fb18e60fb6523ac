import type { Tx } from './service.ts';

/** How sandbox time runs: with the real clock, shifted by `offsetMs`, or standing at `at` until it is advanced. */
export type ClockSetting =
  | { readonly mode: 'running'; readonly offsetMs: number }
  | { readonly mode: 'frozen'; readonly at: number };

/** How a fresh sandbox starts: 'real', running from a date, or standing at a date (milliseconds). */
export type ClockStart = 'real' | { readonly runningFrom: number } | { readonly frozenAt: number };

export interface Clock {
  /** Sandbox time in milliseconds since the epoch. */
  now(): number;
  setting(): ClockSetting;
  /** Reads the stored setting, or stores the first one. */
  load(tx: Tx): Promise<void>;
  /** Stores and applies a new setting. */
  set(tx: Tx, next: ClockSetting): Promise<void>;
  /** The setting of a fresh sandbox. */
  initial(): ClockSetting;
  /** Every fresh sandbox begins at the same date: what is seeded is the same, too. */
  readonly hasDate: boolean;
  /** `setting` moved forwards by `ms` (>= 0). */
  advanced(ms: number): ClockSetting;
}

const KEY = 'clock';

/** A clock whose setting is kept in the database, so that a restart continues where it was. */
export function createClock(start: ClockStart): Clock {
  const initial = (): ClockSetting => {
    if (start === 'real') return { mode: 'running', offsetMs: 0 };
    if ('frozenAt' in start) return { mode: 'frozen', at: start.frozenAt };
    return { mode: 'running', offsetMs: start.runningFrom - Date.now() };
  };
  let current = initial();

  const clock: Clock = {
    now: () => (current.mode === 'frozen' ? current.at : Date.now() + current.offsetMs),
    setting: () => current,
    initial,
    hasDate: start !== 'real',
    advanced: (ms) =>
      current.mode === 'frozen'
        ? { mode: 'frozen', at: current.at + ms }
        : { mode: 'running', offsetMs: current.offsetMs + ms },
    async load(tx) {
      const row = await tx.selectFrom('sandbox_meta').select('value').where('key', '=', KEY).executeTakeFirst();
      if (row) current = JSON.parse(row.value) as ClockSetting;
      else await clock.set(tx, current);
    },
    async set(tx, next) {
      const value = JSON.stringify(next);
      await tx
        .insertInto('sandbox_meta')
        .values({ key: KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      current = next;
    },
  };
  return clock;
}
