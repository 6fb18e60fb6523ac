/**
 * What all forms share: messages as text ids, examples, and one way to check a form.
 * A form takes what a person typed ('+7 (701) …', '12 500 000', '05/11/1990') and gives what goes over the wire; it
 * takes its own result again unchanged, so that stored answers can be checked by the same rules.
 */
import type { TextId } from '../locales/ids.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** A text id with the values of its placeholders. */
export interface Message {
  readonly id: TextId;
  readonly values?: MessageValues;
}

/** A message of a rule as one string: the id, or `id|{"x":"5"}`. Values are ready to be shown. */
export const message = (id: TextId, values?: MessageValues): string =>
  values === undefined ? id : `${id}|${JSON.stringify(values)}`;

/** The id and the values of a message that `message` made; for any other text an id without values. */
export const parseMessage = (text: string): Message => {
  const bar = text.indexOf('|');
  if (bar < 0) return { id: text as TextId };
  try {
    return { id: text.slice(0, bar) as TextId, values: JSON.parse(text.slice(bar + 1)) as MessageValues };
  } catch {
    return { id: text as TextId };
  }
};

/** Fields by dotted path ('document.number', 'contacts.0.phone'; '' is the whole form): the first message of each. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Checked<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly errors: FieldErrors };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}
type Judged<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };
/** Rules of a form: as much of the Standard Schema (https://standardschema.dev) as forms ask for; the library's have it all. */
export interface FormSchema<Output = unknown> {
  readonly '~standard': {
    readonly validate: (raw: unknown) => Judged<Output> | Promise<Judged<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}
export type OutputOf<S extends FormSchema> = S extends FormSchema<infer Output> ? Output : never;

/** Checks raw values by a form's schema. Never throws; each field has at most one message. */
export const check = <S extends FormSchema>(schema: S, raw: unknown): Checked<OutputOf<S>> => {
  // Rules of forms ask nobody: none of them promises its judgement.
  const judged = schema['~standard'].validate(raw) as Judged<OutputOf<S>>;
  if (judged.issues === undefined) return { ok: true, values: judged.value };
  const errors: Record<string, string> = {};
  for (const { path = [], message: text } of judged.issues)
    errors[path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')] ??= text;
  return { ok: false, errors };
};

/** A hint that does not refuse: the person may go on. */
export interface Warning {
  readonly path: string;
  readonly message: string;
}

/** Raw values that a form must refuse, with the text id by field: exactly these, no others. */
export interface InvalidExample<Raw> {
  readonly name: string;
  readonly raw: Raw;
  readonly errors: Readonly<Record<string, TextId>>;
}

/** The only sample data of a form; tests and browser runners fill in these. */
export interface Examples<Raw> {
  readonly valid: readonly [Raw, ...Raw[]];
  readonly invalid: readonly InvalidExample<Raw>[];
}
