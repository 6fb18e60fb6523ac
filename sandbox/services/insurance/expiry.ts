import type { Work } from '../../core/service.ts';
import { statusAfter } from './lifecycle.ts';
import { tell } from './notices.ts';
import { subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { move, needInsurance, saveInsurance } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** Days that an unfinished claim lives after its last step, and one that waits for its payment. */
export const DRAFT_DAYS = 14;
export const PAYMENT_DAYS = 3;

const tagOf = ({ id }: InsuranceRecord): string => `insurance.expiry ${id}`;

/** Plans (anew) the day on which the claim expires. Not yet saved. */
export const planExpiry = async (work: Work, claim: InsuranceRecord, days: number): Promise<void> => {
  claim.expiresAt = work.now() + days * DAY_MS;
  await work.cancelJobs(tagOf(claim));
  await work.later(claim.expiresAt, 'insurance.expire', { claimId: claim.id }, tagOf(claim));
};

/** The claim needs no expiry any more: paid, or over. Not yet saved. */
export const dropExpiry = async (work: Work, claim: InsuranceRecord): Promise<void> => {
  claim.expiresAt = null;
  await work.cancelJobs(tagOf(claim));
};

/** Job: the day has come. */
export const expire =
  (parts: Parts) =>
  async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
    const claim = await needInsurance(work, claimId);
    if (statusAfter(claim.status, 'timeOver') === null) return;
    await move(work, claim, 'timeOver');
    claim.expiresAt = null;
    await saveInsurance(work, claim);
    await parts.offers.withdraw(work, claim.id);
    await parts.signatures.cancel(work, subjectOf(claim));
    await tell(work, claim, 'expired');
  };
