/** An offer of a bank in the words of the money kernel: nothing is put together twice. */
import type { Claim, Offer } from '../../../openapi/index.ts';
import { cheapestOf, costInTerm, monthlyInAll, paidInAll } from '../../../schemas/facts/cost.ts';
import { schedule, type ScheduleRow } from '../../../schemas/facts/loan.ts';
import { isoDayKz } from '../../i18n/day.ts';

/** An answer that is an offer. */
interface Answer {
  readonly id: string;
  readonly approved: Offer;
  readonly updatedAt: string;
}
const priced = (offer: Offer) => ({ ...offer, months: offer.term, beside: offer.extraCosts });

/** Everything the customer will have paid by the end: the fee, the loan, and what is paid beside it, tenge. */
export const inAll = (offer: Offer): number => paidInAll(priced(offer));
/** What a month takes, with a share of all that is paid beside the loan, tenge. */
export const monthInAll = (offer: Offer): number => monthlyInAll(priced(offer));
/** The share of a month that is not the payment. */
export const besideInMonth = (offer: Offer): number => monthInAll(offer) - offer.monthlyPayment;
/** The same of the whole term, tenge. */
export const besideInAll = ({ extraCosts, term }: Offer): number =>
  extraCosts.reduce((sum, cost) => sum + costInTerm(cost, term), 0);
/** The same of each thing, in the order in which the bank tells it. */
export const besideByKind = ({ extraCosts, term }: Offer): { kind: string; sum: number }[] =>
  [...new Set(extraCosts.map(({ kind }) => kind))].map((kind) => ({
    kind,
    sum: extraCosts.reduce((sum, cost) => (cost.kind === kind ? sum + costInTerm(cost, term) : sum), 0),
  }));
/** Who gets what is paid beside the payments of a loan; the bank's own fees go to the bank. */
const PAYEES: Readonly<Record<Offer['extraCosts'][number]['kind'], Payee>> = {
  casco: 'insurer',
  life: 'insurer',
  gps: 'others',
  registration: 'others',
  commission: 'bank',
};
export type Payee = 'bank' | 'insurer' | 'others';
/** What goes to whom in all, tenge, and of which costs it consists; with one's own fee the sums come to `inAll`. */
export const paidTo = (offer: Offer): { payee: Payee; sum: number; costs: Offer['extraCosts'] }[] =>
  (['bank', 'insurer', 'others'] as const).flatMap((payee) => {
    const costs = offer.extraCosts.filter(({ kind }) => PAYEES[kind] === payee);
    const sum = besideInAll({ ...offer, extraCosts: costs }) + (payee === 'bank' ? offer.totalToPay : 0);
    return sum === 0 ? [] : [{ payee, sum, costs }];
  });
/** What was asked for. */
export type Asked = Pick<Claim, 'creditAmount' | 'term' | 'initialFee'>;
/** An offer of the sum and the term that were asked for; without a claim, any. */
export const isAsAsked = ({ amount, term }: Offer, asked: Asked | undefined): boolean =>
  asked === undefined || (amount === asked.creditAmount && term === asked.term);
/** What a smaller loan than was asked for leaves to be paid to the car's price beside the fee of the claim, tenge. */
export const lacking = ({ amount }: Offer, asked: Asked | undefined): number =>
  asked === undefined ? 0 : Math.max(0, asked.creditAmount - amount);
/** What is to be had for the car beside the loan, tenge: the fee of the claim, and what a smaller loan leaves. */
export const ownMoney = (offer: Offer, asked: Asked): number => asked.initialFee + lacking(offer, asked);
/** All that is paid for the car by the end: one's own money for it, the loan, and what is paid beside it, tenge. */
export const inAllWithOwn = (offer: Offer, asked: Asked): number =>
  ownMoney(offer, asked) + offer.totalToPay + besideInAll(offer);
/** Ids of the offers that cost least in all: less money, or for a shorter time, is no lower price. */
export const cheapestIds = (offers: readonly Answer[], asked: Asked | undefined): ReadonlySet<string> =>
  new Set(
    cheapestOf(
      offers.filter(({ approved }) => isAsAsked(approved, asked)),
      ({ approved }) => inAll(approved),
    ).map(({ id }) => id),
  );
/** Its payments one by one, as offered: the loan begins on the day of the answer. */
export const offerSchedule = ({ approved: offer, updatedAt }: Answer): ScheduleRow[] =>
  schedule({
    kind: offer.paymentType,
    principal: offer.amount,
    ratePercent: offer.rate,
    months: offer.term,
    start: isoDayKz(Date.parse(updatedAt)),
  });
