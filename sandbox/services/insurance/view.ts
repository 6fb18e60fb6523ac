import type {
  InsuranceClaim,
  InsuranceClaimListItem,
  InsuranceStatus,
  InsuranceStatusAlias,
} from '../../../openapi/index.ts';
import type { PaymentView } from '../../core/payments.ts';
import { say, type Locale, type Work } from '../../core/service.ts';
import { carNameOf } from '../../data/cars.ts';
import { placeOf } from '../../data/localities.ts';
import { marketValueOf } from '../../data/publications.ts';
import { insuranceRefusalTexts, insuranceStatusNames, insuranceTexts } from '../../data/insurance.ts';
import { checkAddress } from './check-page.ts';
import { documentsOf } from './documents.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import { partnerOf, partnerView } from './partners.ts';
import { subjectOf, type Parts } from './parts.ts';
import { REFUND_MS } from './refund.ts';
import type { InsuranceData, InsuranceRecord } from './records.ts';
import { timelineOf } from './store.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

/** A status in the language of the call. */
export const statusView = (alias: InsuranceStatusAlias, locale: Locale): InsuranceStatus => ({
  id: insuranceLifecycle.statuses.indexOf(alias) + 1,
  alias,
  name: say(insuranceStatusNames[alias], locale),
});

/** The first step that is not filled in, or null. */
export const nextStepOf = ({ customer, car, contract, product }: InsuranceData): InsuranceClaim['nextStep'] => {
  if (customer === null) return 'customer';
  if (car === null) return 'car';
  if (contract === null) return 'contract';
  return product === null ? 'product' : null;
};

const paymentView = (payment: PaymentView, locale: Locale): NonNullable<InsuranceClaim['payment']> => ({
  id: payment.id,
  status: payment.status,
  sum: payment.sum,
  url: payment.url,
  reason: payment.reason && { code: payment.reason.code, text: say(payment.reason.text, locale) },
  paidAt: isoOrNull(payment.paidAt),
});

const partner = (claim: InsuranceRecord, work: Work): InsuranceClaim['partner'] => {
  const found = partnerOf(claim.partnerId);
  return found && partnerView(found, work);
};

/** Of the car that is saved, else of the one that is offered. */
const carNameIn = ({ car, prefill }: InsuranceData): string | null => {
  const { markId, modelId } = car ?? prefill.car;
  return typeof markId === 'string' && typeof modelId === 'string' ? carNameOf(markId, modelId) : null;
};

/** Of the same car; what a new one costs its contract says. */
const marketValueIn = ({ car, prefill }: InsuranceData): number | null => {
  const { modelId, year, condition } = car ?? prefill.car;
  return condition === 'new' ? null : marketValueOf(modelId, year);
};

/** Names of the place that the form shows, and of what it lies in: of the saved address, else of the one that is offered. */
const localityIn = (
  { customer, prefill }: InsuranceData,
  locale: Locale,
): Pick<InsuranceClaim, 'localityName' | 'localityWithin'> => {
  const offered = prefill.customer['address'] as { locality?: unknown } | null | undefined;
  const id = customer?.address.locality ?? offered?.locality;
  const place = typeof id === 'string' ? placeOf(id) : null;
  const within = place?.parent == null ? null : placeOf(place.parent);
  return {
    localityName: place && say(place, locale),
    localityWithin: within === null || within.type === 'country' ? null : say(within, locale),
  };
};

/** A claim as its owner or its agent sees it. */
export const claimView = async (parts: Parts, work: Work, claim: InsuranceRecord): Promise<InsuranceClaim> => {
  const { data } = claim;
  const { agreement, policy, decline, refund } = data;
  const payment = claim.paymentId === null ? null : await parts.payments.latest(work, subjectOf(claim));
  return {
    id: claim.id,
    status: statusView(claim.status, work.locale),
    source: claim.source,
    partner: partner(claim, work),
    personalNumber: claim.personalNumber,
    phone: claim.phone,
    creditClaimId: claim.creditClaimId,
    applicationId: claim.applicationId,
    repeatOf: claim.repeatOf,
    nextStep: nextStepOf(data),
    prefill: data.prefill,
    ...localityIn(data, work.locale),
    customer: data.customer,
    car: data.car,
    carName: carNameIn(data),
    contract: data.contract,
    marketValue: marketValueIn(data),
    product: data.product,
    offers: await parts.offers.count(work, claim.id),
    offer: claim.offerId === null ? null : await parts.offers.find(work, claim.offerId),
    agreement: agreement && {
      number: agreement.number,
      createdAt: iso(agreement.at),
      documentId: agreement.documentId,
      version: agreement.version,
      sha256: agreement.sha256,
    },
    signature: agreement && (await parts.signatures.latest(work, subjectOf(claim))),
    payment: payment && paymentView(payment, work.locale),
    policy: policy && {
      number: policy.number,
      startDate: policy.startDate,
      endDate: policy.endDate,
      issuedAt: iso(policy.at),
      checkUrl: checkAddress(claim.id),
    },
    documents: await documentsOf(work, claim.id),
    refusal: data.refusal && { code: data.refusal, text: say(insuranceRefusalTexts[data.refusal], work.locale) },
    decline: decline && { reason: decline.reason, comment: decline.comment, at: iso(decline.at) },
    refund: refund && {
      sum: refund.sum,
      requestedAt: iso(refund.requestedAt),
      expectedAt: iso(refund.expectedAt),
      refundedAt: isoOrNull(refund.refundedAt),
    },
    refundUntil:
      claim.paidAt !== null && (claim.status === 'paid' || claim.status === 'issued')
        ? iso(claim.paidAt + REFUND_MS)
        : null,
    error: claim.status === 'error' ? say(insuranceTexts.gateway, work.locale) : null,
    expiresAt: isoOrNull(claim.expiresAt),
    createdAt: iso(claim.createdAt),
    updatedAt: iso(claim.updatedAt),
    timeline: await timelineOf(work, claim.id),
  };
};

/** A claim as a line of a list. */
export const listItemView = async (
  parts: Parts,
  work: Work,
  claim: InsuranceRecord,
): Promise<InsuranceClaimListItem> => {
  const { data } = claim;
  const offer = claim.offerId === null ? null : await parts.offers.find(work, claim.offerId);
  const payment = claim.paymentId === null ? null : await parts.payments.latest(work, subjectOf(claim));
  return {
    id: claim.id,
    status: statusView(claim.status, work.locale),
    source: claim.source,
    createdAt: iso(claim.createdAt),
    kind: data.product?.kind ?? null,
    carName: carNameOf(data.car?.markId, data.car?.modelId),
    plate: data.car?.plate ?? null,
    customerName: data.customer && [data.customer.lastName, data.customer.firstName].join(' '),
    company: offer?.company ?? null,
    premium: offer?.premium ?? null,
    policyNumber: data.policy?.number ?? null,
    applicationId: claim.applicationId,
    partner: partner(claim, work),
    offers: await parts.offers.count(work, claim.id),
    payment: payment && { status: payment.status },
  };
};
