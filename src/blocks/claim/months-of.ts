import { sorted } from '../../../schemas/facts/sorted.ts';
import {
  type AskedLoan,
  monthAt,
  type MonthAtBank,
  usualExtras,
  type Wanted,
} from '../../../schemas/shared/bank-month.ts';
import type { Bank } from '../../../openapi/index.ts';
import type { Estimate } from './offers.ts';

/** A bank that would lend, and what a month takes there with all that is paid beside the loan. */
export interface BankMonth extends Estimate, MonthAtBank {}

/** Those that would lend, the lowest month in all first; what nobody tells the price of stands last. */
export const monthsOf = (
  lending: readonly Estimate[],
  loan: AskedLoan,
  wanted: Wanted,
  banks: readonly Bank[],
): readonly BankMonth[] => {
  const usual = usualExtras(banks);
  const all = lending.map((one) => ({
    ...one,
    ...monthAt({ terms: one.bank.terms, payment: one.payment }, loan, wanted, usual),
  }));
  return sorted(all, (a, b) => a.untold.length - b.untold.length || a.month - b.month || a.overpayment - b.overpayment);
};
