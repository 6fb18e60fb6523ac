import { conflict } from '../../core/conflict.ts';
import type { PaymentSubject, PaymentView } from '../../core/payments.ts';
import { refuseKeeping, say, type AnyCall, type Operations, type Work } from '../../core/service.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { paymentPurpose } from '../../data/insurance-papers.ts';
import { personOf } from '../../data/people.ts';
import { viewOf } from './claims.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import { notify } from './notices.ts';
import { partnerOf } from './partners.ts';
import { KIND, subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { refundArrived } from './refund.ts';
import { move, needInsurance, ownInsurance, planExpiry, saveInsurance } from './store.ts';
import { statusView } from './view.ts';

const SECOND_MS = 1000;

/** The insurer has its money: the policy comes some seconds later. */
const planIssue = async (parts: Parts, work: Work, claim: InsuranceRecord): Promise<void> => {
  const { seconds } = await parts.offers.underwriting(work, viewOf(claim));
  await work.later(work.now() + seconds * SECOND_MS, 'insurance.issue', { claimId: claim.id });
};

/** The customer has paid. Refuses with 409 when the claim does not wait for money any more. */
const paid = async (parts: Parts, work: Work, claim: InsuranceRecord, payment: PaymentView): Promise<void> => {
  await move(work, claim, 'PAID');
  claim.paidAt = payment.paidAt ?? work.now();
  claim.paymentId = payment.id;
  await saveInsurance(work, claim);
  await work.effect('insurance.paid', { claimId: claim.id, paymentId: payment.id, sum: payment.sum });
  await planIssue(parts, work, claim);
};

/** A payment whose callback was lost is found by asking the gateway. */
export const verifyPayment = async (parts: Parts, work: Work, claim: InsuranceRecord): Promise<void> => {
  if (claim.status !== 'payment_pending') return;
  const payment = await parts.payments.verify(work, subjectOf(claim));
  if (payment?.status === 'success') await paid(parts, work, claim, payment);
};

/** Sending the signed agreement, and the payment that follows. */
export const sendOperations = (parts: Parts) => {
  /** The gateway of the insurers: broken for the first sendings of some people. */
  const pass = async (c: AnyCall, claim: InsuranceRecord): Promise<void> => {
    if (claim.brokenSendings >= (personOf(claim.personalNumber).brokenSendings ?? 0)) return;
    claim.brokenSendings += 1;
    await move(c, claim, 'GATEWAY_BROKE');
    await saveInsurance(c, claim);
    throw refuseKeeping(502, insuranceTexts.gateway);
  };

  return {
    async sendInsuranceClaim(c) {
      const claim = await ownInsurance(c, c.me(), c.input.path.id);
      const isNew = insuranceLifecycle.can(claim.status, 'SENT');
      if (!isNew && claim.status !== 'payment_pending') throw conflict(claim);
      const offer = claim.offerId === null ? null : await parts.offers.find(c, claim.offerId);
      if (offer === null || offer.premium === null) throw conflict(claim);
      if (isNew) {
        await pass(c, claim);
        await move(c, claim, 'SENT');
        await c.effect('insurance.sent', { claimId: claim.id, company: offer.company.alias });
      }
      const isPartners = partnerOf(claim.partnerId)?.paysForCustomer ?? false;
      let paymentUrl: string | null = null;
      if (isPartners) {
        claim.paidAt = c.now();
        await planIssue(parts, c, claim);
      } else {
        const payment = await parts.payments.open(c, {
          subject: subjectOf(claim),
          sum: offer.instalmentPremium ?? offer.premium,
          payee: offer.company.name,
          purpose: paymentPurpose(claim.data.agreement?.number ?? '', offer.instalments),
          personalNumber: claim.personalNumber,
          returnTo: `/insurance/payment/{status}?claim_id=${claim.id}`,
        });
        await move(c, claim, 'PAYMENT_ASKED');
        claim.paymentId = payment.id;
        await planExpiry(c, claim);
        paymentUrl = payment.url;
        if (isNew) await notify(c, claim, 'toPay');
      }
      await saveInsurance(c, claim);
      return { status: 200, body: { status: statusView(claim.status, c.locale), paymentUrl } };
    },
  } satisfies Operations;
};

/** What comes of a payment. */
export const paymentSubjects = (parts: Parts): Readonly<Record<string, PaymentSubject>> => ({
  [KIND]: {
    async settled(work, id, payment) {
      const claim = await needInsurance(work, id);
      if (payment.status === 'success' && claim.paidAt === null) await paid(parts, work, claim, payment);
      if (payment.status === 'refunded') await refundArrived(work, claim);
      if (payment.status === 'fail' || payment.status === 'cancelled')
        await work.effect('insurance.notPaid', {
          claimId: id,
          paymentId: payment.id,
          reason: payment.reason?.code ?? say(payment.status, 'ru'),
        });
    },
  },
});
