import type { CommodityClaim } from '../../openapi/index.ts';
import { firstPayment } from '../facts/loan.ts';

export type GoodsLender = NonNullable<CommodityClaim['lenders']>[number];

/** A payment by published terms, before anybody has offered it. Tenge, months. */
export interface Estimate {
  readonly monthly: number;
  readonly months: number;
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
      months.map((term) => ({ monthly: firstPayment('annuity', sum, rate, term), months: term })),
    ),
  );

/** The lowest of all banks that are asked; null: none says it. */
export const estimateOfAll = ({ lenders, total }: Pick<CommodityClaim, 'lenders' | 'total'>): Estimate | null =>
  lowest((lenders ?? []).flatMap((lender) => estimateOf(lender, total) ?? []));
