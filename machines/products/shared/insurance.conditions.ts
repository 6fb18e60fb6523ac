import type { InsuranceClaim } from '../../../openapi/index.ts';
import { isCarKnown, isCustomerKnown } from '../../../schemas/shared/insurance-known.ts';
import { and, newest, not, or, reading, refuses, when } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import { paymentFailed, statusIs, toPay } from './insurance-progress.conditions.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const insuranceOf = (c: Pick<FlowContext, 'responses'>): InsuranceClaim | undefined =>
  c.responses.getInsuranceClaim;

/** Who is insured, or which car, is neither saved nor known to the services. */
export const asksCustomer = when('getInsuranceClaim', (claim) => claim !== undefined && !isCustomerKnown(claim));
export const asksCar = when('getInsuranceClaim', (claim) => claim !== undefined && !isCarKnown(claim));
export const asksSteps = or(asksCustomer, asksCar);
export const customerUnsaved = when('getInsuranceClaim', (claim) => claim?.customer === null);
export const carUnsaved = when('getInsuranceClaim', (claim) => claim?.car === null);
/** Steps before the product are still empty. */
export const stepsLeft = when('getInsuranceClaim', (claim) => (claim?.nextStep ?? null) !== null);
export const codeSent = and(
  statusIs('signing'),
  when('getInsuranceClaim', (claim) => claim?.signature !== null),
);
/** Too many codes or tries: nothing is signed for a while. */
export const codeLocked = and(
  codeSent,
  when('getInsuranceClaim', (claim) => claim?.signature?.status === 'locked'),
);
export const nothingToSign = not(codeSent);
/** An agreement, and nothing more. */
export const onlyAgreed = statusIs('agreement_created');
export const notSent = statusIs('signed', 'error');
export const isGivenUp = statusIs('declined_customer', 'refund_requested', 'refunded');

export const nothingToPay = not(or(toPay, paymentFailed));
/** A page of the gateway is open. */
export const payPageOpen = and(
  toPay,
  when('getInsuranceClaim', (claim) => (claim?.payment?.url ?? null) !== null),
);
export const payPageOver = and(or(toPay, paymentFailed), not(payPageOpen));
export const payPageGiven = when('sendInsuranceClaim', (sent) => (sent?.paymentUrl ?? null) !== null);

/** The page to pay at, by the newest answer that names one. */
export const payPage = reading(
  'getInsuranceClaim',
  'sendInsuranceClaim',
  newest('getInsuranceClaim', 'sendInsuranceClaim'),
  (claim, sent, last) => (last === 'sendInsuranceClaim' ? sent?.paymentUrl : claim?.payment?.url) ?? null,
);

/** The signature of the agreement, as the newest answer tells of it. */
export const agreementSignature = reading(
  'getInsuranceClaim',
  'repeatSignature',
  'insuranceToSigning',
  newest('getInsuranceClaim', 'repeatSignature', 'insuranceToSigning'),
  (claim, repeated, opened, last) => {
    const told = { getInsuranceClaim: claim?.signature, repeatSignature: repeated, insuranceToSigning: opened };
    return (last && told[last]) ?? repeated ?? opened ?? claim?.signature;
  },
);
export const agreementCodeAlive = when(agreementSignature, (signature) => (signature?.expiresInSec ?? 0) > 0);

/** The offers on the table; a change of the wishes, and asking anew, make earlier ones void. */
export const offersNow = reading(
  'listOffers',
  newest('putInsuranceProduct', 'calculateOffers', 'listOffers'),
  (offers, last) => (last === 'listOffers' ? offers : undefined),
);

/** Every insurer has answered, and none of them wants to. */
export const allRefused = when(
  'listOffers',
  (offers = []) => offers.length > 0 && offers.every(({ status }) => status.alias === 'refused'),
);

const refusedAs = (type: string) => when('problem', (problem) => problem?.data?.['type'] === type);
export const offerExpired = refusedAs('offer_expired');
export const priceChanged = refusedAs('price_changed');
export const plateOfOther = refusedAs('plate_owner');
/** Something that was sent is not accepted, and it is told what. */
export const refusesField = refuses(() => true);
/** The state register knows the policyholder otherwise. */
export const customerMismatch = refuses((field) => field.startsWith('customer.'));
