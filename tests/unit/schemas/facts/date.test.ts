import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  age,
  compareDates,
  dateDigits,
  daysBetween,
  formatDateDigits,
  isIsoDate,
  parseDate,
  showDate,
} from '../../../../schemas/facts/date.ts';

test.each([
  ['05/11/1990', '1990-11-05'],
  ['5.1.1990', '1990-01-05'],
  ['05-11-1990', '1990-11-05'],
  ['1990-11-05', '1990-11-05'],
  ['05111990', '1990-11-05'],
  [' 5 11 1990 ', '1990-11-05'],
  ['29/02/2024', '2024-02-29'],
  ['02/09/2026', '2026-09-02'],
])('reads %s', (raw, iso) => {
  expect(parseDate(raw)).toBe(iso);
  expect(formatDateDigits(dateDigits(raw))).toBe(showDate(iso));
});

test.each([
  '31/02/2026',
  '29/02/2026',
  '00/01/2026',
  '32/01/2026',
  '01/13/2026',
  '01/00/2026',
  '1/1/26',
  '05/11',
  '',
  'вчера',
  '05/11/1990x',
  '01/01/1799',
  '01/01/2200',
  '2026-02-30',
  '5/11/199O',
  `01/01/2026${' '.repeat(40)}`,
])('refuses %j', (raw) => expect(parseDate(raw)).toBeNull());

describe('a field being typed in', () => {
  it('keeps a day that does not exist as it was typed', () => {
    expect(formatDateDigits(dateDigits('31022026'))).toBe('31/02/2026');
  });
  it('reads back each of its own steps', () => {
    for (let n = 0; n <= 8; n += 1) {
      const digits = '05111990'.slice(0, n);
      expect(dateDigits(formatDateDigits(digits))).toBe(digits);
    }
  });
  it('takes a short day or month finished by a separator', () => {
    expect(dateDigits('5.')).toBe('05');
    expect(dateDigits('05/1/')).toBe('0501');
  });
  it('never holds more than eight digits', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        expect(dateDigits(raw)).toMatch(/^\d{0,8}$/);
      }),
    );
  });
});

describe('calendar', () => {
  it('moves by months and years, to the last day where the month is shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2026-01-15', 60)).toBe('2031-01-15');
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
  it('counts days across a leap day', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
  });
  it('counts full years', () => {
    expect(age('1990-01-15', '2026-01-14')).toBe(35);
    expect(age('1990-01-15', '2026-01-15')).toBe(36);
    expect(age('2000-02-29', '2027-02-28')).toBe(26);
    expect(age('2000-02-29', '2027-03-01')).toBe(27);
  });
  it('orders', () => {
    expect(compareDates('2026-01-01', '2026-01-02')).toBe(-1);
    expect(compareDates('2026-01-02', '2026-01-02')).toBe(0);
    expect(compareDates('2026-01-03', '2026-01-02')).toBe(1);
  });
  it('tells a date of the data from what is shown', () => {
    expect(isIsoDate('2026-02-28')).toBe(true);
    expect(isIsoDate('2026-02-29')).toBe(false);
    expect(isIsoDate('28/02/2026')).toBe(false);
    expect(showDate('soon')).toBe('soon');
  });
  it('comes back from what it shows, for every day of two centuries', () => {
    const days = daysBetween('1900-01-01', '2099-12-31');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: days }), (n) => {
        const date = addDays('1900-01-01', n);
        expect(isIsoDate(date)).toBe(true);
        expect(parseDate(showDate(date))).toBe(date);
        expect(daysBetween('1900-01-01', date)).toBe(n);
      }),
    );
  });
});
