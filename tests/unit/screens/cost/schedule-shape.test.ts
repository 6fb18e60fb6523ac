import { describe, expect, it } from 'vitest';
import { schedule } from '../../../../schemas/facts/loan.ts';
import { scheduleShape } from '../../../../src/blocks/cost/schedule-shape.ts';

const row = (number: number, principal: number, interest: number, balance: number) => ({
  number,
  date: `2026-0${number}-01` as const,
  payment: principal + interest,
  principal,
  interest,
  balance,
});

describe('the picture of a schedule', () => {
  it('tells a year or less by months, each as long as its part of the highest payment', () => {
    expect(scheduleShape([row(1, 60, 40, 90), row(2, 75, 5, 15), row(3, 15, 5, 0)])).toEqual({
      by: 'month',
      periods: [
        { number: 1, principal: 60, interest: 40, length: 100, owed: 90 },
        { number: 2, principal: 75, interest: 5, length: 80, owed: 15 },
        { number: 3, principal: 15, interest: 5, length: 20, owed: 0 },
      ],
    });
  });

  it('tells a longer one by years, the last of which may be shorter', () => {
    const shape = (months: number) =>
      scheduleShape(schedule({ kind: 'differentiated', principal: 180, ratePercent: 0, months, start: '2026-02-01' }));
    expect(shape(12).by).toBe('month');
    expect(shape(18)).toEqual({
      by: 'year',
      periods: [
        { number: 1, principal: 120, interest: 0, length: 100, owed: 60 },
        { number: 2, principal: 60, interest: 0, length: 50, owed: 0 },
      ],
    });
    expect(shape(36).periods.map(({ owed }) => owed)).toEqual([120, 60, 0]);
  });

  it('holds every tenge that is paid, and nothing for no payments', () => {
    const rows = schedule({ kind: 'annuity', principal: 8_100_000, ratePercent: 25, months: 60, start: '2026-02-01' });
    const { periods } = scheduleShape(rows);
    expect(periods).toHaveLength(5);
    expect(periods.reduce((sum, { principal, interest }) => sum + principal + interest, 0)).toBe(
      rows.reduce((sum, { payment }) => sum + payment, 0),
    );
    expect(scheduleShape([]).periods).toEqual([]);
  });
});
