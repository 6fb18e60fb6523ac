import { expect, it } from 'vitest';
import { bodyOf } from '../../../e2e/support/answers.ts';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { leastOf } from '../../../../src/products/commodity-loan/blocks/offers.ts';

const [any] = bodyOf<CommodityOffer[]>('listCommodityOffers', 'offers');
const offer = (monthly: number, overpayment: number, more: Partial<CommodityOffer> = {}): CommodityOffer => ({
  ...(any as CommodityOffer),
  status: 'ready',
  months: 12,
  monthly,
  overpayment,
  ...more,
});

it('a term is without overpayment only where all that may be picked are', () => {
  const free = offer(33_333, 0);
  expect(leastOf([free], 12)).toEqual({ least: free, several: false, dearer: false });
  expect(leastOf([offer(38_602, 63_228), free], 12)).toEqual({ least: free, several: true, dearer: true });
  // What is over, and what is of another term, says nothing of it.
  const others = [offer(38_602, 63_228, { status: 'expired' }), offer(21_955, 126_932, { months: 24 })];
  expect(leastOf([free, ...others], 12)).toMatchObject({ least: free, dearer: false });
});
