import { describe, expect, it } from 'vitest';
import { schedule } from '../../../../schemas/facts/loan.ts';
import { owedByYear, scheduleShape } from '../../../../src/blocks/cost/schedule-shape.ts';

/** Outlines of bars as numbers: left edge, top, bottom. */
const bars = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h3V([\d.]+)h-3z/g)].map((found) => found.slice(1).map(Number));

const row = (number: number, principal: number, interest: number, balance: number) => ({
  number,
  date: `2026-0${number}-01` as const,
  payment: principal + interest,
  principal,
  interest,
  balance,
});

describe('the picture of a schedule', () => {
  it('stands each payment on the debt it pays, its interest on top, to the height of the highest', () => {
    const { width, principal, interest } = scheduleShape([row(1, 60, 40, 90), row(2, 75, 5, 15), row(3, 15, 5, 0)]);
    expect(width).toBe(11);
    expect(bars(principal)).toEqual([
      [0, 40, 100],
      [4, 25, 100],
      [8, 85, 100],
    ]);
    expect(bars(interest)).toEqual([
      [0, 0, 40],
      [4, 20, 25],
      [8, 80, 85],
    ]);
  });

  it('has a bar for each payment, and none for none', () => {
    const rows = schedule({ kind: 'annuity', principal: 8_100_000, ratePercent: 25, months: 60, start: '2026-02-01' });
    expect(bars(scheduleShape(rows).principal)).toHaveLength(60);
    expect(scheduleShape([]).principal).toBe('');
  });

  it('tells what is owed when each year ends, the last one included', () => {
    const owed = (months: number) =>
      owedByYear(schedule({ kind: 'differentiated', principal: 180, ratePercent: 0, months, start: '2026-02-01' }));
    expect(owed(12)).toEqual([]);
    expect(owed(18)).toEqual([
      { year: 1, owed: 60, months: 12 },
      { year: 2, owed: 0, months: 6 },
    ]);
    expect(owed(36).map((one) => one.owed)).toEqual([120, 60, 0]);
  });
});
