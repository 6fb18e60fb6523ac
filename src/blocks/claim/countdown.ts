import { useEffect, useState } from 'react';

const arrivals = new WeakMap<object, number>();

/**
 * When seconds named by an answer run out, in milliseconds of the page's monotonic clock. Counted from the moment the
 * answer was first seen, so leaving a screen and coming back restarts nothing and a changed wall clock does no harm.
 */
export const deadlineOf = (answer: object, seconds: number): number => {
  const arrived = arrivals.get(answer) ?? performance.now();
  arrivals.set(answer, arrived);
  return arrived + seconds * 1_000;
};

/** Whole seconds left until a deadline, at least 0; draws anew each second while any are left. */
export const useSecondsLeft = (deadline: number): number => {
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((deadline - now) / 1_000));
  const running = left > 0;
  useEffect(() => {
    const look = () => setNow(performance.now());
    look();
    if (!running) return;
    const timer = setInterval(look, 1_000);
    // A tab in the background is woken rarely.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline, running]);
  return left;
};

/** '4:07' */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
