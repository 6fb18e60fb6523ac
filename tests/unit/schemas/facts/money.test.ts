import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  amount,
  amountDigits,
  DEBT_BURDEN_LIMIT,
  burdenRoom,
  debtBurden,
  groupDigits,
  percentOf,
  shareOf,
} from '../../../../schemas/facts/money.ts';

test.each([
  ['12 500 000 ₸', 12_500_000],
  ['12.500.000', 12_500_000],
  ['12,500,000', 12_500_000],
  ['12 500 000,50', 12_500_000],
  ['12500000.00', 12_500_000],
  ['12\u00a0500\u00a0000', 12_500_000],
  ['12\u202f500\u202f000', 12_500_000],
  ["12'500'000", 12_500_000],
  ['0', 0],
  ['007', 7],
  ['500 тенге', 500],
  ['500 KZT', 500],
  ['1.5', 1],
])('reads %s as %i', (raw, value) => {
  expect(amount(raw)).toBe(value);
  expect(Number(amountDigits(raw))).toBe(value);
});

test.each(['', ' ', '₸', '-500000', '5 млн', '1e6', '12.50.000', '1234567890123', 'NaN', '١٢٣', '1'.repeat(10_000)])(
  'refuses %j',
  (raw) => expect(amount(raw)).toBeNull(),
);

test.each([-1, 0.5, Number.NaN, Infinity, 10 ** 12])('refuses the number %d', (n) => expect(amount(n)).toBeNull());

describe('digits of a field being typed in', () => {
  it('never grows a sum by its decimal tail', () => {
    expect(amountDigits('12 500 000,50')).toBe('12500000');
    expect(amountDigits('12 500 000,5')).toBe('12500000');
  });
  it('stops at 12 digits and shows its groups with a no-break space', () => {
    expect(amountDigits('1'.repeat(40))).toHaveLength(12);
    expect(groupDigits(amountDigits('12500000'))).toBe('12\u00a0500\u00a0000');
    expect(groupDigits(999)).toBe('999');
  });
  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 - 1 }), (n) => {
        expect(amount(groupDigits(n))).toBe(n);
        expect(amountDigits(groupDigits(n))).toBe(String(n));
      }),
    );
  });
});

describe('shares', () => {
  it('rounds half up', () => {
    expect(percentOf(10_000_000, 20)).toBe(2_000_000);
    expect(percentOf(5, 10)).toBe(1);
    expect(percentOf(999_999, 12.5)).toBe(125_000);
    expect(shareOf(2_000_000, 10_000_000)).toBe(20);
    expect(shareOf(1, 3)).toBe(33.3);
    expect(shareOf(1, 0)).toBe(0);
  });
});

describe('debt burden', () => {
  it('counts every payment over the official income', () => {
    const ratio = debtBurden([120_000, 219_000], 650_000);
    expect(ratio).toBeCloseTo(0.5215, 4);
    expect(ratio! > DEBT_BURDEN_LIMIT).toBe(true);
    // the same loan for 84 months instead of 60 passes
    expect(debtBurden([120_000, 204_000], 650_000)! <= DEBT_BURDEN_LIMIT).toBe(true);
  });
  it('leaves room for payments of so many tenge: the last that is not above it', () => {
    expect(burdenRoom(650_001, DEBT_BURDEN_LIMIT)).toBe(325_000);
    expect(debtBurden([burdenRoom(650_001, 0.5)], 650_001)! <= 0.5).toBe(true);
    expect(debtBurden([burdenRoom(650_001, 0.5) + 1], 650_001)! <= 0.5).toBe(false);
  });
  it('does not exist without an income', () => expect(debtBurden([1], 0)).toBeNull());
});
