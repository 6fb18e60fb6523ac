import { describe, expect, test } from 'vitest';
import type { Bank, Offer } from '../../../openapi/index.ts';
import { inAll, inAllWithOwn, lacking, ownMoney, paidTo } from '../../../src/blocks/banks/offer-cost.ts';
import { countedOf } from '../../../src/blocks/claim/counted.ts';
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

describe('who counts among those that would lend', () => {
  const bank = (alias: string, incomeProof: boolean) => ({ bank: { alias, terms: { incomeProof } } as Bank });
  const all = [bank('strict', true), bank('easy', false)];
  const names = (provesIncome: boolean, of = all) => countedOf(of, provesIncome).map((one) => one.bank.alias);
  test('with a statement all', () => expect(names(true)).toEqual(['strict', 'easy']));
  test('without one only who wants none', () => expect(names(false)).toEqual(['easy']));
  test('all where each wants one: the form says so', () => expect(names(false, all.slice(0, 1))).toEqual(['strict']));
});

describe('who gets how much of an offer', () => {
  const offer = {
    initialFee: 2_000_000,
    totalToPay: 13_175_331,
    term: 60,
    extraCosts: [
      { kind: 'casco', sum: 351_000, period: 'year' },
      { kind: 'gps', sum: 120_000, period: 'once' },
      { kind: 'gps', sum: 2_500, period: 'month' },
      { kind: 'commission', sum: 50_000, period: 'once' },
    ],
  } as Offer;
  const sums = (of: Offer) => Object.fromEntries(paidTo(of).map(({ payee, sum }) => [payee, sum]));
  test('is told by payee: the bank with its own fees', () =>
    expect(sums(offer)).toEqual({ bank: 13_225_331, insurer: 1_755_000, others: 270_000 }));
  test('comes to all that is paid with one’s own money', () =>
    expect(paidTo(offer).reduce((all, { sum }) => all + sum, offer.initialFee)).toBe(inAll(offer)));
  test('names nobody who gets nothing', () =>
    expect(Object.keys(sums({ ...offer, extraCosts: [] }))).toEqual(['bank']));
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
