import type { Work } from '../../core/service.ts';
import { notify } from './notices.ts';
import { subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { move, needInsurance, saveInsurance } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** A paid policy may be taken back for so long; the money comes back within the same time. */
export const REFUND_MS = 14 * DAY_MS;
/** A partner who paid gets the money from the insurer, without the gateway. */
const PARTNER_REFUND_MS = 3 * DAY_MS;

/** The premium goes back to whoever paid it. Not yet saved. */
export const askRefund = async (parts: Parts, work: Work, claim: InsuranceRecord): Promise<void> => {
  const payment = claim.paymentId === null ? null : await parts.payments.refund(work, subjectOf(claim));
  const offer = claim.offerId === null ? null : await parts.offers.find(work, claim.offerId);
  claim.data.refund = {
    sum: payment?.sum ?? offer?.premium ?? 0,
    requestedAt: work.now(),
    expectedAt: payment?.refundExpectedAt ?? work.now() + REFUND_MS,
    refundedAt: null,
  };
  await work.effect('insurance.refundAsked', { claimId: claim.id, sum: claim.data.refund.sum });
  if (payment === null)
    await work.later(work.now() + PARTNER_REFUND_MS, 'insurance.partnerRefunded', { claimId: claim.id });
};

/** The money has arrived. A claim that the insurer refused stays refused. */
export const refundArrived = async (work: Work, claim: InsuranceRecord): Promise<void> => {
  if (claim.data.refund === null || claim.data.refund.refundedAt !== null) return;
  claim.data.refund.refundedAt = work.now();
  if (claim.status === 'refund_requested') await move(work, claim, 'REFUNDED');
  await saveInsurance(work, claim);
  await work.effect('insurance.refunded', { claimId: claim.id, sum: claim.data.refund.sum });
  await notify(work, claim, 'refunded');
};

/** Job: the insurer has paid the partner back. */
export const partnerRefunded = async (work: Work, { claimId }: { claimId: string }): Promise<void> =>
  refundArrived(work, await needInsurance(work, claimId));
