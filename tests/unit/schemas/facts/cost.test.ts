import { describe, expect, it } from 'vitest';
import {
  addsUp,
  cheapestOf,
  costInTerm,
  inMonth,
  monthlyInAll,
  paidInAll,
  timesDue,
  yearly,
} from '../../../../schemas/facts/cost.ts';

describe('a cost beside a loan', () => {
  it('falls due once, every month, or at the start of every year that has begun', () => {
    expect(timesDue('once', 60)).toBe(1);
    expect(timesDue('month', 36)).toBe(36);
    expect([1, 12, 13, 60, 61].map((months) => timesDue('year', months))).toEqual([1, 1, 2, 5, 6]);
  });

  it('adds up over the term', () => {
    expect(costInTerm({ sum: 440_000, period: 'year' }, 60)).toBe(2_200_000);
    expect(costInTerm({ sum: 2_500, period: 'month' }, 36)).toBe(90_000);
    expect(costInTerm({ sum: 120_000, period: 'once' }, 36)).toBe(120_000);
  });
});

describe('all payments of a loan', () => {
  const loan = { monthlyPayment: 164_692, lastPayment: 164_657, termMonths: 60, totalToPay: 9_881_485 };

  it('are set out as a sum only where they come to what the lender tells', () => {
    // 59 × 164 692 + 164 657
    expect(addsUp(loan)).toBe(true);
    expect(addsUp({ ...loan, totalToPay: 9_881_486 })).toBe(false);
    // Payments that fall: the first one says nothing of the others.
    expect(addsUp({ ...loan, monthlyPayment: 200_000 })).toBe(false);
  });
});

describe('what is paid in all', () => {
  it('is the fee, the payments of the loan, and all that is paid beside it', () => {
    // 1 950 000 + 6 340 659 + 120 000 + 36 × 2 500
    expect(
      paidInAll({
        initialFee: 1_950_000,
        totalToPay: 6_340_659,
        months: 36,
        beside: [
          { sum: 120_000, period: 'once' },
          { sum: 2_500, period: 'month' },
        ],
      }),
    ).toBe(8_500_659);
  });

  it('is the payments alone where nothing else is paid', () => {
    expect(paidInAll({ initialFee: 0, totalToPay: 463_228, months: 12, beside: [] })).toBe(463_228);
  });
});

it('tells a premium of any term for a year, half up', () => {
  expect(yearly(240_000, 12)).toBe(240_000);
  expect(yearly(100_000, 36)).toBe(33_333);
  expect(yearly(500_000, 18)).toBe(333_333);
  expect(yearly(125_001, 24)).toBe(62_501);
});

describe('what a month takes', () => {
  it('is a twelfth of a year, a share of what is paid once, and what falls due every month', () => {
    expect(inMonth({ sum: 356_400, period: 'year' }, 60)).toBe(29_700);
    expect(inMonth({ sum: 120_000, period: 'once' }, 60)).toBe(2_000);
    expect(inMonth({ sum: 2_500, period: 'month' }, 60)).toBe(2_500);
    // 100 000 / 12 = 8 333,33; 100 000 / 18 = 5 555,56
    expect(inMonth({ sum: 100_000, period: 'year' }, 18)).toBe(8_333);
    expect(inMonth({ sum: 100_000, period: 'once' }, 18)).toBe(5_556);
  });

  it('adds up to the payment with all that is paid beside it', () => {
    expect(monthlyInAll({ monthlyPayment: 237_746, months: 60, beside: [{ sum: 356_400, period: 'year' }] })).toBe(
      267_446,
    );
    // 237 746 + 29 700 + 4 050 + 2 500
    expect(
      monthlyInAll({
        monthlyPayment: 237_746,
        months: 60,
        beside: [
          { sum: 356_400, period: 'year' },
          { sum: 243_000, period: 'once' },
          { sum: 2_500, period: 'month' },
        ],
      }),
    ).toBe(273_996);
    expect(monthlyInAll({ monthlyPayment: 237_746, months: 60, beside: [] })).toBe(237_746);
  });
});

describe('the cheapest', () => {
  const price = (one: { sum: number }) => one.sum;
  const [low, alsoLow, high] = [{ sum: 1 }, { sum: 1 }, { sum: 2 }];

  it('is the one that costs least in all, or those that share the least price', () => {
    expect(cheapestOf([high, low], price)).toEqual([low]);
    expect(cheapestOf([high, low, alsoLow], price)).toEqual([low, alsoLow]);
  });

  it('is nobody where nothing is dearer', () => {
    expect(cheapestOf([low], price)).toEqual([]);
    expect(cheapestOf([low, alsoLow], price)).toEqual([]);
    expect(cheapestOf([], price)).toEqual([]);
  });
});
