import { expect, it } from 'vitest';
import { monthsAgo, monthsSince } from '../../../../schemas/facts/since.ts';

it.each([
  // Begun, today, months: the day of the month counts for nothing.
  [{ year: 2023, month: 8 }, '2026-02-01', 30],
  [{ year: 2026, month: 2 }, '2026-02-28', 0],
  [{ year: 2026, month: 1 }, '2026-02-01', 1],
  [{ year: 2025, month: 12 }, '2026-01-31', 1],
  [{ year: 2025, month: 2 }, '2026-02-01', 12],
  [{ year: 2025, month: 3 }, '2026-02-01', 11],
  [{ year: 1966, month: 2 }, '2026-02-01', 720],
])('work that began in %j is, on %s, %i months long, and back', (began, today, months) => {
  expect(monthsSince(began, today)).toBe(months);
  expect(monthsAgo(months, today)).toEqual(began);
});

it('a month to come is less than none', () => {
  expect(monthsSince({ year: 2026, month: 3 }, '2026-02-28')).toBe(-1);
});
