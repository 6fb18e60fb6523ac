import type { Work } from '../../core/service.ts';
import { withdrawRequest } from '../banks/answers.ts';
import { statusAfter } from './lifecycle.ts';
import { tell } from './notices.ts';
import { move, needClaim, saveClaim } from './store.ts';
import type { ClaimRecord } from './records.ts';

const DAY_MS = 24 * 3_600_000;
/** A claim that was not sent, and one on which nobody decided, live so many days. */
export const DRAFT_DAYS = 14;
export const DECISION_DAYS = 30;

const tagOf = (claimId: string): string => `claim.expiry ${claimId}`;

/** Plans (anew) the day on which the claim expires. */
export const planExpiry = async (work: Work, claim: ClaimRecord, days: number): Promise<void> => {
  await work.cancelJobs(tagOf(claim.id));
  await work.later(work.now() + days * DAY_MS, 'claim.expire', { claimId: claim.id }, tagOf(claim.id));
};

/** The claim needs no expiry any more: signed, or over. */
export const dropExpiry = (work: Work, claim: ClaimRecord): Promise<void> => work.cancelJobs(tagOf(claim.id));

/** The day has come. */
export const expire = async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
  const claim = await needClaim(work, claimId);
  if (statusAfter(claim.status, 'timeOver') === null) return;
  await move(work, claim, 'timeOver');
  await saveClaim(work, claim);
  await withdrawRequest(work, claim);
  await tell(work, claim, 'expired');
};
