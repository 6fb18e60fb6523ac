/**
 * What all fields of forms are made of, and plain text; all other kinds of fields, and forms by the library of rules:
 * `fields.ts`. The first page with a form does without the library.
 */
import type { TextId } from '../locales/ids.ts';
import { message, type FormSchema } from './kit.ts';

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

/** Text and numbers can be read; nothing at all counts as not filled in. Null: neither. */
export const typedText = (raw: unknown): string | null => {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  return typeof raw === 'string' ? raw : null;
};

type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadBy<R extends Readers> = { [Name in keyof R]: R[Name] extends Reader<infer T> ? T : never };

/** A form that is nothing but fields by their readers. */
export const plainForm = <const R extends Readers>(readers: R): FormSchema<ReadBy<R>> => ({
  '~standard': {
    validate: (raw) => {
      if (typeof raw !== 'object' || raw === null) return { issues: [{ message: message('form.refused') }] };
      const values: Record<string, unknown> = {};
      const issues = Object.entries(readers).flatMap(([key, read]) => {
        const typed = typedText((raw as Record<string, unknown>)[key]);
        const outcome = typed === null ? refuse('form.refused') : read(typed);
        if ('refusal' in outcome) return [{ message: outcome.refusal, path: [{ key }] }];
        values[key] = outcome.value;
        return [];
      });
      return issues.length > 0 ? { issues } : { value: values as ReadBy<R> };
    },
  },
});
