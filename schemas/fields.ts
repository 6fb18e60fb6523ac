/**
 * Fields of forms. Each reads what was typed and gives the wire value or exactly one message; none throws, whatever
 * comes in. `optional` gives null for nothing. Those that tell of a person: `person-fields.ts`.
 */
import * as v from 'valibot';
import type { TextId } from '../locales/ids.ts';
import { amount, groupDigits } from './facts/money.ts';
import { message } from './kit.ts';
import { ok, refuse, typedText, type Reader } from './reading.ts';

export { andThen, needed, refuse, text, type Reader } from './reading.ts';

const isTextOrNumber = (value: unknown): boolean => typedText(value) !== null;
// One rule, not a union of two: unions are a part of the library that nothing else needs.
const raw = v.nullish(
  v.pipe(v.custom<string | number>(isTextOrNumber, message('form.refused')), v.transform(String)),
  '',
);

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

/** Fields by name; anything that is no object counts as nothing filled in. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, message('form.refused'));

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

/** One of a fixed list of aliases. */
export const choice =
  <const Alias extends string>(aliases: readonly Alias[], empty: TextId): Reader<Alias> =>
  (typed) => {
    const found = aliases.find((alias) => alias === typed);
    return found === undefined ? refuse(empty) : ok(found);
  };

/** An id chosen from a list of the server. */
export const pickedId =
  (empty: TextId): Reader<string> =>
  (typed) =>
    /^[\p{L}\p{N}][\p{L}\p{N}_.:-]{0,63}$/u.test(typed) ? ok(typed) : refuse(empty);

/** A box that may stay unticked. */
export const flag = v.nullish(v.boolean(message('form.refused')), false);

/** A box that must be ticked. */
export const ticked = (id: TextId) => v.pipe(flag, v.literal(true, message(id)));

/** Raw values of a form whose branches hide fields: `tidy` empties what is not on the screen before anything is judged. */
export const whole = <Raw extends object, Tidied>(tidy: (typed: Readonly<Record<string, unknown>>) => Tidied) =>
  v.pipe(
    v.custom<Raw>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      message('form.refused'),
    ),
    v.transform((input) => tidy(input as Readonly<Record<string, unknown>>)),
  );

/** A part of raw values as a record, whatever it is. */
export const part = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
