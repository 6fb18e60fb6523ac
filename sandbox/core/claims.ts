import type { Text, User, Work } from './service.ts';

/** What other services may know of a claim. */
export interface ClaimView {
  readonly id: string;
  /** Alias of its status. */
  readonly status: string;
  /** The customer. */
  readonly ownerId: string;
  readonly personalNumber: string;
  /** Takes no files any more, and gives none back. */
  readonly locked: boolean;
  /** The only types of files that it takes; absent: all. */
  readonly fileTypes?: readonly string[];
  /** What the agreement names, one line each: bank, car, sums; empty before a bank is chosen. */
  readonly agreementLines: readonly Text[];
}

/** What an account statement says. */
export interface StatementResult {
  readonly state: 'accepted' | 'rejected' | 'manual';
  /** Integer tenge; null unless accepted. */
  readonly monthlyIncome: number | null;
  readonly reason: 'old' | 'iin' | 'short' | 'unreadable' | null;
}

/** What a credit claim tells an insurer: fields of the steps of an insurance claim, as far as they are known. */
export interface CreditFacts {
  readonly claimId: string;
  readonly customer: Readonly<Record<string, unknown>>;
  readonly car: Readonly<Record<string, unknown>>;
  readonly contract: Readonly<Record<string, unknown>>;
}

/** How a visit to the identity or signing page ended. */
export type VisitResult = 'ok' | 'failed' | 'cancelled';

/**
 * The claim service as other services see it. Every function works in the caller's transaction.
 * `started` functions refuse with 409 and the current status when the claim does not allow the step.
 */
export interface Claims {
  /** The claim, if `user` may see it; null otherwise (answer 404: a foreign claim does not exist). */
  find(work: Work, user: User, claimId: string): Promise<ClaimView | null>;
  /** The newest claim of `user` that still waits for the identity check. */
  current(work: Work, user: User): Promise<ClaimView | null>;
  /** The claim's files have changed; `types` of those that are there now. */
  filesChanged?(work: Work, claimId: string, types: readonly string[]): Promise<void>;
  statementResult(work: Work, claimId: string, result: StatementResult): Promise<void>;
  /** The account statement of the claim was removed. */
  statementRemoved(work: Work, claimId: string): Promise<void>;
  identityStarted(work: Work, claimId: string): Promise<void>;
  identityResult(work: Work, claimId: string, result: VisitResult): Promise<void>;
  agreementStarted(work: Work, claimId: string): Promise<void>;
  agreementResult(work: Work, claimId: string, result: VisitResult): Promise<void>;
}

/** The credit claims as insurers ask about them. */
export interface CreditBook {
  /** The claim with this id, or the newest one, about this person that `user` may see; null: there is none. */
  facts(work: Work, user: User, personalNumber: string, claimId: string | null): Promise<CreditFacts | null>;
}
