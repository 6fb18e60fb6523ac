/**
 * Which change of the terms would turn a bank's refusal around: a search over the bank's published terms, its own word and
 * the borrower's income. The smallest change of each kind: applied, the bank accepts; a step less, it does not.
 */
import type { Bank, Rejection } from '../../openapi/index.ts';
import { costFlows, effectiveRate, flowsOf, overpayment, schedule } from '../facts/loan.ts';
import { shareOf } from '../facts/money.ts';
import {
  accepts,
  leastFeeOf,
  loanAt,
  longestTermOf,
  type Burden,
  type Floor,
  type Purchase,
  type Terms,
} from './lending.ts';
import { demandedAt } from './bank-month.ts';
import { TERM } from './terms.form.ts';

/** `fee`: more down. `sum`: less down, for the sum was too small. `term`: longer. `both`: longer and more down. */
export interface Change extends Terms {
  readonly kind: 'fee' | 'sum' | 'term' | 'both';
  /** The first payment at the published rate, tenge. */
  readonly payment: number;
  /** What is paid beyond the loan at that rate, tenge. */
  readonly overpayment: number;
  /** The effective rate (ГЭСВ / СЖТМ), percent a year; null: not known, or above 500 %. */
  readonly gesv: number | null;
}

/** Down payments are looked for in steps of so many tenge. */
export const FEE_STEP = 1_000;

/** Refusals that no other terms turn around. */
const FINAL: ReadonlySet<Rejection['code']> = new Set([
  'STOP_CREDIT',
  'OVERDUE_90',
  'AGE',
  'INCOME_UNCONFIRMED',
  'CAR_AGE',
  'PLEDGE',
  'DATA_MISMATCH',
  'EXPIRED',
]);

/**
 * What the bank has said of this claim beyond what it publishes. Figures of the burden are finer than a hint, and so is a
 * published down payment that the hint only rounds up to a whole percent.
 */
const floorOf = (bank: Bank, purchase: Purchase, { hint, burden }: Rejection): Floor | null => {
  if (hint === null || burden !== undefined) return null;
  const published = Math.ceil(shareOf(leastFeeOf(bank, purchase) ?? 0, purchase.price));
  const told = hint.initialFeePercent ?? 0;
  return {
    feePercent: told > published ? told : 0,
    term: hint.term ?? 0,
    amount: hint.amount ?? Number.POSITIVE_INFINITY,
  };
};

/** The first of a rising row of numbers for which the question, once true, stays true; null: for none. */
const firstOf = (from: number, to: number, step: number, holds: (value: number) => boolean): number | null => {
  if (from > to || !holds(to)) return null;
  let [low, high] = [0, Math.floor((to - from) / step)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(from + middle * step)) high = middle;
    else low = middle + 1;
  }
  return from + low * step;
};

/** Whether a bank that refused would take these terms, by what it publishes, what it said, and the income. */
export const wouldAccept = (
  bank: Bank,
  purchase: Purchase,
  terms: Terms,
  rejection: Rejection,
  income: Burden | null,
): boolean =>
  !FINAL.has(rejection.code) &&
  accepts(bank, purchase, terms, { burden: rejection.burden ?? income, floor: floorOf(bank, purchase, rejection) });

/**
 * The smallest changes with which `bank` would accept what it refused, the one that costs nothing now first; empty: none
 * would, or nothing that is published explains the refusal. `income`: the borrower's, where the bank has not told its figures.
 */
export const changesFor = (
  bank: Bank,
  purchase: Purchase,
  asked: Terms,
  rejection: Rejection,
  income: Burden | null,
): Change[] => {
  if (FINAL.has(rejection.code)) return [];
  const known = { burden: rejection.burden ?? income, floor: floorOf(bank, purchase, rejection) };
  const holds = (fee: number, term: number): boolean => accepts(bank, purchase, { fee, term }, known);
  if (holds(asked.fee, asked.term)) return [];

  const highest = Math.floor((purchase.price - Math.max(bank.terms.sumMin, 1)) / FEE_STEP) * FEE_STEP;
  const next = (Math.floor(asked.fee / FEE_STEP) + 1) * FEE_STEP;
  const longest = Math.min(TERM.max, longestTermOf(bank, purchase));
  const nextTerm = (Math.floor(asked.term / TERM.step) + 1) * TERM.step;
  const lastTerm = Math.floor(longest / TERM.step) * TERM.step;
  const leastFee = (term: number) => firstOf(next, highest, FEE_STEP, (fee) => holds(fee, term));

  const found: Pick<Change, 'kind' | 'fee' | 'term'>[] = [];
  const term = firstOf(nextTerm, lastTerm, TERM.step, (months) => holds(asked.fee, months));
  if (term !== null) found.push({ kind: 'term', fee: asked.fee, term });
  if (highest < asked.fee && highest >= 0 && holds(highest, asked.term))
    found.push({ kind: 'sum', fee: highest, term: asked.term });
  const fee = leastFee(asked.term);
  if (fee !== null) found.push({ kind: 'fee', fee, term: asked.term });
  const feeAtLongest = term === null && lastTerm > asked.term ? leastFee(lastTerm) : null;
  if (feeAtLongest !== null && (fee === null || feeAtLongest < fee)) {
    const months = firstOf(nextTerm, lastTerm, TERM.step, (one) => holds(feeAtLongest, one));
    found.push({ kind: 'both', fee: feeAtLongest, term: months ?? lastTerm });
  }
  return found.map((one) => {
    const loan = loanAt(bank, purchase, one);
    const rows = loan ? schedule(loan) : [];
    return {
      ...one,
      payment: rows[0]?.payment ?? 0,
      overpayment: overpayment(rows),
      gesv: loan
        ? effectiveRate([
            ...flowsOf(loan, rows),
            ...costFlows(demandedAt(bank.terms, { ...one, price: purchase.price }, {}), loan),
          ])
        : null,
    };
  });
};
