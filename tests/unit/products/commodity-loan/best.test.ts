import { expect, test } from 'vitest';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { bestOf } from '../../../../src/products/commodity-loan/blocks/offers.ts';

const offer = (id: string, total: number, status: CommodityOffer['status'] = 'ready') =>
  ({ id, total, status }) as CommodityOffer;

test('the cheapest of several is marked, and none where they cost the same or stand alone', () => {
  expect(bestOf([offer('a', 463_228), offer('b', 400_000)])?.id).toBe('b');
  expect(bestOf([offer('a', 400_000), offer('b', 400_000), offer('c', 500_000)])).toBeNull();
  expect(bestOf([offer('a', 400_000)])).toBeNull();
  // What is over cannot be picked.
  expect(bestOf([offer('a', 400_000, 'expired'), offer('b', 463_228), offer('c', 470_000)])?.id).toBe('b');
});
