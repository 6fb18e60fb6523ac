/** Says whether a caller may have another one. */
export type Limiter = (caller: string) => boolean;

/** So many callers are known at once; the one that was longest away is forgotten first. */
const CALLERS = 10_000;

/**
 * So many a minute for each caller, all at once if they like; what is used up comes back evenly.
 * @param now milliseconds, never jumping
 */
export function createLimiter(aMinute: number, now: () => number): Limiter {
  const buckets = new Map<string, { left: number; at: number }>();
  return (caller) => {
    const at = now();
    const known = buckets.get(caller);
    const left = known === undefined ? aMinute : Math.min(aMinute, known.left + ((at - known.at) * aMinute) / 60_000);
    buckets.delete(caller);
    if (buckets.size >= CALLERS) for (const oldest of [...buckets.keys()].slice(0, 1)) buckets.delete(oldest);
    buckets.set(caller, { left: Math.max(0, left - 1), at });
    return left >= 1;
  };
}
