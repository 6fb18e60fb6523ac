import type { CommodityClaim } from '../../openapi/index.ts';
import { firstPayment } from '../facts/loan.ts';

export type GoodsLender = NonNullable<CommodityClaim['lenders']>[number];

/** A payment by published terms, before anybody has offered it. Tenge, months. */
export interface Estimate {
  readonly monthly: number;
  readonly months: number;
  /** About so much more than the goods cost. */
  readonly overpaid: number;
}

const lowest = (estimates: readonly Estimate[]): Estimate | null =>
  estimates.reduce<Estimate | null>(
    (least, one) => (least === null || one.monthly < least.monthly ? one : least),
    null,
  );

/** The lowest payment for `sum` by the terms that this bank publishes; null: it publishes none. */
export const estimateOf = ({ plans }: GoodsLender, sum: number): Estimate | null =>
  lowest(
    plans.flatMap(({ rate, months }) =>
      months.map((term) => {
        const monthly = firstPayment('annuity', sum, rate, term);
        return { monthly, months: term, overpaid: rate === 0 ? 0 : Math.max(0, monthly * term - sum) };
      }),
    ),
  );

/**
 * The lowest of all banks that are asked, and before it the lowest that costs no more than the goods, where that is another.
 * Empty: none says it.
 */
export const estimatesOfAll = ({ lenders, total }: Pick<CommodityClaim, 'lenders' | 'total'>): Estimate[] => {
  const of = (asked: readonly GoodsLender[]) => lowest(asked.flatMap((lender) => estimateOf(lender, total) ?? []));
  const all = lenders ?? [];
  const least = of(all);
  if (least === null || least.overpaid === 0) return least === null ? [] : [least];
  const free = of(all.map((lender) => ({ ...lender, plans: lender.plans.filter(({ rate }) => rate === 0) })));
  return free === null ? [least] : [free, least];
};
