/**
 * What something costs in all: the one place where sums of several partners are put together. Whole tenge.
 * What a partner tells (payments of a loan, overpayment, effective rate) is never reckoned here anew.
 */
import { divideHalfUp } from './money.ts';

export type CostPeriod = 'once' | 'year' | 'month';

/** A payment that recurs, beside a loan: insurance, a tracker. */
export interface RecurringCost {
  readonly sum: number;
  readonly period: CostPeriod;
}

/** How often a cost falls due while a loan runs: once a year from its first day, once a month with its payments. */
export const timesDue = (period: CostPeriod, months: number): number => {
  if (period === 'once') return 1;
  return period === 'year' ? Math.ceil(months / 12) : months;
};

/** Such a cost over the whole term. */
export const costInTerm = ({ sum, period }: RecurringCost, months: number): number => sum * timesDue(period, months);

/** Everything that leaves the customer's pocket: own money at the start, all payments of the loan, costs beside it. */
export const paidInAll = (credit: {
  readonly initialFee: number;
  /** All payments of the loan. */
  readonly totalToPay: number;
  readonly months: number;
  readonly beside: readonly RecurringCost[];
}): number =>
  credit.beside.reduce((sum, cost) => sum + costInTerm(cost, credit.months), credit.initialFee + credit.totalToPay);

/** All payments are alike but the last one, and come to what the lender tells: only then they can be set out as a sum. */
export const addsUp = (loan: {
  readonly monthlyPayment: number;
  readonly lastPayment: number;
  readonly termMonths: number;
  readonly totalToPay: number;
}): boolean => loan.monthlyPayment * (loan.termMonths - 1) + loan.lastPayment === loan.totalToPay;

/** A cost as its share of one month: of a year's a twelfth, what is paid once spread over the loan's months. Half up. */
export const inMonth = ({ sum, period }: RecurringCost, months: number): number => {
  if (period === 'month') return sum;
  return divideHalfUp(sum, period === 'year' ? 12 : months);
};

/** What a loan takes out of the pocket in a month, with all that is paid beside it: the sum of its shares as they are shown. */
export const monthlyInAll = (credit: {
  readonly monthlyPayment: number;
  readonly months: number;
  readonly beside: readonly RecurringCost[];
}): number => credit.beside.reduce((sum, cost) => sum + inMonth(cost, credit.months), credit.monthlyPayment);

/**
 * Those among several whose price in all is the least: one, or more when they are equal. None where there is nothing to
 * choose from: a single one, or all of the same price.
 */
export const cheapestOf = <T>(all: readonly T[], priceOf: (one: T) => number): readonly T[] => {
  const least = Math.min(...all.map(priceOf));
  const found = all.filter((one) => priceOf(one) === least);
  return found.length < all.length ? found : [];
};

/** A premium of so many months for one year, half up. */
export const yearly = (premium: number, months: number): number => divideHalfUp(premium * 12, months);
