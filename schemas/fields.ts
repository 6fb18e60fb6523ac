/**
 * Fields of forms. Each reads what was typed and gives the wire value or exactly one message; none throws, whatever
 * comes in. `optional` gives null for nothing.
 */
import * as v from 'valibot';
import type { TextId } from '../locales/ids.ts';
import { isIsoDate, parseDate } from './facts/date.ts';
import { personalNumber } from './facts/iin.ts';
import { amount, groupDigits } from './facts/money.ts';
import { capitalise, isName, normaliseName } from './facts/name.ts';
import { isMobile, parsePhone } from './facts/phone.ts';
import { message } from './kit.ts';
import { andThen, ok, refuse, text, type Reader } from './reading.ts';

export { andThen, field, fields, needed, optional, refuse, text, type Reader } from './reading.ts';

/** A name of a person, with its capitals; `max` characters. */
export const name =
  (max = 50): Reader<string> =>
  (typed) =>
    andThen(text({ max })(typed), (value) => {
      const normal = capitalise(normaliseName(value));
      return isName(normal) ? ok(normal) : refuse('form.onlyLetters');
    });

/** Names in one line: family name and first name at least. */
export const fullName: Reader<string> = (typed) =>
  andThen(name(100)(typed), (value) => (value.includes(' ') ? ok(value) : refuse('form.names')));

/** A personal number as 12 digits. */
export const iin: Reader<string> = (typed) => {
  const facts = personalNumber(typed);
  if (facts.valid && facts.digits !== undefined) return ok(facts.digits);
  if (facts.reason === 'length') return refuse('form.iinLength');
  return refuse(facts.reason === 'business' ? 'form.iinBusiness' : 'form.iin');
};

/** The last four digits of a personal number; spaces between them are noise. */
export const lastDigits: Reader<string> = (typed) => {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{4}$/.test(digits) ? ok(digits) : refuse('form.lastDigits');
};

/** Any phone of Kazakhstan as 11 digits. */
export const phone: Reader<string> = (typed) => {
  const wire = parsePhone(typed);
  return wire === null ? refuse('form.phone') : ok(wire);
};

/** A phone that gets SMS. */
export const mobile: Reader<string> = (typed) =>
  andThen(phone(typed), (wire) => (isMobile(wire.slice(1)) ? ok(wire) : refuse('form.mobile')));

/** A phone that is not one of the given ones. */
export const otherThan =
  (read: Reader<string>, taken: string, id: TextId): Reader<string> =>
  (typed) =>
    andThen(read(typed), (value) => (taken !== '' && value === taken ? refuse(id) : ok(value)));

/** A sum in whole tenge within limits. */
export const sum =
  (min: number, max: number, outside: TextId = 'form.range'): Reader<number> =>
  (typed) => {
    const value = amount(typed);
    if (value === null) return refuse('form.amount');
    return value < min || value > max ? refuse(outside, { min: groupDigits(min), max: groupDigits(max) }) : ok(value);
  };

/** A whole number within limits; groups of digits are allowed. */
export const integer =
  (
    min: number,
    max: number,
    outside?: { id: TextId; values?: Readonly<Record<string, string | number>> },
  ): Reader<number> =>
  (typed) => {
    const digits = typed.length > 32 ? '' : typed.replace(/[\s\u00a0\u202f]/g, '');
    if (!/^\d{1,15}$/.test(digits)) return refuse('form.number');
    const value = Number(digits);
    if (value >= min && value <= max) return ok(value);
    return outside
      ? refuse(outside.id, outside.values)
      : refuse('form.range', { min: groupDigits(min), max: groupDigits(max) });
  };

/** A date, 'YYYY-MM-DD'. A day that does not exist is told apart from something that is no date. */
export const date: Reader<string> = (typed) => {
  const value = parseDate(typed);
  if (value !== null && isIsoDate(value)) return ok(value);
  return /^\s*(?:\d{1,2}[./\-\s]\d{1,2}[./\-\s]\d{4}|\d{8}|\d{4}-\d{1,2}-\d{1,2})\s*$/.test(typed)
    ? refuse('form.noSuchDate')
    : refuse('form.date');
};

/** One of a fixed list of aliases. */
export const choice =
  <const Alias extends string>(aliases: readonly Alias[], empty: TextId = 'form.chooseOne'): Reader<Alias> =>
  (typed) => {
    const found = aliases.find((alias) => alias === typed);
    return found === undefined ? refuse(empty) : ok(found);
  };

/** An id chosen from a list of the server. */
export const pickedId =
  (empty: TextId = 'form.chooseOne'): Reader<string> =>
  (typed) =>
    /^[\p{L}\p{N}][\p{L}\p{N}_.:-]{0,63}$/u.test(typed) ? ok(typed) : refuse(empty);

/** A box that may stay unticked. */
export const flag = v.nullish(v.boolean(message('form.chooseOne')), false);

/** A box that must be ticked. */
export const ticked = (id: TextId) => v.pipe(flag, v.literal(true, message(id)));

/** Raw values of a form whose branches hide fields: `tidy` empties what is not on the screen before anything is judged. */
export const whole = <Raw extends object, Tidied>(tidy: (typed: Readonly<Record<string, unknown>>) => Tidied) =>
  v.pipe(
    v.custom<Raw>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      message('form.required'),
    ),
    v.transform((input) => tidy(input as Readonly<Record<string, unknown>>)),
  );

/** A part of raw values as a record, whatever it is. */
export const part = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
