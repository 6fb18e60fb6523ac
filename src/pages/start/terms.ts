import { amount, groupDigits, percentOf, shareOf } from '../../../schemas/facts/money.ts';

/** What stands in the calculator, as typed: a price and a down payment in tenge, a term in months. */
export type CalculatorRaw = Record<'price' | 'initialFee' | 'term', string>;

/** What it begins with: an example, which nobody has asked for. */
export const EXAMPLE: CalculatorRaw = {
  price: groupDigits(13_500_000),
  initialFee: groupDigits(5_400_000),
  term: '60',
};

/** From and to where the slider of the price moves, and by how much, tenge. More and less is typed. */
export const PRICES = { min: 1_000_000, max: 30_000_000, step: 100_000 } as const;

/** Down payments are round. */
const ROUND = 10_000;

/** The down payment that keeps its share when the price is moved: tenge, in round tens of thousands, below the price. */
export const feeKept = (price: number, share: number): number => Math.floor(percentOf(price, share) / ROUND) * ROUND;

/** The share of a down payment in percent; null where no price or sum stands, or nothing would be left to borrow. */
export const shareTyped = ({ price, initialFee }: Pick<CalculatorRaw, 'price' | 'initialFee'>): number | null => {
  const [whole, part] = [amount(price), amount(initialFee)];
  return whole === null || part === null || whole === 0 || part >= whole ? null : shareOf(part, whole);
};

/** What the forms of the claim are filled in with, by event; null: nothing was moved or typed, so nothing is wished. */
export const formsFrom = (raw: CalculatorRaw): Record<string, Record<string, string>> | null => {
  const keys = Object.keys(EXAMPLE) as (keyof CalculatorRaw)[];
  if (keys.every((key) => raw[key] === EXAMPLE[key])) return null;
  const { price, initialFee, term } = raw;
  return { SUBMIT_CAR: { price }, SUBMIT_TERMS: { initialFee, term } };
};
