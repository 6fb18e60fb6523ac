/** What a refused code means. Wrong, spent, expired and locked are four things, and each has its own way out. */
import type { FlowContext } from '../../../machines/kit/context.ts';
import type { OperationId } from '../../../openapi/index.ts';

export type CodeTrouble =
  | { readonly kind: 'wrong'; readonly attemptsLeft: number | null }
  | { readonly kind: 'spent' }
  | { readonly kind: 'expired' }
  /** For so many seconds from its answer on: until a moment of the clock. */
  | { readonly kind: 'locked'; readonly sec: number }
  /** The same for less than a minute. */
  | { readonly kind: 'soon'; readonly sec: number }
  /** A new code was asked for too early. */
  | { readonly kind: 'early' }
  /** No new code went out. */
  | { readonly kind: 'unsent' };

const LOCKED = 423;
const RESENDS: ReadonlySet<string> = new Set<OperationId>(['repeatSignature', 'repeatCascoLifeSignature']);
const DEFAULT_LOCK_SEC = 30 * 60;
const DEFAULT_WAIT_SEC = 60;

const seconds = (problem: NonNullable<FlowContext['problem']>): number | null => {
  const said = problem.retryAfterSec ?? problem.data?.retryAfterSec;
  return typeof said === 'number' ? said : null;
};

/** It was a new code that was asked for. */
export const isResend = ({ operationId }: NonNullable<FlowContext['problem']>): boolean => RESENDS.has(operationId);

/** Reads the last failed call of the code screen, else the signature; null: nothing failed that is about the code. */
export const codeTrouble = (
  problem: FlowContext['problem'],
  signature?: { readonly status: string; readonly resendInSec: number } | null,
): CodeTrouble | null => {
  // Locked before this page was opened.
  if (problem === null) return signature?.status === 'locked' ? { kind: 'locked', sec: signature.resendInSec } : null;
  if (problem.status === LOCKED) return { kind: 'locked', sec: seconds(problem) ?? DEFAULT_LOCK_SEC };
  const resending = isResend(problem);
  if (problem.kind === 'rateLimited' && resending) return { kind: 'early' };
  if (problem.kind === 'rateLimited') {
    const sec = seconds(problem) ?? DEFAULT_WAIT_SEC;
    return { kind: sec < 60 ? 'soon' : 'locked', sec };
  }
  if (problem.kind === 'missing') return { kind: 'expired' };
  if (problem.kind === 'invalid' && !resending) {
    const left = problem.data?.attemptsLeft;
    return left === 0 ? { kind: 'spent' } : { kind: 'wrong', attemptsLeft: typeof left === 'number' ? left : null };
  }
  return resending ? { kind: 'unsent' } : null;
};
