/** Terms of a loan: down payment, months, kind of payments, insurance. Sums in whole tenge, percents of the price. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { groupDigits, percentOf } from '../facts/money.ts';
import { choice, field, fields, flag, integer, needed, sum } from '../fields.ts';
import { message, type Examples } from '../kit.ts';
import { minFeePercentOf, priceOf } from './lending.ts';

export const PAYMENT_TYPES = ['annuity', 'differentiated'] as const;
export const TERM = { min: 12, max: 84, longest: 120, step: 6, usual: 60 } as const;

interface TermsContext {
  /** price of the car, tenge */
  readonly price: number;
  /** discount on it, tenge */
  readonly discount: number;
  /** the smallest down payment any bank takes, percent of the price */
  readonly minFeePercent: number;
  /** the longest term any bank gives, months; 84 unless told, at most 120 */
  readonly maxTerm?: number;
}

/** The rules, limits given. Forms take `termsForm`. */
export const termsRules = ({ price, discount, minFeePercent, maxTerm = TERM.max }: TermsContext) => {
  const toPay = Math.max(0, price - discount);
  const longest = Math.min(maxTerm, TERM.longest);
  return v.pipe(
    fields({
      initialFee: field(needed(sum(0, 10 ** 12), 'form.empty.fee')),
      term: field(
        needed(
          integer(TERM.min, longest, { id: 'form.term', values: { min: TERM.min, max: longest } }),
          'form.empty.term',
        ),
      ),
      paymentType: field(choice(PAYMENT_TYPES, 'form.choose.paymentType')),
      cascoInsurance: flag,
      lifeInsurance: flag,
      gpsTracker: flag,
      /** the income will be proven by a statement */
      provesIncome: flag,
    }),
    v.forward(
      v.partialCheck([['initialFee']], ({ initialFee }) => initialFee < toPay, message('form.feeTooBig')),
      ['initialFee'],
    ),
    v.forward(
      v.partialCheck(
        [['initialFee']],
        ({ initialFee }) => initialFee >= percentOf(toPay, minFeePercent),
        message('form.minFee', { x: String(minFeePercent).replace('.', ',') }),
      ),
      ['initialFee'],
    ),
    v.forward(
      v.partialCheck([['term']], ({ term }) => term % TERM.step === 0, message('form.termStep', { x: TERM.step })),
      ['term'],
    ),
  );
};

type Deal = Pick<FormFacts, 'carType' | 'fromPerson'>;

/** The smallest down payment that any bank takes for this purchase, percent of the price; 0 while nothing is known. */
export const leastFeePercent = (banks: FormFacts['banks'], deal: Deal): number => {
  const known = banks.map((bank) => minFeePercentOf(bank, deal)).filter((percent) => percent !== null);
  return known.length === 0 ? 0 : Math.min(...known);
};

/** The longest term that any bank gives for this purchase, months; the usual limit while nothing is known. */
export const longestTerm = (banks: FormFacts['banks'], deal: Deal): number =>
  Math.max(TERM.max, ...banks.filter((bank) => minFeePercentOf(bank, deal) !== null).map(({ terms }) => terms.termMax));

type TermsFacts = Deal & Pick<FormFacts, 'banks' | 'carPrice' | 'carDiscount'>;

/** Between what the form lets a person choose. */
export const termsLimits = ({ banks, ...deal }: Deal & Pick<FormFacts, 'banks'>) => ({
  minFeePercent: leastFeePercent(banks, deal),
  maxTerm: longestTerm(banks, deal),
});

export const termsForm = (facts: TermsFacts) =>
  termsRules({ price: facts.carPrice, discount: facts.carDiscount, ...termsLimits(facts) });

export type TermsValues = v.InferOutput<ReturnType<typeof termsForm>>;

export interface TermsRaw {
  initialFee: string;
  term: string;
  paymentType: string;
  cascoInsurance: boolean;
  lifeInsurance: boolean;
  gpsTracker: boolean;
  provesIncome: boolean;
}

/** Life insurance and the tracker are never ticked beforehand; most banks want the income proven. */
export const initial: TermsRaw = {
  initialFee: '',
  term: String(TERM.usual),
  paymentType: 'annuity',
  cascoInsurance: true,
  lifeInsurance: false,
  gpsTracker: false,
  provesIncome: true,
};

/** The usual down payment, percent of the price. */
const USUAL_FEE = 20;

/** How the form begins for a car whose price is known: with the usual down payment, or the least that any bank takes. */
export const initialTerms = ({ banks, carPrice, carDiscount, ...deal }: TermsFacts): TermsRaw => {
  const toPay = Math.max(0, priceOf({ carPrice, carDiscount }));
  if (toPay === 0) return initial;
  return { ...initial, initialFee: groupDigits(percentOf(toPay, Math.max(USUAL_FEE, leastFeePercent(banks, deal)))) };
};

const terms: TermsRaw = { ...initial, initialFee: '3 000 000' };

/** What the examples assume: a car for 10 000 000, at least 30 % down. */
export const exampleContext: Pick<FormFacts, 'carPrice' | 'banks'> = {
  carPrice: 10_000_000,
  banks: [
    {
      type: 'bvu',
      terms: {
        rateNew: 20,
        rateUsed: 20,
        minFeeNew: 30,
        minFeeUsed: 30,
        minFeeC2c: 30,
        termMin: 12,
        termMax: TERM.max,
        sumMin: 0,
        sumMax: 10_000_000,
        incomeProof: false,
        kdnMax: 0.5,
        carAgeMax: 20,
        cascoRequired: false,
        gpsRequired: false,
        note: null,
      },
    },
  ],
};

export const examples: Examples<TermsRaw> = {
  valid: [
    terms,
    {
      ...terms,
      initialFee: '5000000',
      term: '36',
      paymentType: 'differentiated',
      cascoInsurance: false,
      provesIncome: false,
    },
    { ...terms, initialFee: '4 500 000 ₸', term: '84', lifeInsurance: true, gpsTracker: true },
  ],
  invalid: [
    { name: 'no fee', raw: initial, errors: { initialFee: 'form.empty.fee' } },
    { name: 'fee below the least', raw: { ...terms, initialFee: '2 999 999' }, errors: { initialFee: 'form.minFee' } },
    {
      name: 'fee as big as the price',
      raw: { ...terms, initialFee: '10 000 000' },
      errors: { initialFee: 'form.feeTooBig' },
    },
    { name: 'fee in words', raw: { ...terms, initialFee: '30 %' }, errors: { initialFee: 'form.amount' } },
    { name: 'too short', raw: { ...terms, term: '6' }, errors: { term: 'form.term' } },
    { name: 'too long', raw: { ...terms, term: '90' }, errors: { term: 'form.term' } },
    { name: 'between the steps', raw: { ...terms, term: '40' }, errors: { term: 'form.termStep' } },
    {
      name: 'unknown payments',
      raw: { ...terms, paymentType: 'balloon' },
      errors: { paymentType: 'form.choose.paymentType' },
    },
  ],
};
