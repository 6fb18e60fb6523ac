/** A schedule of payments as a drawing: bars of principal and interest, and what is owed at the end of each year. */
import type { ScheduleRow } from '../../../schemas/facts/loan.ts';

/** Of one bar and the gap after it. */
const STEP = 4;
const BAR = 3;
const HEIGHT = 100;

export interface ScheduleShape {
  /** Of the drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  /** Outlines of all bars: the part of each payment that pays the debt, from the foot, and the interest on top of it. */
  readonly principal: string;
  readonly interest: string;
}

const box = (x: number, top: number, bottom: number): string =>
  `M${x} ${top.toFixed(1)}h${BAR}V${bottom.toFixed(1)}h-${BAR}z`;

/** Heights are to the highest payment. Empty for an empty schedule. */
export const scheduleShape = (rows: readonly ScheduleRow[]): ScheduleShape => {
  const highest = Math.max(1, ...rows.map(({ payment }) => payment));
  const at = (sum: number): number => HEIGHT - (sum / highest) * HEIGHT;
  return {
    width: Math.max(BAR, rows.length * STEP - (STEP - BAR)),
    height: HEIGHT,
    principal: rows.map(({ principal }, index) => box(index * STEP, at(principal), HEIGHT)).join(''),
    interest: rows.map(({ principal, payment }, index) => box(index * STEP, at(payment), at(principal))).join(''),
  };
};

/** What is owed when each year ends, tenge; the last one is never left out. One year or less has nothing to tell. */
export const owedByYear = (rows: readonly ScheduleRow[]): { year: number; owed: number; months: number }[] =>
  rows.length <= 12
    ? []
    : Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => {
        const end = Math.min(rows.length, (index + 1) * 12);
        return { year: index + 1, owed: rows[end - 1]?.balance ?? 0, months: end - index * 12 };
      });
