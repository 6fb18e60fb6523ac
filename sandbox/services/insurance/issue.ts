import { addDays } from '../../../schemas/facts/date.ts';
import { coverEnd } from '../../../schemas/facts/insurance/cover.ts';
import type { Work } from '../../core/service.ts';
import { today } from '../claim/today.ts';
import { viewOf } from './claims.ts';
import { keepDocument, nextNumber } from './documents.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import { notify } from './notices.ts';
import { applicationPaper, policyPaper, receiptPaper } from './papers.ts';
import { subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { askRefund } from './refund.ts';
import { move, needInsurance, saveInsurance } from './store.ts';

/** The insurer refuses after all: what was paid goes back. */
const refuseAfterAll = async (
  parts: Parts,
  work: Work,
  claim: InsuranceRecord,
  code: NonNullable<InsuranceRecord['data']['refusal']>,
): Promise<void> => {
  await move(work, claim, 'REFUSED');
  claim.data.refusal = code;
  await askRefund(parts, work, claim);
  await saveInsurance(work, claim);
  await parts.offers.withdraw(work, claim.id);
  await work.effect('insurance.refused', { claimId: claim.id, code });
  await notify(work, claim, 'refused');
};

/** The policy and what comes with it. Not yet saved. */
export const issuePolicy = async (parts: Parts, work: Work, claim: InsuranceRecord): Promise<void> => {
  const { product } = claim.data;
  const offer =
    claim.offerId === null ? null : await parts.offers.find({ ...work, locale: claim.locale }, claim.offerId);
  if (product === null || offer === null) throw new Error(`insurance claim ${claim.id} has no offer to issue`);
  const number = await nextNumber(work, `KS-${new Date(work.now()).getUTCFullYear()}`);
  // Cover never begins before the day after the payment.
  const tomorrow = addDays(today(work), 1);
  const startDate = product.startDate > tomorrow ? product.startDate : tomorrow;
  const endDate = coverEnd(startDate, product.termMonths);
  claim.data.policy = { number, startDate, endDate, at: work.now() };
  const application = applicationPaper(claim, offer, work.now());
  await keepDocument(work, claim, 'application', application.title, application.lines);
  const policy = policyPaper(claim, offer, claim.data.policy);
  const { id } = await keepDocument(work, claim, 'policy', policy.title, policy.lines);
  const payment = claim.paymentId === null ? null : await parts.payments.latest(work, subjectOf(claim));
  if (payment !== null) {
    const receipt = receiptPaper(claim, offer, payment.sum, payment.paidAt ?? work.now());
    await keepDocument(work, claim, 'receipt', receipt.title, receipt.lines);
  }
  await move(work, claim, 'ISSUED');
  await parts.offers.issued(work, offer.id, id);
};

/** Job: the insurer has looked at the paid agreement. */
export const issue =
  (parts: Parts) =>
  async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
    const claim = await needInsurance(work, claimId);
    // Taken back before the policy was out.
    if (!insuranceLifecycle.can(claim.status, 'ISSUED')) return;
    const { refusal } = await parts.offers.underwriting(work, viewOf(claim));
    if (refusal !== null) return refuseAfterAll(parts, work, claim, refusal);
    await issuePolicy(parts, work, claim);
    await saveInsurance(work, claim);
    await work.effect('insurance.issued', { claimId, number: claim.data.policy?.number ?? '' });
    await notify(work, claim, 'issued');
  };
