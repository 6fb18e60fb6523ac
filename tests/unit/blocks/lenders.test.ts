import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../openapi/index.ts';
import { inAllWithOwn, lacking, ownMoney } from '../../../src/blocks/banks/offer-cost.ts';
import { wantedOf } from '../../../src/blocks/claim/lenders.ts';
import { waitingFirst } from '../../../src/blocks/lists/waiting-first.ts';
import { emptyClaim } from '../schemas/claim.fixture.ts';

describe('what a claim asks for', () => {
  const claim = {
    ...emptyClaim,
    type: 'C2C' as const,
    initialFee: 2_000_000,
    term: 48,
    product: { ...emptyClaim.product, carPrice: 10_000_000, carDiscount: 500_000, paymentType: 'annuity' as const },
  };
  test('is a loan of the price without the discount', () => {
    expect(wantedOf(claim, '2026-02-01')).toMatchObject({
      price: 9_500_000,
      fee: 2_000_000,
      term: 48,
      kind: 'annuity',
      fromPerson: true,
      today: '2026-02-01',
    });
  });
  test('comes from a dealer otherwise', () => {
    expect(wantedOf({ ...claim, type: 'DEALER' }, '2026-02-01').fromPerson).toBe(false);
  });
});

describe('a smaller loan', () => {
  const asked = { creditAmount: 8_000_000, term: 60, initialFee: 2_000_000 };
  const of = (amount: number) => lacking({ amount } as Offer, asked);
  test('leaves the rest to be paid', () => expect(of(4_550_000)).toBe(3_450_000));
  test("is paid from the customer's own money beside the fee", () => {
    expect(ownMoney({ amount: 4_550_000 } as Offer, asked)).toBe(5_450_000);
    expect(ownMoney({ amount: 8_000_000 } as Offer, asked)).toBe(2_000_000);
  });
  test('is part of all that is paid, with the loan and what is paid beside it', () => {
    const gps: Offer['extraCosts'] = [
      { kind: 'gps', sum: 120_000, period: 'once' },
      { kind: 'gps', sum: 2_500, period: 'month' },
    ];
    const offer = { amount: 4_550_000, term: 36, totalToPay: 6_340_659, extraCosts: gps } as Offer;
    // 2 000 000 + 3 450 000 + 6 340 659 + 120 000 + 36 × 2 500
    expect(inAllWithOwn(offer, asked)).toBe(12_000_659);
  });
  test('no less than was asked for leaves nothing', () => {
    expect(of(8_000_000)).toBe(0);
    expect(of(9_000_000)).toBe(0);
    expect(lacking({ amount: 1 } as Offer, undefined)).toBe(0);
  });
});

test('what waits comes first, each as it came', () => {
  expect(waitingFirst([1, 2, 3, 4, 5], (n) => n % 2 === 0)).toEqual([2, 4, 1, 3, 5]);
});
