import { expect, test } from 'vitest';
import { estimateOf, estimateOfAll, type GoodsLender } from '../../../schemas/commodity-loan/lenders.ts';

const zero: GoodsLender = {
  alias: 'a',
  name: 'A',
  plans: [{ kind: 'installment', rate: 0, months: [3, 12] }],
};
const credit: GoodsLender = { alias: 'b', name: 'B', plans: [{ kind: 'credit', rate: 28, months: [12, 24] }] };

test('the lowest payment of a bank is that of its longest term, by the money kernel', () => {
  expect(estimateOf(zero, 400_000)).toEqual({ monthly: 33_333, months: 12 });
  expect(estimateOf(credit, 400_000)).toEqual({ monthly: 21_955, months: 24 });
  expect(estimateOf({ ...zero, plans: [] }, 400_000)).toBeNull();
});

test('of all banks it is the lowest, and nothing where none is named', () => {
  expect(estimateOfAll({ lenders: [zero, credit], total: 400_000 })).toEqual({ monthly: 21_955, months: 24 });
  expect(estimateOfAll({ total: 400_000 })).toBeNull();
  expect(estimateOfAll({ lenders: null, total: 400_000 })).toBeNull();
  expect(estimateOfAll({ lenders: [], total: 400_000 })).toBeNull();
});
