import type { InsuranceClaim, InsuranceStatusAlias } from '../../../openapi/index.ts';
import type { FlowContext } from '../../kit/context.ts';
import { lastHeard, named } from '../../kit/questions.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const insuranceOf = (c: FlowContext): InsuranceClaim | undefined => c.responses.getInsuranceClaim;

const statusIs = (name: string, ...aliases: readonly InsuranceStatusAlias[]) =>
  named(name, (c) => aliases.some((alias) => alias === insuranceOf(c)?.status.alias));

const lacks = (name: string, step: InsuranceClaim['nextStep']) =>
  named(name, (c) => insuranceOf(c)?.status.alias === 'draft' && insuranceOf(c)?.nextStep === step);

export const hasInsurance = (c: FlowContext): boolean => c.id !== null;

export const lacksCustomer = lacks('lacksCustomer', 'customer');
export const lacksCar = lacks('lacksCar', 'car');
export const lacksContract = lacks('lacksContract', 'contract');
export const isDraft = statusIs('isDraft', 'draft');
/** Steps before the product are still empty. */
export const stepsLeft = (c: FlowContext): boolean => (insuranceOf(c)?.nextStep ?? null) !== null;
export const offersMade = statusIs('offersMade', 'calculating', 'calculated');
export const pastDraft = named('pastDraft', (c) => !isDraft(c));
export const pastOffers = named('pastOffers', (c) => !offersMade(c));
export const offerChosen = statusIs('offerChosen', 'offer_selected', 'agreeing');
export const pastChoice = named('pastChoice', (c) => !offerChosen(c));
export const agreementMade = statusIs('agreementMade', 'agreement_created', 'signing');
export const codeSent = named(
  'codeSent',
  (c) => insuranceOf(c)?.status.alias === 'signing' && insuranceOf(c)?.signature !== null,
);
/** Too many codes or tries: nothing is signed for a while. */
export const codeLocked = named('codeLocked', (c) => codeSent(c) && insuranceOf(c)?.signature?.status === 'locked');
export const nothingToSign = named('nothingToSign', (c) => !codeSent(c));
/** More than an agreement, or less. */
export const pastAgreement = named('pastAgreement', (c) => insuranceOf(c)?.status.alias !== 'agreement_created');
export const isSigned = statusIs('isSigned', 'signed');
export const sendFailed = statusIs('sendFailed', 'error');
export const notSent = statusIs('notSent', 'signed', 'error');
export const isSent = named('isSent', (c) => !notSent(c));
export const isIssued = statusIs('isIssued', 'issued');
export const isGivenUp = statusIs('isGivenUp', 'declined_customer', 'refund_requested', 'refunded');

const waitsForMoney = statusIs('waitsForMoney', 'payment_pending');
const paymentIs = (name: string, ...wanted: readonly string[]) =>
  named(name, (c) => waitsForMoney(c) && wanted.includes(insuranceOf(c)?.payment?.status ?? 'new'));

/** The bank has not said its word yet. */
export const paymentWaits = paymentIs('paymentWaits', 'pending');
export const paymentSettled = named('paymentSettled', (c) => !paymentWaits(c));
/** Nothing was charged: it may be paid anew, by the same order. */
export const paymentFailed = paymentIs('paymentFailed', 'fail', 'cancelled');
export const toPay = paymentIs('toPay', 'new');
export const nothingToPay = named('nothingToPay', (c) => !toPay(c) && !paymentFailed(c));
/** A page of the gateway is open. */
export const payPageOpen = named('payPageOpen', (c) => toPay(c) && (insuranceOf(c)?.payment?.url ?? null) !== null);
export const payPageOver = named('payPageOver', (c) => (toPay(c) || paymentFailed(c)) && !payPageOpen(c));
export const payPageGiven = (c: FlowContext): boolean => (c.responses.sendInsuranceClaim?.paymentUrl ?? null) !== null;

/** The page to pay at, by the newest answer that names one. */
export const payPage = (c: FlowContext): string | null => {
  const { getInsuranceClaim: claim, sendInsuranceClaim: sent } = c.responses;
  return lastHeard(c, 'getInsuranceClaim', 'sendInsuranceClaim') === 'sendInsuranceClaim'
    ? (sent?.paymentUrl ?? null)
    : (claim?.payment?.url ?? null);
};

/** With the insurer: paid, or paid for by a partner. */
const withInsurer = named(
  'withInsurer',
  (c) =>
    ['sent', 'paid'].includes(insuranceOf(c)?.status.alias ?? '') ||
    (waitsForMoney(c) && insuranceOf(c)?.payment?.status === 'success'),
);
export const isIssuing = withInsurer;
export const notIssuing = named('notIssuing', (c) => !withInsurer(c));

/** The signature of the agreement, as the newest answer tells of it. */
export const agreementSignature = (c: FlowContext) => {
  const { getInsuranceClaim: claim, repeatSignature: repeated, insuranceToSigning: opened } = c.responses;
  const told = { getInsuranceClaim: claim?.signature, repeatSignature: repeated, insuranceToSigning: opened };
  const newest = lastHeard(c, 'getInsuranceClaim', 'repeatSignature', 'insuranceToSigning');
  return (newest && told[newest]) ?? repeated ?? opened ?? claim?.signature;
};
export const agreementCodeAlive = (c: FlowContext): boolean => (agreementSignature(c)?.expiresInSec ?? 0) > 0;

/** Every insurer has answered, and none of them wants to. */
export const allRefused = (c: FlowContext): boolean => {
  const offers = c.responses.listOffers ?? [];
  return offers.length > 0 && offers.every((offer) => offer.status.alias === 'refused');
};

const refusedAs = (name: string, type: string) => named(name, (c) => c.problem?.data?.['type'] === type);
export const offerExpired = refusedAs('offerExpired', 'offer_expired');
export const priceChanged = refusedAs('priceChanged', 'price_changed');
export const plateOfOther = refusedAs('plateOfOther', 'plate_owner');
/** The state register knows the policyholder otherwise. */
export const customerMismatch = named('customerMismatch', (c) =>
  Object.keys(c.problem?.fields ?? {}).some((path) => path.startsWith('customer.')),
);
