/**
 * What the banks' published terms would give for the terms typed so far: who would lend, at which payment, and why the
 * others would not. Payments without insurance and fees; the offers themselves come from the banks.
 */
import type { Bank } from '../../../openapi/index.ts';
import {
  costFlows,
  effectiveRate,
  flowsOf,
  overpayment,
  schedule,
  type PaymentType,
} from '../../../schemas/facts/loan.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { demandedAt, type Extras, usualExtras } from '../../../schemas/shared/bank-month.ts';
import { minFeePercentOf, rateOf } from '../../../schemas/shared/lending.ts';

/** What is asked for. Sums in whole tenge, the term in months. */
export interface WantedLoan {
  readonly price: number;
  readonly fee: number;
  readonly term: number;
  readonly kind: PaymentType;
  readonly carType: 'new' | 'used';
  readonly carYear: number | null;
  /** The seller is a private person. */
  readonly fromPerson: boolean;
  /** ISO date; the payments start a month later. */
  readonly today: string;
}

/** Why a bank would not take these terms; sums in tenge, months, years. */
export type Refusal =
  | { readonly why: 'c2c' | 'used' | 'notNew' }
  | { readonly why: 'fee'; readonly min: number }
  | { readonly why: 'term'; readonly min: number; readonly max: number }
  | { readonly why: 'sumSmall'; readonly min: number }
  | { readonly why: 'sumBig'; readonly max: number }
  | { readonly why: 'carAge'; readonly n: number };

export interface Estimate {
  readonly bank: Bank;
  /** Nominal yearly rate, percent. */
  readonly rate: number;
  /** What is borrowed. */
  readonly principal: number;
  /** The first payment: the biggest one when they differ. */
  readonly payment: number;
  readonly last: number;
  readonly overpayment: number;
  /** Effective yearly rate (ГЭСВ / СЖТМ) with what the bank demands beside the loan, percent; null above 500 %. */
  readonly gesv: number | null;
}

export interface Offers {
  /** Those that would lend, the lowest payment first. */
  readonly lending: readonly Estimate[];
  readonly refusing: readonly { readonly bank: Bank; readonly refusals: readonly Refusal[] }[];
}

/** All that a bank would object to, the most important first; empty: it would lend. */
export const refusalsOf = (bank: Bank, loan: WantedLoan): Refusal[] => {
  const { terms } = bank;
  const minPercent = minFeePercentOf(bank, loan);
  if (minPercent === null) return [{ why: loan.fromPerson ? 'c2c' : loan.carType === 'used' ? 'used' : 'notNew' }];
  if (rateOf(bank, loan) === null) return [{ why: loan.carType === 'used' ? 'used' : 'notNew' }];
  const refusals: Refusal[] = [];
  const least = percentOf(loan.price, minPercent);
  const principal = loan.price - loan.fee;
  const age = loan.carYear === null ? 0 : Number(loan.today.slice(0, 4)) - loan.carYear;
  if (loan.fee < least) refusals.push({ why: 'fee', min: least });
  if (loan.term < terms.termMin || loan.term > terms.termMax)
    refusals.push({ why: 'term', min: terms.termMin, max: terms.termMax });
  if (principal < terms.sumMin) refusals.push({ why: 'sumSmall', min: terms.sumMin });
  if (principal > terms.sumMax) refusals.push({ why: 'sumBig', max: terms.sumMax });
  if (loan.carType === 'used' && age > terms.carAgeMax) refusals.push({ why: 'carAge', n: terms.carAgeMax });
  return refusals;
};

const estimate = (bank: Bank, rate: number, loan: WantedLoan, usual: Extras): Estimate => {
  const taken = {
    kind: loan.kind,
    principal: loan.price - loan.fee,
    ratePercent: rate,
    months: loan.term,
    start: loan.today,
  };
  const rows = schedule(taken);
  return {
    bank,
    rate,
    principal: taken.principal,
    payment: rows[0]?.payment ?? 0,
    last: rows.at(-1)?.payment ?? 0,
    overpayment: overpayment(rows),
    gesv: effectiveRate([...flowsOf(taken, rows), ...costFlows(demandedAt(bank.terms, loan, usual), taken)]),
  };
};

/** Splits the banks into those that would lend and those that would not. */
export const offersOf = (banks: readonly Bank[], loan: WantedLoan): Offers => {
  const usual = usualExtras(banks);
  const lending: Estimate[] = [];
  const refusing: Offers['refusing'][number][] = [];
  for (const bank of banks) {
    const refusals = refusalsOf(bank, loan);
    const rate = rateOf(bank, loan);
    if (refusals.length > 0 || rate === null) refusing.push({ bank, refusals });
    else lending.push(estimate(bank, rate, loan, usual));
  }
  return { lending: lending.sort((a, b) => a.payment - b.payment || a.overpayment - b.overpayment), refusing };
};

/** The lowest and the highest of a figure over the banks that would lend; null when none would. */
export const rangeOf = <T>(lending: readonly T[], figure: (one: T) => number): { from: number; to: number } | null => {
  if (lending.length === 0) return null;
  const all = lending.map(figure);
  return { from: Math.min(...all), to: Math.max(...all) };
};
