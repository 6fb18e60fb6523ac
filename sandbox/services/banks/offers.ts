import type { Offer as OfferView } from '../../../openapi/index.ts';
import {
  costFlows,
  effectiveRate,
  flowsOf,
  overpayment,
  schedule,
  totalToPay,
  type Loan,
  type PaymentType,
} from '../../../schemas/facts/loan.ts';
import { percentOf, shareOf } from '../../../schemas/facts/money.ts';
import { extraPrices, type BankRules, type Condition } from '../../data/banks.ts';
import { effectiveRateCap } from '../../data/law.ts';

/** An approved offer, free of language. Sums in tenge, rates in percent a year, terms in months. */
export interface Offer extends Omit<OfferView, 'conditions' | 'validUntil' | 'expiresInSec'> {
  conditions: Condition[];
}

/** What an offer is made of. */
export interface OfferTerms {
  /** Price after the discount, tenge. */
  price: number;
  initialFee: number;
  term: number;
  /** Percent a year. */
  rate: number;
  paymentType: PaymentType;
  /** Insurance and tracker the client chose; the bank's own demands come on top. */
  chosen: { casco: boolean; life: boolean; gps: boolean };
  /** The day the money is given, 'YYYY-MM-DD'. */
  start: string;
  /** With a pledge; absent: yes. */
  isSecured?: boolean;
}

type Cost = OfferView['extraCosts'][number] & { demanded: boolean };

const costsOf = (
  bank: Pick<BankRules, 'cascoRequired' | 'gpsRequired'>,
  { price, initialFee, chosen }: OfferTerms,
): Cost[] => {
  const costs: Cost[] = [];
  const casco = percentOf(price, extraPrices.cascoPercent);
  if (bank.cascoRequired || chosen.casco)
    costs.push({ kind: 'casco', sum: casco, period: 'year', demanded: bank.cascoRequired });
  if (bank.gpsRequired || chosen.gps) {
    costs.push({ kind: 'gps', sum: extraPrices.gpsOnce, period: 'once', demanded: bank.gpsRequired });
    costs.push({ kind: 'gps', sum: extraPrices.gpsMonthly, period: 'month', demanded: bank.gpsRequired });
  }
  if (chosen.life)
    costs.push({
      kind: 'life',
      sum: percentOf(price - initialFee, extraPrices.lifePercent),
      period: 'year',
      demanded: false,
    });
  return costs;
};

/** The offer of a bank on these terms, with its effective yearly rate (ГЭСВ); null when that rate cannot be told. */
export const offerOn = (
  bank: Pick<BankRules, 'cascoRequired' | 'gpsRequired'>,
  terms: OfferTerms,
  conditions: readonly Condition[],
): Offer | null => {
  const amount = terms.price - terms.initialFee;
  const loan: Loan = {
    kind: terms.paymentType,
    principal: amount,
    ratePercent: terms.rate,
    months: terms.term,
    start: terms.start,
  };
  const rows = schedule(loan);
  const costs = costsOf(bank, terms);
  const gesv = effectiveRate([
    ...flowsOf(loan, rows),
    ...costFlows(
      costs.filter(({ demanded }) => demanded),
      loan,
    ),
  ]);
  if (gesv === null) return null;
  return {
    amount,
    term: terms.term,
    rate: terms.rate,
    gesv,
    monthlyPayment: rows[0]?.payment ?? 0,
    lastPayment: rows.at(-1)?.payment ?? 0,
    overpayment: overpayment(rows),
    totalToPay: totalToPay(rows),
    initialFee: terms.initialFee,
    initialFeePercent: shareOf(terms.initialFee, terms.price),
    paymentType: terms.paymentType,
    cascoRequired: bank.cascoRequired,
    lifeRequired: false,
    gpsRequired: bank.gpsRequired,
    extraCosts: costs.map(({ kind, sum, period }) => ({ kind, sum, period })),
    conditions: [...conditions],
  };
};

/** Rates go in tenths of a percent. */
const STEPS_A_PERCENT = 10;

/** The same under the law's cap on the effective rate: the bank takes the highest rate that fits; null when none does. */
export const cappedOffer = (bank: BankRules, terms: OfferTerms, conditions: readonly Condition[]): Offer | null => {
  const cap = effectiveRateCap(bank.type, terms.isSecured ?? true, terms.start);
  const fits = (offer: Offer | null): offer is Offer => offer !== null && offer.gesv <= cap;
  const asked = offerOn(bank, terms, conditions);
  if (fits(asked)) return asked;
  const at = (steps: number): Offer | null =>
    offerOn(bank, { ...terms, rate: steps / STEPS_A_PERCENT }, [...conditions, 'rateCut']);
  let best = at(0);
  if (!fits(best)) return null;
  // The effective rate grows with the rate: halve the distance between one that fits and one that does not.
  let low = 0;
  let high = Math.ceil(terms.rate * STEPS_A_PERCENT);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const offer = at(middle);
    if (fits(offer)) [low, best] = [middle, offer];
    else high = middle;
  }
  return best;
};

/**
 * An offer on another rate, with insurance premiums added to the loan (`financed`, of these `demanded` by the bank, which
 * the client cannot avoid): payments and effective rate reckoned anew. The rate gives way to the law's cap on the effective rate. `start` is the first day of the loan, 'YYYY-MM-DD'.
 */
export const reoffered = (
  bank: Pick<BankRules, 'type'>,
  offer: Offer,
  change: { rate: number; financed: number; demanded: number },
  start: string,
): Offer => {
  const demanded = offer.extraCosts.filter(
    ({ kind }) =>
      (kind === 'casco' && offer.cascoRequired && change.demanded === 0) || (kind === 'gps' && offer.gpsRequired),
  );
  for (let steps = Math.round(change.rate * STEPS_A_PERCENT); ; steps -= 1) {
    const loan: Loan = {
      kind: offer.paymentType,
      principal: offer.amount + change.financed,
      ratePercent: steps / STEPS_A_PERCENT,
      months: offer.term,
      start,
    };
    const rows = schedule(loan);
    const costs = costFlows(demanded, loan);
    const gesv = effectiveRate([...flowsOf(loan, rows, change.demanded), ...costs]);
    const isLawful = gesv !== null && gesv <= effectiveRateCap(bank.type, true, start);
    if (!isLawful && steps > 0) continue;
    return {
      ...offer,
      amount: loan.principal,
      rate: loan.ratePercent,
      gesv: gesv ?? offer.gesv,
      monthlyPayment: rows[0]?.payment ?? 0,
      lastPayment: rows.at(-1)?.payment ?? 0,
      overpayment: overpayment(rows),
      totalToPay: totalToPay(rows),
    };
  }
};
