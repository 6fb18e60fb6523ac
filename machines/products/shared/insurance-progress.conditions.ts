import type {
  InsuranceClaim,
  InsuranceClaimListItem,
  InsuranceOffer,
  InsuranceStatusAlias,
} from '../../../openapi/index.ts';
import { and, newest, not, or, reading, when } from '../../kit/conditions.ts';

/** What a list says of an insurance as well as the claim itself: where it stands is known from this alone. */
export interface ListedInsurance extends Pick<InsuranceClaim & InsuranceClaimListItem, 'status' | 'offers'> {
  readonly payment: Pick<NonNullable<InsuranceClaim['payment']>, 'status'> | null;
}
/** Answers from which the place of an insurance is known; the offers tell more than the claim when they are newer. */
export interface InsuranceProgressFacts {
  readonly getInsuranceClaim?: ListedInsurance | undefined;
  readonly listOffers?: readonly InsuranceOffer[] | undefined;
}

const listed = reading('getInsuranceClaim', (claim): ListedInsurance | undefined => claim);

export const statusIs = (...aliases: readonly InsuranceStatusAlias[]) =>
  when(listed, (claim) => aliases.some((alias) => alias === claim?.status.alias));

export const isDraft = statusIs('draft');
/** Its steps may be said anew: no agreement holds them yet. */
export const isChangeable = statusIs('draft', 'calculating', 'calculated', 'offer_selected', 'agreeing');
export const offersMade = statusIs('calculating', 'calculated');
/** Every insurer has answered, and none of them wants to. */
export const offersRefused = and(
  offersMade,
  when(listed, (claim) => {
    const { pending = 0, ready = 0, refused = 0, expired = 0 } = claim?.offers ?? {};
    return refused > 0 && pending + ready + expired === 0;
  }),
);
export const offerChosen = statusIs('offer_selected', 'agreeing');
export const agreementMade = statusIs('agreement_created', 'signing');
export const isSigned = statusIs('signed');
export const sendFailed = statusIs('error');
export const isIssued = statusIs('issued');
export const refundAwaited = statusIs('refund_requested');

const paymentIs = (...wanted: readonly string[]) =>
  when(listed, (claim) => claim?.status.alias === 'payment_pending' && wanted.includes(claim.payment?.status ?? 'new'));

/** The bank has not said its word yet. */
export const paymentWaits = paymentIs('pending');
/** Nothing was charged: it may be paid anew, by the same order. */
export const paymentFailed = paymentIs('fail', 'cancelled');
export const toPay = paymentIs('new');
/** With the insurer: paid, or paid for by a partner. */
export const isIssuing = or(statusIs('sent', 'paid'), paymentIs('success'));
export const wasPaid = when(listed, (claim) => (claim?.payment ?? null) !== null);
export const wereOffered = when(listed, (claim) => (claim?.offers ?? null) !== null);

const offers = reading(
  'getInsuranceClaim',
  'listOffers',
  newest('getInsuranceClaim', 'listOffers'),
  (claim, list, last) => {
    if (last !== 'listOffers' || list === undefined) return (claim as ListedInsurance | undefined)?.offers ?? null;
    const are = (...wanted: readonly string[]) => list.filter(({ status }) => wanted.includes(status.alias)).length;
    return { ready: are('ready', 'selected'), pending: are('new', 'calculating') };
  },
);
export const offersReady = reading(offers, (count) => count?.ready ?? 0);
/** Nothing to choose from yet, and somebody still reckons. */
export const offersAwaited = and(
  not(when(offersReady, (n) => n > 0)),
  or(
    statusIs('calculating'),
    when(offers, (count) => (count?.pending ?? 0) > 0),
  ),
);
