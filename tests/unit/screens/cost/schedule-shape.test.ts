import { describe, expect, it } from 'vitest';
import { schedule } from '../../../../schemas/facts/loan.ts';
import { owedByYear, scheduleShape } from '../../../../src/blocks/cost/schedule-shape.ts';

/** Outlines of bars as numbers: left edge, top, width, bottom. */
const bars = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)V([\d.]+)h-\3z/g)].map((found) => found.slice(1).map(Number));

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
      [0, 40, 3, 100],
      [4, 25, 3, 100],
      [8, 85, 3, 100],
    ]);
    expect(bars(interest)).toEqual([
      [0, 0, 3, 40],
      [4, 20, 3, 25],
      [8, 80, 3, 85],
    ]);
  });

  it('has a bar for each year of more than one, as high as a month of it, and none for none', () => {
    const rows = schedule({ kind: 'annuity', principal: 8_100_000, ratePercent: 25, months: 60, start: '2026-02-01' });
    const { width, principal, interest } = scheduleShape(rows);
    expect(width).toBe(236);
    expect(bars(principal).map(([left, , wide]) => [left, wide])).toEqual([0, 48, 96, 144, 192].map((at) => [at, 44]));
    // Equal payments: the debt takes more of each year.
    const tops = bars(principal).map(([, top]) => top ?? 0);
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(bars(interest).every(([, top]) => (top ?? 1) < 1)).toBe(true);
    expect(bars(scheduleShape(rows.slice(0, 18)).principal).map(([left, , wide]) => [left, wide])).toEqual([
      [0, 44],
      [48, 20],
    ]);
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
