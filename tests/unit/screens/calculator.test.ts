import { expect, test } from 'vitest';
import { EXAMPLE, feeKept, formsFrom, shareTyped } from '../../../src/pages/start/terms.ts';

test.each([
  [13_500_000, 40, 5_400_000],
  [10_000_000, 33.3, 3_330_000],
  // Round, and never above the share.
  [1_234_567, 40, 490_000],
  [1_000_000, 0, 0],
])('of a price of %d at %d %% the down payment is %d', (price, share, fee) => {
  expect(feeKept(price, share)).toBe(fee);
});

test.each([
  ['13 500 000', '5 400 000', 40],
  ['10 000 000', '', null],
  ['', '5 400 000', null],
  ['0', '0', null],
  ['5 000 000', '5 000 000', null],
])('the share for "%s" and "%s" is %s', (price, initialFee, share) => {
  expect(shareTyped({ price, initialFee })).toBe(share);
});

test('an example that nobody touched fills in nothing', () => {
  expect(formsFrom({ ...EXAMPLE })).toBeNull();
  expect(formsFrom({ price: '13\u00a0500\u00a0000', initialFee: '5\u00a0400\u00a0000', term: '48' })).toEqual({
    SUBMIT_CAR: { price: '13\u00a0500\u00a0000' },
    SUBMIT_TERMS: { initialFee: '5\u00a0400\u00a0000', term: '48' },
  });
});
