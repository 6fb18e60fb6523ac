/** Experience: the month it began, and how many months that makes. */
import type { IsoDate } from './date.ts';

/** A month of a calendar. */
export interface YearMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

const indexOf = ({ year, month }: YearMonth): number => year * 12 + month - 1;
const monthOf = (today: IsoDate): YearMonth => ({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) });

/** Months from the one in which it began to today's; negative: it has not begun yet. */
export const monthsSince = (began: YearMonth, today: IsoDate): number => indexOf(monthOf(today)) - indexOf(began);

/** The month so many months before today's. */
export const monthsAgo = (months: number, today: IsoDate): YearMonth => {
  const index = indexOf(monthOf(today)) - months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};
