/**
 * What a month takes at a bank that has not answered yet: the payment, and a share of all that the bank demands, or the person wants,
 * beside it. By the prices that banks publish; in the words of an offer, so that the answer is put together as the estimate was.
 */
import type { Bank } from '../../openapi/index.ts';
import { costInTerm, inMonth, monthlyInAll, paidInAll, type RecurringCost } from '../facts/cost.ts';
import { percentOf } from '../facts/money.ts';

type Terms = Bank['terms'];
export type Extras = NonNullable<Terms['extras']>;
export const EXTRAS = ['casco', 'life', 'gps'] as const;
export type Extra = (typeof EXTRAS)[number];

/** What stands in the form of terms. */
export interface Wanted {
  readonly cascoInsurance: boolean;
  readonly lifeInsurance: boolean;
  readonly gpsTracker: boolean;
}

/** A loan as it is asked for: tenge, months. */
export interface AskedLoan {
  readonly price: number;
  readonly fee: number;
  readonly term: number;
}

export interface MonthAtBank {
  /** With all that is known, tenge. */
  readonly month: number;
  /** What stands beside the payment, of each kind. */
  readonly beside: Readonly<Partial<Record<Extra, readonly RecurringCost[]>>>;
  /** What is paid for as well, and nobody tells how much. */
  readonly untold: readonly Extra[];
}

const leastOf = (told: readonly Extras[], field: keyof Extras): Extras => {
  const sums = told.flatMap((one) => one[field] ?? []);
  return sums.length === 0 ? {} : { [field]: Math.min(...sums) };
};

/** What each thing costs where it costs least: it stands for the prices of a bank that tells none. */
export const usualExtras = (banks: readonly Pick<Bank, 'terms'>[]): Extras => {
  const told = banks.flatMap(({ terms }) => terms.extras ?? []);
  return {
    ...leastOf(told, 'cascoPercent'),
    ...leastOf(told, 'lifePercent'),
    ...leastOf(told, 'gpsOnce'),
    ...leastOf(told, 'gpsMonthly'),
  };
};

/** What such a thing costs; null: not told. */
const costsOf: Readonly<Record<Extra, (extras: Extras, loan: AskedLoan) => readonly RecurringCost[] | null>> = {
  casco: ({ cascoPercent }, { price }) =>
    cascoPercent === undefined ? null : [{ sum: percentOf(price, cascoPercent), period: 'year' }],
  life: ({ lifePercent }, { price, fee }) =>
    lifePercent === undefined ? null : [{ sum: percentOf(price - fee, lifePercent), period: 'year' }],
  gps: ({ gpsOnce, gpsMonthly }) =>
    gpsOnce === undefined || gpsMonthly === undefined
      ? null
      : [
          { sum: gpsOnce, period: 'once' },
          { sum: gpsMonthly, period: 'month' },
        ],
};

/** What such a thing adds to a month by these prices, tenge; null: not told. */
export const extraInMonth = (kind: Extra, extras: Extras, loan: AskedLoan): number | null =>
  costsOf[kind](extras, loan)?.reduce((sum, cost) => sum + inMonth(cost, loan.term), 0) ?? null;

/** What a bank does not lend without, by its own prices, else by the usual ones; what nobody tells is left out. */
export const demandedAt = (
  { extras, cascoRequired, gpsRequired }: Terms,
  loan: AskedLoan,
  usual: Extras,
): RecurringCost[] =>
  EXTRAS.filter((kind) => (kind === 'casco' && cascoRequired) || (kind === 'gps' && gpsRequired)).flatMap(
    (kind) => costsOf[kind](extras ?? {}, loan) ?? costsOf[kind](usual, loan) ?? [],
  );

export const monthAt = (
  { terms, payment }: { readonly terms: Terms; readonly payment: number },
  loan: AskedLoan,
  wanted: Wanted,
  usual: Extras,
): MonthAtBank => {
  const isPaid: Record<Extra, boolean> = {
    casco: terms.cascoRequired || wanted.cascoInsurance,
    life: wanted.lifeInsurance,
    gps: terms.gpsRequired || wanted.gpsTracker,
  };
  const paid = EXTRAS.filter((kind) => isPaid[kind]).map(
    (kind) => [kind, costsOf[kind](terms.extras ?? {}, loan) ?? costsOf[kind](usual, loan)] as const,
  );
  return {
    month: monthlyInAll({
      monthlyPayment: payment,
      months: loan.term,
      beside: paid.flatMap(([, costs]) => costs ?? []),
    }),
    beside: Object.fromEntries(paid.flatMap(([kind, costs]) => (costs === null ? [] : [[kind, costs]]))),
    untold: paid.flatMap(([kind, costs]) => (costs === null ? [kind] : [])),
  };
};

/** What such a bank has paid beside the loan in the whole term, of each kind, tenge. */
export const besideAt = (
  { beside }: Pick<MonthAtBank, 'beside'>,
  { term }: AskedLoan,
): { kind: Extra; sum: number }[] =>
  EXTRAS.flatMap((kind) => {
    const costs = beside[kind];
    return costs ? [{ kind, sum: costs.reduce((sum, cost) => sum + costInTerm(cost, term), 0) }] : [];
  });

/** Everything that will have been paid there by the end: the fee, the loan with what it costs, and what is paid beside it, tenge. */
export const inAllAt = (
  { beside, overpayment }: Pick<MonthAtBank, 'beside'> & { readonly overpayment: number },
  { price, fee, term }: AskedLoan,
): number =>
  paidInAll({
    initialFee: fee,
    totalToPay: price - fee + overpayment,
    months: term,
    beside: EXTRAS.flatMap((kind) => beside[kind] ?? []),
  });
