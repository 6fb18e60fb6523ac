/** Where the law sets no limit to the debt burden (КДН / БЖК) of a loan for a pledged car, and to whom banks lend at all. */
import { addMonths, addYears, type IsoDate } from './date.ts';

/** Amendment of the rules on the debt burden for 2025 and 2026, in force since 20.02.2025. Percents of the price, years. */
const CAR_RELIEF = {
  from: '2025-02-20',
  /** First day no longer in force. */
  until: '2027-01-01',
  usedFeeAbove: 50,
  youngUsed: { feeFrom: 30, age: 3 },
} as const;

/** Whether the burden of this car loan has no limit on this day. */
export const isBurdenFree = (
  car: { readonly isNew: boolean; readonly age: number; readonly feePercent: number },
  day: IsoDate,
): boolean => {
  const { from, until, usedFeeAbove, youngUsed } = CAR_RELIEF;
  if (day < from || day >= until) return false;
  return (
    car.isNew || car.feePercent > usedFeeAbove || (car.age <= youngUsed.age && car.feePercent >= youngUsed.feeFrom)
  );
};

/** Ages between which banks lend: at the beginning, and at the last payment. */
export const lendingAge = { from: 21, atMaturity: 68 } as const;

const monthsOf = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Longest term after which the borrower is not older than banks allow, months; 0: already older. */
export const longestTermByAge = (birthDate: IsoDate, today: IsoDate): number => {
  const tooOld = addYears(birthDate, lendingAge.atMaturity + 1);
  let months = monthsOf(tooOld) - monthsOf(today);
  while (months > 0 && addMonths(today, months) >= tooOld) months -= 1;
  return Math.max(0, months);
};
