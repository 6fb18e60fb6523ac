/** What a life insurance of a loan pays falls with what is owed: told year by year. */
import type { IsoDate } from './date.ts';
import { type PaymentType, schedule, totalToPay } from './loan.ts';

const YEAR = 12;
const KINDS: readonly PaymentType[] = ['annuity', 'differentiated'];

export interface InsuredLoan {
  readonly sum: number;
  readonly termMonths: number;
  readonly dateEnd: IsoDate;
  readonly rate: number;
  readonly monthlyPayment: number;
  readonly lastPayment: number;
  readonly totalToPay: number;
}

/**
 * What is paid out at most at the start of each year of the loan, tenge. Nothing where the lender's own payments are none of a
 * schedule that is known, where another sum than the loan is insured, or where there is but one year.
 */
export const coverByYear = (loan: InsuredLoan, sumInsured: number): readonly number[] => {
  if (sumInsured !== loan.sum) return [];
  const rows = KINDS.map((kind) =>
    schedule({ kind, principal: loan.sum, ratePercent: loan.rate, months: loan.termMonths, start: loan.dateEnd }),
  ).find(
    (all) =>
      all[0]?.payment === loan.monthlyPayment &&
      all.at(-1)?.payment === loan.lastPayment &&
      totalToPay(all) === loan.totalToPay,
  );
  const years = rows?.filter(({ number, balance }) => number % YEAR === 0 && balance > 0) ?? [];
  return years.length === 0 ? [] : [loan.sum, ...years.map(({ balance }) => balance)];
};
