import { expect, test } from 'vitest';
import { isBurdenFree } from '../../../../schemas/facts/burden-relief.ts';
import { timesDue } from '../../../../schemas/facts/cost.ts';
import { coversIllness } from '../../../../schemas/facts/insurance/borrower.ts';
import { dealerRepairPercent } from '../../../../schemas/facts/insurance/casco.ts';
import { liabilityPremium } from '../../../../schemas/facts/insurance/liability.ts';
import { leastWage } from '../../../../schemas/facts/law.ts';

const DAY = '2026-02-01';
const factors = (change: { carAge?: number; age?: number; experienceYears?: number }) => {
  const { carAge = 5, age = 40, experienceYears = 10 } = change;
  const driver = { age, experienceYears, bonusClass: '3' as const, privileged: false };
  const risk = { vehicle: 'car', carAge, region: '75', isCity: true, drivers: [driver], temporaryDays: null } as const;
  return liabilityPremium(risk, DAY);
};
const entry = (temporaryDays: number) => {
  const driver = { age: 40, experienceYears: 10, bonusClass: null, privileged: false };
  return liabilityPremium(
    { vehicle: 'car', carAge: 5, region: '75', isCity: true, drivers: [driver], temporaryDays },
    DAY,
  ).entry;
};
const burden = (change: { age?: number; feePercent?: number }, day: string = DAY) =>
  isBurdenFree({ isNew: false, age: 10, feePercent: 0, ...change }, day);

/** What laws and tariffs say on both sides of each of their edges (domain 2.9, 2.10): written by hand, never from the tables. */
const EDGES: readonly (readonly [string, unknown, unknown])[] = [
  ['a car of seven years', factors({ carAge: 7 }).carAge, 1],
  ['a car of eight years', factors({ carAge: 8 }).carAge, 1.1],
  ['a driver of 24 with two years', factors({ age: 24, experienceYears: 2 }).driver, 1.05],
  ['a driver of 24 with one year', factors({ age: 24, experienceYears: 1 }).driver, 1.1],
  ['a driver of 25 with one year', factors({ age: 25, experienceYears: 1 }).driver, 1.05],
  ['a driver of 25 with two years', factors({ age: 25, experienceYears: 2 }).driver, 1],
  ['in the country for 15 days', entry(15), 0.88],
  ['in the country for more than nine months', entry(275), 4.4],
  ['repair at the dealer’s, three years', dealerRepairPercent(3, DAY), 10],
  ['repair at the dealer’s, four years', dealerRepairPercent(4, DAY), 20],
  ['repair at the dealer’s, seven years', dealerRepairPercent(7, DAY), 20],
  ['repair at the dealer’s, eight years', dealerRepairPercent(8, DAY), null],
  ['illness, a day before 60', coversIllness('1966-02-02', DAY), true],
  ['illness, at 60', coversIllness('1966-02-01', DAY), false],
  ['the least wage before 2024', leastWage('2023-12-31'), 70_000],
  ['the least wage of 2024', leastWage('2024-01-01'), 85_000],
  ['yearly within a year', timesDue('year', 12), 1],
  ['yearly within a year and a month', timesDue('year', 13), 2],
  ['half of the price as a fee', burden({ feePercent: 50 }), false],
  ['more than half of the price as a fee', burden({ feePercent: 50.1 }), true],
  ['three years and 30 %', burden({ age: 3, feePercent: 30 }), true],
  ['four years and 30 %', burden({ age: 4, feePercent: 30 }), false],
  ['three years and less than 30 %', burden({ age: 3, feePercent: 29.9 }), false],
  ['the last day of the relief', burden({ feePercent: 60 }, '2026-12-31'), true],
  ['the day after the relief', burden({ feePercent: 60 }, '2027-01-01'), false],
  ['the first day of the relief', burden({ feePercent: 60 }, '2025-02-20'), true],
  ['the day before the relief', burden({ feePercent: 60 }, '2025-02-19'), false],
];
test.each(EDGES)('%s', (_what, said, expected) => {
  expect(said).toEqual(expected);
});
