import { addMonths, age, type IsoDate } from '../../../schemas/facts/date.ts';
import { inForce } from '../../../schemas/facts/effective.ts';
import { borrowerLimits, singlePremium } from '../../../schemas/facts/insurance/borrower.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { termsOn } from '../../data/insurer-facts.ts';
import type { LifeInsurer } from '../../data/life-insurers.ts';
import { personOf } from '../../data/people.ts';

/** A borrower whose life is to be insured for a loan. */
export interface LifeRisk {
  readonly personalNumber: string;
  readonly birthDate: IsoDate | null;
  /** Tenge. */
  readonly loanSum: number;
  readonly termMonths: number;
  /** The lender is a microfinance organisation. */
  readonly isMicrofinance: boolean;
}

export type LifeRefusalCode = 'AGE_AT_LOAN_END' | 'AGE' | 'SUM_OVER_MAXIMUM' | 'TERM' | 'NOT_SOLD' | 'POLICY';

/** Premium once for the whole term in tenge, or why not; `limit` is the number that was not kept. */
export type LifeQuote =
  | { readonly kind: 'offered'; readonly premium: number }
  | { readonly kind: 'refused'; readonly code: LifeRefusalCode; readonly limit: string };

const no = (code: LifeRefusalCode, limit: number | string = ''): LifeQuote => ({
  kind: 'refused',
  code,
  limit: String(limit),
});

/** What a life insurer says to this borrower on a day. Pure; whose age is unknown is not refused for it. */
export const lifeQuote = (insurer: LifeInsurer, risk: LifeRisk, on: IsoDate): LifeQuote => {
  const terms = termsOn(insurer, on);
  if (personOf(risk.personalNumber).insurersRefuse) return no('POLICY');
  if (risk.isMicrofinance && !terms.microfinance) return no('NOT_SOLD');
  const largest = risk.isMicrofinance
    ? Math.min(terms.sumMax, inForce(borrowerLimits, on).microfinanceMax)
    : terms.sumMax;
  if (risk.loanSum > largest) return no('SUM_OVER_MAXIMUM', groupDigits(largest));
  if (risk.termMonths > terms.termMax) return no('TERM', terms.termMax);
  if (risk.birthDate !== null) {
    if (age(risk.birthDate, on) < terms.ageMin) return no('AGE', terms.ageMin);
    if (age(risk.birthDate, addMonths(on, risk.termMonths)) > terms.ageMaxAtEnd)
      return no('AGE_AT_LOAN_END', terms.ageMaxAtEnd);
  }
  return { kind: 'offered', premium: singlePremium(risk.loanSum, terms.oncePercent) };
};
