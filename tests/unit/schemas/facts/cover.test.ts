import { describe, expect, it } from 'vitest';
import { coverByYear } from '../../../../schemas/facts/cover.ts';
import { schedule, totalToPay } from '../../../../schemas/facts/loan.ts';

const lent = (kind: 'annuity' | 'differentiated', termMonths: number) => {
  const rows = schedule({ kind, principal: 1_800_000, ratePercent: 25, months: termMonths, start: '2026-02-01' });
  return {
    rows,
    loan: {
      sum: 1_800_000,
      termMonths,
      dateEnd: '2029-02-01',
      rate: 25,
      monthlyPayment: rows[0]?.payment ?? 0,
      lastPayment: rows.at(-1)?.payment ?? 0,
      totalToPay: totalToPay(rows),
    },
  };
};

describe('what an insurance of a loan pays at most', () => {
  it.each(['annuity', 'differentiated'] as const)('falls with the debt, year by year: %s', (kind) => {
    const { rows, loan } = lent(kind, 36);
    expect(coverByYear(loan, loan.sum)).toEqual([1_800_000, rows[11]?.balance, rows[23]?.balance]);
  });

  it('counts a year that has only begun', () => {
    expect(coverByYear(lent('annuity', 25).loan, 1_800_000)).toHaveLength(3);
  });

  it('is not told of one year, of another sum, and of payments that are of no known schedule', () => {
    const { loan } = lent('annuity', 36);
    expect(coverByYear(lent('annuity', 12).loan, 1_800_000)).toEqual([]);
    expect(coverByYear(loan, 1_700_000)).toEqual([]);
    expect(coverByYear({ ...loan, totalToPay: loan.totalToPay + 1 }, loan.sum)).toEqual([]);
    expect(coverByYear({ ...loan, monthlyPayment: loan.monthlyPayment + 1 }, loan.sum)).toEqual([]);
  });
});
