/**
 * Calendar dates as 'YYYY-MM-DD' strings, shown and typed as DD/MM/YYYY.
 * No clock here: "today" is always a parameter. Nothing is corrected: 31/02/2026 stays as typed and is refused.
 */

/** A calendar date, 'YYYY-MM-DD'. */
export type IsoDate = string;

const DAY_MS = 86_400_000;
const OLDEST_YEAR = 1800;
const NEWEST_YEAR = 2199;

const two = (n: number): string => String(n).padStart(2, '0');

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const iso = (year: number, month: number, day: number): IsoDate | null =>
  year >= OLDEST_YEAR && year <= NEWEST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? `${year}-${two(month)}-${two(day)}`
    : null;

const parts = (date: IsoDate): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const utc = (date: IsoDate): number => {
  const [year, month, day] = parts(date);
  return Date.UTC(year, month - 1, day);
};

/** Is this an existing day written 'YYYY-MM-DD'? */
export const isIsoDate = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  return iso(...parts(value)) === value;
};

/** The date of three numbers, or null when there is no such day (years 1800 to 2199). */
export const dateOf = (year: number, month: number, day: number): IsoDate | null => iso(year, month, day);

/**
 * Up to eight digits DDMMYYYY out of anything typed, pasted or filled in ('5.1.1990', '05-11-1990', '1990-11-05').
 * Serves the text field while it is being typed in; whether such a day exists is `parseDate`'s business.
 */
export const dateDigits = (raw: string): string => {
  const s = raw.slice(0, 64).trim();
  const [, isoYear, isoMonth = '', isoDay = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(s) ?? [];
  if (isoYear !== undefined) return `${isoDay.padStart(2, '0')}${isoMonth.padStart(2, '0')}${isoYear}`;
  const [, day, month = '', year = ''] = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})$/.exec(s) ?? [];
  if (day !== undefined) return `${day.padStart(2, '0')}${month.padStart(2, '0')}${year}`;
  // '5.' and '05/1/': a day or a month of one digit, finished by its separator
  const finished = s.replace(/^(\d)(?=[./])/, '0$1').replace(/^(\d\d[./])(\d)(?=[./])/, '$10$2');
  return finished.replace(/\D/g, '').slice(0, 8);
};

/** Digits DDMMYYYY, whole or begun, with slashes between: '0511' gives '05/11'. */
export const formatDateDigits = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('/');

/**
 * A typed date (day first; also an ISO date or eight digits) as 'YYYY-MM-DD'; null when it is not a date
 * or no such day exists.
 */
export const parseDate = (raw: string): IsoDate | null => {
  if (raw.length > 32) return null;
  const s = raw.trim();
  const isoLike = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(s);
  if (isoLike) return iso(Number(isoLike[1]), Number(isoLike[2]), Number(isoLike[3]));
  const dayFirst = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})$/.exec(s) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(s);
  return dayFirst ? iso(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])) : null;
};

/** 'YYYY-MM-DD' as DD/MM/YYYY (what a date field holds); anything else as it came. */
export const showDate = (date: IsoDate): string =>
  isIsoDate(date) ? `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : date;

/** Negative, zero or positive, as `a` is before, the same day as, or after `b`. */
export const compareDates = (a: IsoDate, b: IsoDate): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whole days from `a` to `b`; negative when `b` is earlier. */
export const daysBetween = (a: IsoDate, b: IsoDate): number => Math.round((utc(b) - utc(a)) / DAY_MS);

/** The date so many days later (earlier when negative). */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day so many months later; a day the month has not becomes its last (31 January + 1 = 28 February). */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const [year, month, day] = parts(date);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12 + 1;
  return `${toYear}-${two(toMonth)}-${two(Math.min(day, daysInMonth(toYear, toMonth)))}`;
};

/** The same day so many years later; 29 February becomes the 28th in a common year. */
export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

/** Full years of age on a day. Somebody born on 29 February is a year older on 1 March of a common year. */
export const age = (birthDate: IsoDate, on: IsoDate): number => {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) >= birthDate.slice(5) ? years : years - 1;
};
