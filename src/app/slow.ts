import type { Progress } from '../api/progress.ts';
import type { Clock } from '../platform/clock.ts';

/** Spec §9. */
const SLOW_MS = 10_000;

/**
 * Says so when an answer is waited for longer than usual, whoever waits for it; `over` when nothing is waited for any more.
 * A read on a clock and an upload are not waited for.
 */
export const watchSlow = (
  progress: Progress,
  clock: Pick<Clock, 'after'>,
  told: { slow(): void; over(): void },
): void => {
  let cancel: (() => void) | null = null;
  progress.subscribe(() => {
    if (progress.awaited > 0) return void (cancel ??= clock.after(SLOW_MS, told.slow));
    cancel?.();
    cancel = null;
    told.over();
  });
};
