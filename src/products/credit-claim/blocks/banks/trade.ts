import type { Claim, Offer } from '../../../../../openapi/index.ts';
import type { OtherTermsValues } from '../../../../../schemas/shared/other-terms.form.ts';
import type { Change } from '../../../../../schemas/shared/other-terms.ts';
import { inAll, monthInAll } from '../../../../blocks/banks/offer-cost.ts';
import { money, months } from '../../../../i18n/format.ts';
import { roughly } from '../../../../i18n/rough.ts';
import type { Translate } from '../../../../i18n/runtime.ts';
import type { ProposedCost } from './proposed-cost.ts';

const TRADES = {
  loan: ['b.tradeLess', 'b.tradeCosts', 'b.tradeSaves', 'b.tradeMore'],
  inAll: ['b.tradeAllLess', 'b.tradeAllCosts', 'b.tradeAllSaves', 'b.tradeAllMore'],
} as const;

/**
 * What a month gains or loses, and what all of it does: the two are weighed against each other. With what is paid beside the loan, where
 * anything is and its price is known: a dearer loan without casco may be the cheaper one.
 */
export const tradeText = (
  now: Offer,
  then: Pick<Change, 'payment' | 'overpayment'> & { cost: ProposedCost | null },
  t: Translate,
): string | null => {
  const { cost } = then;
  const isBeside = cost !== null && (cost.beside.length > 0 || now.extraCosts.length > 0);
  const [month, over] = isBeside
    ? [cost.month - monthInAll(now), cost.inAll - inAll(now)]
    : [then.payment - now.monthlyPayment, then.overpayment - now.overpayment];
  if (month === 0 || over === 0) return null;
  const [less, costs, saves, more] = TRADES[isBeside ? 'inAll' : 'loan'];
  return t(month < 0 ? (over < 0 ? less : costs) : over < 0 ? saves : more, {
    month: roughly(Math.abs(month)),
    over: roughly(Math.abs(over)),
  });
};

/** What it takes of one's own money at once, then a month and in all, then for how much longer: what decides stands in a few sentences. */
export const tradeWords = (asked: Claim, wanted: OtherTermsValues, trade: string, t: Translate): string[] => {
  const fee = wanted.initialFee - asked.initialFee;
  const term = wanted.term - asked.term;
  return [
    ...(fee === 0 ? [] : [t(fee > 0 ? 'b.tradeFeeMore' : 'b.tradeFeeLess', { sum: money(Math.abs(fee)) })]),
    trade,
    ...(term === 0 ? [] : [t(term > 0 ? 'b.tradeLonger' : 'b.tradeShorter', { term: months(Math.abs(term), t) })]),
  ];
};
