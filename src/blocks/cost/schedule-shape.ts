/** A schedule of payments as a drawing: what is paid in each year, or month, and what is owed at its end. */
import type { ScheduleRow } from '../../../schemas/facts/loan.ts';

const YEAR = 12;

export interface Period {
  /** The first is 1. */
  readonly number: number;
  /** Paid in it, tenge: for the debt, and as interest. */
  readonly principal: number;
  readonly interest: number;
  /** Length of its bar, percent of the longest one. */
  readonly length: number;
  /** Owed at its end, tenge. */
  readonly owed: number;
}

export interface ScheduleShape {
  /** One year or less is told by months. */
  readonly by: 'year' | 'month';
  readonly periods: readonly Period[];
}

/** No periods for an empty schedule; the last one may be shorter than a year. */
export const scheduleShape = (rows: readonly ScheduleRow[]): ScheduleShape => {
  const by = rows.length > YEAR ? 'year' : 'month';
  const size = by === 'year' ? YEAR : 1;
  const paid = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const part = rows.slice(index * size, (index + 1) * size);
    return {
      number: index + 1,
      principal: part.reduce((sum, { principal }) => sum + principal, 0),
      interest: part.reduce((sum, { interest }) => sum + interest, 0),
      owed: part.at(-1)?.balance ?? 0,
    };
  });
  const longest = Math.max(1, ...paid.map(({ principal, interest }) => principal + interest));
  return {
    by,
    periods: paid.map((one) => ({ ...one, length: ((one.principal + one.interest) / longest) * 100 })),
  };
};
