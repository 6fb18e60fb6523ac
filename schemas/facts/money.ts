/** Sums in whole tenge: reading what was typed, and the arithmetic of a loan's debt burden. */

const NBSP = '\u00a0';

/** The longest sum a field takes: 12 digits, below a trillion tenge. */
const MAX_DIGITS = 12;

/** Digits in groups of three with a no-break space between: 12500000 gives '12 500 000'. */
export const groupDigits = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, NBSP);

/**
 * Digits of a sum being typed or pasted, for the field: separators are noise, a tail of one or two decimal digits is
 * dropped and never merged ('12 500 000,50' gives 12500000), leading zeros go.
 */
export const amountDigits = (raw: string): string => {
  const s = raw
    .slice(0, 64)
    .replace(/[\s\u00a0\u202f\u2009_'’]/g, '')
    .replace(/[^\d.,]/g, '');
  const m = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{0,2})?$/.exec(s);
  return (m?.[1] ?? s)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);
};

/**
 * A typed sum in whole tenge ('12 500 000 ₸', '12.500.000', '12 500 000,50'); null when it is no sum:
 * empty, negative, with letters, or longer than 12 digits.
 */
export const amount = (raw: string | number): number | null => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw >= 0 && raw < 10 ** MAX_DIGITS ? raw : null;
  if (raw.length > 64) return null;
  const s = raw.replace(/[\s\u00a0\u202f\u2009_'’]/g, '').replace(/(?:₸|тг\.?|тенге|теңге|KZT)$/i, '');
  const m = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{0,2})?$/.exec(s);
  if (m?.[1] === undefined) return null;
  const digits = m[1].replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > MAX_DIGITS ? null : Number(digits);
};

/** A whole number of tenge for a positive fraction, half up, exactly. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Factors are exact to a ten-thousandth. */
const FACTOR_SCALE = 10_000;

/**
 * A sum times decimal factors (1.9 × 2.96 × 0.85 …), in whole tenge: multiplied exactly and rounded half up once, at the
 * end. Sum and factors must not be negative; factors have at most four decimals.
 */
export const timesHalfUp = (sum: number, factors: readonly number[]): number => {
  const numerator = factors.reduce(
    (product, factor) => product * BigInt(Math.round(factor * FACTOR_SCALE)),
    BigInt(sum),
  );
  const denominator = BigInt(FACTOR_SCALE) ** BigInt(factors.length);
  return Number((2n * numerator + denominator) / (2n * denominator));
};

/** So many percent of a sum, half up; percent with at most two decimals. */
export const percentOf = (sum: number, percent: number): number =>
  divideHalfUp(sum * Math.round(percent * 100), 10_000);

/** What share of `whole` is `part`, in percent with one decimal; 0 for an empty whole. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 1000) / whole) / 10 : 0;

/** National Bank's limit of the debt burden (КДН / БЖК): half of the official income. */
export const DEBT_BURDEN_LIMIT = 0.5;

/** The most that all monthly payments may come to, whole tenge; `limit`: a share of the income, 0 to 1. */
export const burdenRoom = (monthlyIncome: number, limit: number): number =>
  Math.floor((monthlyIncome * Math.round(limit * 10_000)) / 10_000);

/**
 * Debt burden: all monthly payments, the new one among them, over the official monthly income.
 * Null without an income, where no ratio exists.
 */
export const debtBurden = (monthlyPayments: readonly number[], monthlyIncome: number): number | null =>
  monthlyIncome > 0 ? monthlyPayments.reduce((sum, payment) => sum + payment, 0) / monthlyIncome : null;
