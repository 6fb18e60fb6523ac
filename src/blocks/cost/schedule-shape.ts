/** A schedule of payments as a drawing: bars of principal and interest, and what is owed at the end of each year. */
import type { ScheduleRow } from '../../../schemas/facts/loan.ts';

const MONTHS = 12;
/** A month of a bar, and what is left free after a bar of one, and of twelve. */
const STEP = 4;
const GAP = 1;
const YEARS_GAP = 4;
const HEIGHT = 100;

export interface ScheduleShape {
  /** Of the drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  /** Outlines of all bars: the part of what is paid that pays the debt, from the foot, and the interest on top of it. */
  readonly principal: string;
  readonly interest: string;
}

/** Bars are as wide as their months, and as high as a month of them, to the highest. Empty for an empty schedule. */
export const scheduleShape = (rows: readonly ScheduleRow[]): ScheduleShape => {
  // Of more than a year a bar is a year: sixty of them are a hatching.
  const size = rows.length > MONTHS ? MONTHS : 1;
  const gap = size > 1 ? YEARS_GAP : GAP;
  const bars = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const months = rows.slice(index * size, (index + 1) * size);
    const mean = (of: (row: ScheduleRow) => number): number =>
      months.reduce((sum, row) => sum + of(row), 0) / months.length;
    return {
      left: index * size * STEP,
      width: Math.max(GAP, months.length * STEP - gap),
      principal: mean((row) => row.principal),
      payment: mean((row) => row.payment),
    };
  });
  const highest = Math.max(1, ...bars.map(({ payment }) => payment));
  const at = (sum: number): string => (HEIGHT - (sum / highest) * HEIGHT).toFixed(1);
  return {
    width: Math.max(STEP, rows.length * STEP) - gap,
    height: HEIGHT,
    principal: bars
      .map(({ left, width, principal }) => `M${left} ${at(principal)}h${width}V${HEIGHT.toFixed(1)}h-${width}z`)
      .join(''),
    interest: bars
      .map(({ left, width, principal, payment }) => `M${left} ${at(payment)}h${width}V${at(principal)}h-${width}z`)
      .join(''),
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
