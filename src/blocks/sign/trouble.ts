/** What a refused code means. Wrong, spent, expired and locked are four things, and each has its own way out. */
import type { FlowContext } from '../../../machines/kit/context.ts';
import type { OperationId } from '../../../openapi/index.ts';

export type CodeTrouble =
  | { readonly kind: 'wrong'; readonly attemptsLeft: number | null }
  | { readonly kind: 'spent' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'locked'; readonly minutes: number }
  /** A new code was asked for too early. */
  | { readonly kind: 'early' }
  /** No new code went out. */
  | { readonly kind: 'unsent' };

const LOCKED = 423;
const RESENDS: ReadonlySet<string> = new Set<OperationId>(['repeatSignature', 'repeatCascoLifeSignature']);
const DEFAULT_LOCK_MINUTES = 30;

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
  if (problem === null)
    return signature?.status === 'locked' ? { kind: 'locked', minutes: Math.ceil(signature.resendInSec / 60) } : null;
  if (problem.status === LOCKED)
    return { kind: 'locked', minutes: Math.ceil((seconds(problem) ?? DEFAULT_LOCK_MINUTES * 60) / 60) };
  const resending = isResend(problem);
  if (problem.kind === 'limited' && resending) return { kind: 'early' };
  if (problem.kind === 'limited') return { kind: 'locked', minutes: Math.ceil((seconds(problem) ?? 60) / 60) };
  if (problem.kind === 'missing') return { kind: 'expired' };
  if (problem.kind === 'invalid' && !resending) {
    const left = problem.data?.attemptsLeft;
    return left === 0 ? { kind: 'spent' } : { kind: 'wrong', attemptsLeft: typeof left === 'number' ? left : null };
  }
  return resending ? { kind: 'unsent' } : null;
};
