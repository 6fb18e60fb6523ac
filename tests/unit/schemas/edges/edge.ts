import type { TextId } from '../../../../locales/ids.ts';
import type { FormFacts } from '../../../../schemas/form-facts.ts';
import type { FormName } from '../../../paths/support/form-examples.ts';

/** What somebody types into one field, beside a valid example, and what is said of it. */
export interface Edge {
  readonly form: FormName;
  /** By its dotted path. */
  readonly field: string;
  readonly typed: unknown;
  /** Text of the refusal; null: it is taken. */
  readonly refused: TextId | null;
  readonly given: Given;
}
/** What else must be so for the question to be asked. */
export interface Given {
  /** Other fields, by dotted path. */
  readonly with?: Readonly<Record<string, unknown>>;
  readonly facts?: Partial<FormFacts>;
}
/** The last value that is taken, and what is said of the next one. */
type Bound<Value> = readonly [last: Value, beyond: TextId];
type Maker<Value> = (
  form: FormName,
  field: string,
  bounds: { readonly least?: Bound<Value>; readonly most?: Bound<Value> },
  given?: Given,
) => Edge[];

const bounded =
  <Value>(next: (value: Value, step: 1 | -1) => Value, show: (value: Value) => unknown): Maker<Value> =>
  (form, field, { least, most }, given = {}) =>
    ([least && ([...least, -1] as const), most && ([...most, 1] as const)] as const)
      .filter((bound) => bound !== undefined)
      .flatMap(([last, beyond, step]) => [
        { form, field, given, typed: show(last), refused: null },
        { form, field, given, typed: show(next(last, step)), refused: beyond },
      ]);
const plus = (value: number, step: number): number => value + step;

/** Whole numbers, sums and years: the edge is taken, one beyond it is refused. */
export const numbers = bounded(plus, String);

/** Days as they are typed: the edge is taken, the day beyond it is refused. */
export const days = bounded(
  (day: string, step) => new Date(Date.parse(day) + step * 86_400_000).toISOString().slice(0, 10),
  (day) => day.split('-').toReversed().join('/'),
);

/** Texts by their length; `of` makes one of so many characters. */
export const lengths = (of: (length: number) => string): Maker<number> => bounded(plus, of);
export const words = lengths((length) => 'а'.repeat(length));
export const digits = lengths((length) => '1'.repeat(length));
export const ids = lengths((length) => 'a'.repeat(length));

/** So many digits or characters, no more and no fewer. */
export const exactly =
  (of: (length: number) => string) =>
  (form: FormName, field: string, length: number, refused: TextId, given: Given = {}): Edge[] =>
    lengths(of)(form, field, { least: [length, refused], most: [length, refused] }, given);

/** Rows of a list, each made by its place. */
export const rows = (row: (at: number) => object): Maker<number> =>
  bounded(plus, (length) => Array.from({ length }, (_, at) => row(at)));

/** Each of these is taken, anything else is refused. */
export const choices = (form: FormName, field: string, all: string, refused: TextId, given: Given = {}): Edge[] => [
  ...all.split(' ').map((typed): Edge => ({ form, field, typed, refused: null, given })),
  { form, field, typed: 'else', refused, given },
];

/** A number of a list of the server: up to 64 characters. */
export const picked = (form: FormName, field: string, refused: TextId, given: Given = {}): Edge[] =>
  ids(form, field, { least: [1, refused], most: [64, refused] }, given);

/** What is neither longer nor bigger, but wrong or right in another way. */
export const said = (
  form: FormName,
  field: string,
  all: Readonly<Record<string, TextId | null>>,
  given: Given = {},
): Edge[] => Object.entries(all).map(([typed, refused]) => ({ form, field, typed, refused, given }));
