/** What all fields of forms are made of, and plain text; all other kinds of fields: `fields.ts`. */
import * as v from 'valibot';
import type { TextId } from '../locales/ids.ts';
import { message } from './kit.ts';

/** What reading came to: a value, or the message why not. */
export type Read<T> = { readonly value: T } | { readonly refusal: string };
export type Reader<T> = (raw: string) => Read<T>;

export const ok = <T>(value: T): Read<T> => ({ value });
export const refuse = (id: TextId, values?: Readonly<Record<string, string | number>>): { refusal: string } => ({
  refusal: message(id, values),
});

/** Goes on with a value, or keeps the refusal. (Never name an export `then`: its module could not be imported lazily.) */
export const andThen = <A, B>(read: Read<A>, next: (value: A) => Read<B>): Read<B> =>
  'value' in read ? next(read.value) : read;

const isTextOrNumber = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);
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

/** Refuses emptiness with the given words before reading. */
export const needed =
  <T>(read: Reader<T>, empty: TextId): Reader<T> =>
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

/** Fields by name; anything that is no object counts as nothing filled in. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, message('form.refused'));
