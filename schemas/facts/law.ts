/** Figures of the law that people are shown before any partner has answered. Partners reckon with their own. */
import type { IsoDate } from './date.ts';
import { inForce, type Effective } from './effective.ts';

/** Least monthly wage (МЗП / ЕТЖ), tenge: laws on the republican budget. */
const leastWages: readonly Effective<number>[] = [
  { from: '2022-01-01', value: 60_000 },
  { from: '2023-01-01', value: 70_000 },
  { from: '2024-01-01', value: 85_000 },
];
export const leastWage = (day: IsoDate): number => inForce(leastWages, day);

/** Largest share of the income for all payments on loans (КДН / БЖК), percent: rules on the debt burden. */
const burdenLimits: readonly Effective<number>[] = [{ from: '2020-01-01', value: 50 }];
export const burdenLimitPercent = (day: IsoDate): number => inForce(burdenLimits, day);
