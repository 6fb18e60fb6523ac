/**
 * A loan's arithmetic in whole tenge. Each row is rounded half up, the last row takes what rounding left.
 * Yearly rates are percents (21.7), terms are months. Nothing here knows the clock.
 */
import { addMonths, daysBetween, type IsoDate } from './date.ts';
import { type RecurringCost, timesDue } from './cost.ts';
import { divideHalfUp } from './money.ts';

export type PaymentType = 'annuity' | 'differentiated';

export interface ScheduleRow {
  /** from 1 */
  readonly number: number;
  readonly date: IsoDate;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  /** what is owed after this payment */
  readonly balance: number;
}

export interface Loan {
  readonly kind: PaymentType;
  readonly principal: number;
  readonly ratePercent: number;
  readonly months: number;
  /** the day the money is given; the first payment is a month later */
  readonly start: IsoDate;
}

/** Rates are exact to a ten-thousandth of a percent, so that a half tenge is a half and not a float's guess. */
const RATE_SCALE = 10_000;

const monthlyInterest = (balance: number, ratePercent: number): number =>
  divideHalfUp(balance * Math.round(ratePercent * RATE_SCALE), RATE_SCALE * 1200);

/** The equal monthly payment, half up; with no interest simply the sum by months. */
export const annuity = (principal: number, ratePercent: number, months: number): number => {
  const i = ratePercent / 1200;
  return i === 0 ? divideHalfUp(principal, months) : Math.round((principal * i) / (1 - (1 + i) ** -months));
};

/** The first payment of a loan, the biggest one when they differ: the first row of its schedule, without the others. */
export const firstPayment = (kind: PaymentType, principal: number, ratePercent: number, months: number): number => {
  const interest = monthlyInterest(principal, ratePercent);
  if (months === 1) return principal + interest;
  const equal =
    kind === 'annuity' ? annuity(principal, ratePercent, months) - interest : divideHalfUp(principal, months);
  return interest + Math.min(principal, Math.max(0, equal));
};

/** All payments of a loan. Principals sum up to the loan exactly and the last balance is 0. */
export const schedule = ({ kind, principal, ratePercent, months, start }: Loan): ScheduleRow[] => {
  const equal = kind === 'annuity' ? annuity(principal, ratePercent, months) : divideHalfUp(principal, months);
  const rows: ScheduleRow[] = [];
  let balance = principal;
  for (let number = 1; number <= months; number += 1) {
    const interest = monthlyInterest(balance, ratePercent);
    const wanted = kind === 'annuity' ? equal - interest : equal;
    const repaid = number === months ? balance : Math.min(balance, Math.max(0, wanted));
    balance -= repaid;
    rows.push({
      number,
      date: addMonths(start, number),
      payment: repaid + interest,
      principal: repaid,
      interest,
      balance,
    });
  }
  return rows;
};

/** Everything that will be paid. */
export const totalToPay = (rows: readonly ScheduleRow[]): number => rows.reduce((sum, row) => sum + row.payment, 0);

/** The payment that is due next by the days of the schedule, today's too; undefined: all of them have passed. */
export const nextDue = (rows: readonly ScheduleRow[], today: IsoDate): ScheduleRow | undefined =>
  rows.find(({ date }) => date >= today);

/** What is paid beyond the loan itself. */
export const overpayment = (rows: readonly ScheduleRow[]): number => rows.reduce((sum, row) => sum + row.interest, 0);

/** Money that changes hands: positive what the borrower gets, negative what the borrower pays. */
export interface Flow {
  readonly date: IsoDate;
  readonly amount: number;
}

/** Flows of a loan; `upfront` are costs the borrower must bear at the start (insurance, fees, pledge). */
export const flowsOf = (loan: Loan, rows: readonly ScheduleRow[], upfront = 0): Flow[] => [
  { date: loan.start, amount: loan.principal - upfront },
  ...rows.map((row) => ({ date: row.date, amount: -row.payment })),
];

/** What is paid beside a loan that is not given without it, such as insurance: it belongs to the effective rate. */
export const costFlows = (costs: readonly RecurringCost[], { start, months }: Loan): Flow[] =>
  costs.flatMap(({ sum, period }) =>
    Array.from({ length: timesDue(period, months) }, (_, at) => ({
      // A year's falls due when the year begins, a month's with the payment.
      date: period === 'month' ? addMonths(start, at + 1) : addMonths(start, at * 12),
      amount: -sum,
    })),
  );

const HIGHEST_YEARLY = 5;
const HALVINGS = 60;

/**
 * The yearly effective rate (ГЭСВ / СЖТМ), percent with two decimals: the rate at which what is got equals what is
 * paid, by actual days over 365 (National Bank, resolution 137 of 26.03.2012). Bisection on 0 to 500 %;
 * null when the rate is higher than that.
 */
export const effectiveRate = (flows: readonly Flow[]): number | null => {
  const first = flows[0];
  if (first === undefined) return 0;
  const timed = flows.map((flow) => ({ amount: flow.amount, years: daysBetween(first.date, flow.date) / 365 }));
  const value = (rate: number): number => timed.reduce((sum, flow) => sum + flow.amount / (1 + rate) ** flow.years, 0);
  if (value(0) >= 0) return 0;
  if (value(HIGHEST_YEARLY) < 0) return null;
  let low = 0;
  let high = HIGHEST_YEARLY;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (value(middle) < 0) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * 10_000) / 100;
};
