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

/** What reading came to: a value, or the message why not. */
export type Read<T> = { readonly value: T } | { readonly refusal: string };
export type Reader<T> = (raw: string) => Read<T>;

const ok = <T>(value: T): Read<T> => ({ value });
export const refuse = (id: TextId, values?: Readonly<Record<string, string | number>>): { refusal: string } => ({
  refusal: message(id, values),
});

/** Goes on with a value, or keeps the refusal. (Never name an export `then`: its module could not be imported lazily.) */
export const andThen = <A, B>(read: Read<A>, next: (value: A) => Read<B>): Read<B> =>
  'value' in read ? next(read.value) : read;

const raw = v.nullish(v.pipe(v.union([v.string(), v.number()], message('form.required')), v.transform(String)), '');

/** A field by its reader. Text and numbers are read; anything else counts as not filled in. */
export const field = <T>(read: Reader<T>) =>
  v.pipe(
    raw,
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const outcome = read(dataset.value);
      if ('value' in outcome) return outcome.value;
      addIssue({ message: outcome.refusal });
      return NEVER;
    }),
  );

/** The same, where nothing typed is an answer: null. */
export const optional = <T>(read: Reader<T>) =>
  field<T | null>((typed) => (typed.trim() === '' ? ok(null) : read(typed)));

/** Refuses emptiness with the given words before reading. */
export const needed =
  <T>(read: Reader<T>, empty: TextId = 'form.required'): Reader<T> =>
  (typed) =>
    typed.trim() === '' ? refuse(empty) : read(typed);

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const FORBIDDEN = /\p{C}/u;

/** Plain text of a length in characters: one kind of space, nothing invisible, no halves of characters. */
export const text =
  ({ min = 1, max }: { min?: number; max: number }): Reader<string> =>
  (typed) => {
    if (typed.length > max * 4 + 64) return refuse('form.tooLong', { n: max });
    const value = typed.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
    if (FORBIDDEN.test(value)) return refuse('form.badCharacters');
    const length = [...value].length;
    if (length > max) return refuse('form.tooLong', { n: max });
    return length < min ? refuse('form.tooShort', { n: min }) : ok(value);
  };

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

/** Fields by name; anything that is no object counts as nothing filled in. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, message('form.required'));

/** A part of raw values as a record, whatever it is. */
export const part = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
