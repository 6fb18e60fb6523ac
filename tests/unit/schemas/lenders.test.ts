import { expect, test } from 'vitest';
import { estimateOf, estimatesOfAll, type GoodsLender } from '../../../schemas/commodity-loan/lenders.ts';

const zero: GoodsLender = {
  alias: 'a',
  name: 'A',
  plans: [{ kind: 'installment', rate: 0, months: [3, 12] }],
};
const credit: GoodsLender = { alias: 'b', name: 'B', plans: [{ kind: 'credit', rate: 28, months: [12, 24] }] };

test('the lowest payment of a bank is that of its longest term, by the money kernel', () => {
  expect(estimateOf(zero, 400_000)).toEqual({ monthly: 33_333, months: 12, overpaid: 0 });
  expect(estimateOf(credit, 400_000)).toEqual({ monthly: 21_955, months: 24, overpaid: 126_920 });
  expect(estimateOf({ ...zero, plans: [] }, 400_000)).toBeNull();
});

test('of all banks it is the lowest, after the lowest without interest; nothing where none is named', () => {
  const free = { monthly: 33_333, months: 12, overpaid: 0 };
  const paid = { monthly: 21_955, months: 24, overpaid: 126_920 };
  expect(estimatesOfAll({ lenders: [credit, zero], total: 400_000 })).toEqual([free, paid]);
  expect(estimatesOfAll({ lenders: [credit], total: 400_000 })).toEqual([paid]);
  expect(estimatesOfAll({ lenders: [zero], total: 400_000 })).toEqual([free]);
  expect(estimatesOfAll({ total: 400_000 })).toEqual([]);
  expect(estimatesOfAll({ lenders: null, total: 400_000 })).toEqual([]);
  expect(estimatesOfAll({ lenders: [], total: 400_000 })).toEqual([]);
});
