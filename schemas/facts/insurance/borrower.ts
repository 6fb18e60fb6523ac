/** Life and accident insurance of a borrower: the sum insured follows what is still owed. Whole tenge. */
import type { Effective } from '../effective.ts';
import { inForce } from '../effective.ts';
import { age, type IsoDate } from '../date.ts';
import type { ScheduleRow } from '../loan.ts';
import { percentOf } from '../money.ts';

/** Limits of the market, each with its first day. Percents. */
export interface BorrowerLimits {
  /** Rates a year, of what is owed at the year's beginning. */
  readonly yearly: { readonly min: number; readonly max: number };
  /** Rates paid once for the whole term, of the loan. */
  readonly once: { readonly min: number; readonly max: number };
  /** From this age at conclusion death by illness is not covered. */
  readonly illnessUnderAge: number;
  /** Largest sum insured of a microfinance organisation's product, tenge. */
  readonly microfinanceMax: number;
}

export const borrowerLimits: readonly Effective<BorrowerLimits>[] = [
  {
    from: '2018-01-01',
    value: {
      yearly: { min: 0.5, max: 2 },
      once: { min: 1.5, max: 6 },
      illnessUnderAge: 60,
      microfinanceMax: 2_000_000,
    },
  },
];

/** A year's payment for the cover. */
export interface YearPremium {
  /** From 1. */
  readonly year: number;
  readonly sumInsured: number;
  readonly premium: number;
}

const MONTHS = 12;

/** Paid every year: the sum insured is what is owed at the year's beginning, so each year costs less. */
export const yearlyPremiums = (
  loanSum: number,
  rows: readonly ScheduleRow[],
  ratePercent: number,
): readonly YearPremium[] => {
  const years: YearPremium[] = [];
  for (let month = 0; month < rows.length; month += MONTHS) {
    const sumInsured = month === 0 ? loanSum : (rows[month - 1]?.balance ?? 0);
    years.push({ year: years.length + 1, sumInsured, premium: percentOf(sumInsured, ratePercent) });
  }
  return years;
};

/** Paid once, at the beginning, for the whole term. */
export const singlePremium = (loanSum: number, ratePercent: number): number => percentOf(loanSum, ratePercent);

/** Does death by illness belong to the cover of somebody born then who concludes on this day? */
export const coversIllness = (birthDate: IsoDate, on: IsoDate): boolean =>
  age(birthDate, on) < inForce(borrowerLimits, on).illnessUnderAge;
