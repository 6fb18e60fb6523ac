/** What a bank of the catalogue accepts by its published terms, and what the law adds: pure, in whole tenge and months. */
import type { Bank } from '../../openapi/index.ts';
import { isBurdenFree, longestTermByAge } from '../facts/burden-relief.ts';
import type { IsoDate } from '../facts/date.ts';
import { firstPayment, type Loan, type PaymentType } from '../facts/loan.ts';
import { debtBurden, percentOf, shareOf } from '../facts/money.ts';

/** What is bought, from whom, and how it is to be paid back. */
export interface Purchase {
  /** After the discount, tenge. */
  readonly price: number;
  readonly kind: PaymentType;
  readonly carType: 'new' | 'used';
  readonly carYear: number | null;
  /** The seller is a private person. */
  readonly fromPerson: boolean;
  /** A microcredit: no pledge, so neither the car nor the down payment matter. */
  readonly isMicro?: boolean;
  /** Of the borrower; null: not known. */
  readonly birthDate: IsoDate | null;
  readonly today: IsoDate;
}

/** What can be changed about a loan: down payment, tenge; term, months. */
export interface Terms {
  readonly fee: number;
  readonly term: number;
}

/** What is known of the borrower's money. Tenge a month; `limit` is a share of the income, 0 to 1. */
export interface Burden {
  readonly income: number;
  /** Payments of other loans. */
  readonly obligations: number;
  readonly limit: number;
  /** The bank keeps to the limit even where the law sets none. */
  readonly keepsLimit: boolean;
}

/** What the bank itself said beyond its published terms: at least this down payment and term, at most this sum. */
export interface Floor {
  readonly feePercent: number;
  readonly term: number;
  readonly amount: number;
}

/** What the buyer pays for a car, tenge: its price less the dealer's discount. */
export const priceOf = ({
  carPrice,
  carDiscount,
}: {
  readonly carPrice: number;
  readonly carDiscount: number;
}): number => carPrice - carDiscount;

type Deal = Pick<Purchase, 'carType' | 'fromPerson' | 'isMicro'>;

/** Percent a year for such a car, or null: the bank does not lend for it. */
export const rateOf = ({ terms }: Pick<Bank, 'terms'>, { carType }: Pick<Purchase, 'carType'>): number | null =>
  carType === 'new' ? terms.rateNew : terms.rateUsed;

/** The smallest down payment of a bank for this deal, percent of the price; null: it does not lend for it. */
export const minFeePercentOf = ({ type, terms }: Pick<Bank, 'type' | 'terms'>, deal: Deal): number | null => {
  if (deal.isMicro === true) return type === 'mfo' ? 0 : null;
  if (deal.fromPerson) return terms.minFeeC2c;
  return deal.carType === 'new' ? terms.minFeeNew : terms.minFeeUsed;
};

/** Years of a car as banks count them; null where nobody knows its year. */
const carAge = ({ carYear, today }: Pick<Purchase, 'carYear' | 'today'>): number | null =>
  carYear === null ? null : Number(today.slice(0, 4)) - carYear;

/** The longest term of a bank for this borrower, months; less than its shortest: it does not lend to the borrower. */
export const longestTermOf = (
  { terms }: Pick<Bank, 'terms'>,
  { birthDate, today }: Pick<Purchase, 'birthDate' | 'today'>,
): number => (birthDate === null ? terms.termMax : Math.min(terms.termMax, longestTermByAge(birthDate, today)));

/** The loan at the bank's published rate: other terms are cut to its own, as banks do; null: no loan. */
export const loanAt = (bank: Bank, purchase: Purchase, { fee, term }: Terms): Loan | null => {
  const rate = rateOf(bank, purchase);
  const months = Math.min(Math.max(term, bank.terms.termMin), longestTermOf(bank, purchase));
  if (rate === null || months < bank.terms.termMin || fee >= purchase.price) return null;
  return { kind: purchase.kind, principal: purchase.price - fee, ratePercent: rate, months, start: purchase.today };
};

/** Its first payment, tenge. */
export const paymentAt = (bank: Bank, purchase: Purchase, terms: Terms): number | null => {
  const loan = loanAt(bank, purchase, terms);
  return loan && firstPayment(loan.kind, loan.principal, loan.ratePercent, loan.months);
};

/** The smallest down payment by what the bank publishes, tenge; null: it does not lend for this deal. */
export const leastFeeOf = (bank: Bank, purchase: Purchase): number | null => {
  const percent = minFeePercentOf(bank, purchase);
  return percent === null ? null : Math.max(percentOf(purchase.price, percent), purchase.price - bank.terms.sumMax);
};

const burdenFits = (bank: Bank, purchase: Purchase, terms: Terms, burden: Burden): boolean => {
  const payment = paymentAt(bank, purchase, terms);
  if (payment === null) return false;
  const feePercent = shareOf(terms.fee, purchase.price);
  const isFree =
    purchase.isMicro !== true &&
    !burden.keepsLimit &&
    isBurdenFree(
      { isNew: purchase.carType === 'new', age: carAge(purchase) ?? Number.POSITIVE_INFINITY, feePercent },
      purchase.today,
    );
  const share = debtBurden([burden.obligations, payment], burden.income) ?? 1;
  return isFree || share <= Math.min(burden.limit, bank.terms.kdnMax);
};

/**
 * Whether a bank takes these terms by what is published and known. `burden` null: the income is not known, and is not asked
 * about. A bank cuts a term that is too long or too short for it; it does not refuse for that.
 */
export const accepts = (
  bank: Bank,
  purchase: Purchase,
  terms: Terms,
  { burden, floor }: { readonly burden: Burden | null; readonly floor: Floor | null },
): boolean => {
  const least = leastFeeOf(bank, purchase);
  const principal = purchase.price - terms.fee;
  if (least === null || paymentAt(bank, purchase, terms) === null) return false;
  if (purchase.isMicro !== true && (carAge(purchase) ?? 0) > bank.terms.carAgeMax) return false;
  if (terms.fee < least || principal < bank.terms.sumMin) return false;
  const isBelow =
    floor !== null &&
    (terms.fee < percentOf(purchase.price, floor.feePercent) || terms.term < floor.term || principal > floor.amount);
  if (isBelow) return false;
  return burden === null || burdenFits(bank, purchase, terms, burden);
};
