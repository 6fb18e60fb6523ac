import type { Problem } from '../../machines/kit/problem.ts';
import type { Safety } from '../../openapi/directory.ts';

const BASE_MS = 500;
const CAP_MS = 5_000;
/** A server that asks for more patience than this gets no silent repeat: the user is told. */
const LONGEST_WAIT_MS = 10_000;
/** So many times a call is sent again by itself. */
export const RETRIES: Readonly<Record<Safety, number>> = { read: 2, idempotent: 1, once: 0 };

const isRetryable = (problem: Problem, safety: Safety): boolean => {
  if (problem.kind === 'network' || problem.kind === 'offline' || problem.kind === 'timeout') return true;
  if (problem.kind !== 'broken') return false;
  return safety === 'read' || problem.ambiguous;
};

/**
 * Milliseconds to wait before sending again; null: do not.
 * @param retried how many times it was sent again already. @param random 0 <= x < 1.
 * Source: quality §5: 0.5 s · 2ⁿ ± 50 %, at most 5 s, `Retry-After` honoured, nothing after a 4xx.
 */
export const retryDelayMs = (problem: Problem, safety: Safety, retried: number, random: number): number | null => {
  if (retried >= RETRIES[safety] || !isRetryable(problem, safety)) return null;
  if (problem.retryAfterSec !== undefined) {
    const asked = problem.retryAfterSec * 1_000;
    return asked <= LONGEST_WAIT_MS ? asked : null;
  }
  return Math.min(CAP_MS, BASE_MS * 2 ** retried * (0.5 + random));
};

/** So long the answer of a call that runs under the same key already is waited for; then its outcome is unknown. */
export const KEY_BUSY_MS = 60_000;

/** 409, but no conflict: the first sending with this key still works. */
export const isKeyBusy = (problem: Problem): boolean =>
  problem.kind === 'conflict' && problem.data?.type === 'key_in_flight';

/** Milliseconds until the next question: what the server says, 1 to 10 s. */
export const keyBusyDelayMs = ({ retryAfterSec, data }: Problem): number => {
  const said = retryAfterSec ?? data?.retryAfterSec;
  return Math.min(LONGEST_WAIT_MS, Math.max(1, typeof said === 'number' ? said : 1) * 1_000);
};

/** `Retry-After`: seconds or an HTTP date. @param now wall clock in ms. */
export const retryAfterSec = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? Math.ceil(seconds) : undefined;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
};

/**
 * A purse for repeats: a tenth is earned by every request, a repeat costs one. When everything fails, repeats are at
 * most a tenth of the traffic instead of tripling it.
 */
export const createRetryBudget = (purse = 10): { earn(): void; spend(): boolean } => {
  let left = purse;
  return {
    earn: () => {
      left = Math.min(purse, left + 0.1);
    },
    spend: () => {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
