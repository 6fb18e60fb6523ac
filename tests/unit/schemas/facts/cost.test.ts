import { describe, expect, it } from 'vitest';
import { costInTerm, paidInAll, timesDue, yearly } from '../../../../schemas/facts/cost.ts';

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
