import { groupDigits } from '../../schemas/facts/money.ts';
import { maskPhone, showPhone } from '../../schemas/facts/phone.ts';
import { isoDayKz, KZ_OFFSET_MS } from './day.ts';
import type { Translate } from './runtime.ts';

/*
 * Our own formatter: Chromium claims to know Kazakh but prints English figures and "2026 M11 5" for it, so `Intl` is
 * never asked for numbers and dates. Groups stand apart by U+00A0 (other spaces are missing from the font).
 * Dates come in as 'YYYY-MM-DD'; Kazakhstan is UTC+5 all year.
 */
const NBSP = '\u00a0';

/** Groups digits in threes: 1234567 → '1 234 567'. Takes a string of digits as well. */
export const group = groupDigits;

/** A number kept in one line: one in two lines is two numbers. What is typed into a field is written plainly. */
export const unbroken = (number: string): string => number.replaceAll('-', '\u2011').replaceAll(' ', NBSP);

/** '77012345567' → '+7 (701) 234-55-67' in one line, and the same with its middle hidden: '+7 (701) •••-••-67'. */
export const phone = (wire: string): string => unbroken(showPhone(wire));
export const maskedPhone = (wire: string): string => unbroken(maskPhone(wire));

/** Tenge, rounded to whole ones: '1 234 567 ₸', the same in both languages. */
export function money(tenge: number): string {
  return `${group(Math.round(tenge)).replace('-', '−')}${NBSP}₸`;
}

/** A number with a decimal comma: 4.5 → '4,5'. Rounded by who writes it. */
export const decimal = (of: number | string): string => String(of).replace('.', ',');

/** A percentage with at most one decimal: 12.34 → '12,3 %'. */
export function percent(value: number): string {
  return `${decimal(Math.round(value * 10) / 10)}${NBSP}%`;
}

/** '2026-02-09' → '09/02/2026'. */
export function dmy(iso: string): string {
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
}

export { isoDayKz };

/** Kazakhstan's wall clock at an instant (ms since 1970, UTC): '14:07'. */
export function timeKz(utcMs: number): string {
  return new Date(utcMs + KZ_OFFSET_MS).toISOString().slice(11, 16);
}

/** '09/02/2026, 14:07' in Kazakhstan's time. Takes ms since 1970 or an ISO instant as servers send it. */
export function dateTimeKz(at: number | string): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return `${dmy(isoDayKz(ms))},${NBSP}${timeKz(ms)}`;
}

/** A term in months: '36 месяцев' / '36 ай'. */
export function months(n: number, t: Translate): string {
  return t('date.months', { n });
}

/** A length in whole years: '2 года' / '2 жыл'. */
export function years(n: number, t: Translate): string {
  return t('date.years', { n });
}

/** Months as people say them: 27 → '2 года 3 месяца' / '2 жыл 3 ай'. */
export function duration(n: number, t: Translate): string {
  const whole = Math.floor(n / 12);
  const rest = n % 12;
  return [whole > 0 && years(whole, t), (rest > 0 || whole === 0) && months(rest, t)].filter(Boolean).join(' ');
}
