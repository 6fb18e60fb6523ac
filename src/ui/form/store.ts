import { check as judge, type FormSchema, type OutputOf } from '../../../schemas/kit.ts';
import type { FieldMessage } from './message.ts';
import { getAt, type Raw, setAt } from './path.ts';

type Errors = Readonly<Record<string, FieldMessage>>;
export interface FormState {
  readonly values: Raw;
  /** By field path; '' holds what belongs to the form as a whole. */
  readonly errors: Errors;
  /** Grows with every refusal (by the schema or the server): the summary takes the focus each time. */
  readonly refusals: number;
  /** A slider is on its way: what stands in the fields now is not meant to last. */
  readonly held?: boolean;
}
export type SubmitResult<S extends FormSchema> = { ok: true; values: OutputOf<S> } | { ok: false };

/**
 * The state of one form, without React. Nothing is judged before the first submit; after it a field's error goes, or
 * changes its words, as the field changes, and no other field gets a new error until the next submit.
 */
export function createFormStore<S extends FormSchema>(first: { schema: S; initial: Raw }) {
  let schema = first.schema;
  let state: FormState = { values: first.initial, errors: {}, refusals: 0 };
  const listeners = new Set<() => void>();

  const put = (next: Partial<FormState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const check = () => {
    const result = judge(schema, state.values);
    const errors: Record<string, FieldMessage> = {};
    if (!result.ok) for (const [path, text] of Object.entries(result.errors)) errors[path] = { text };
    return { result, errors };
  };
  /** Errors at the path itself, below it or above it: a changed house mends `address` too. */
  const touches = (path: string, changed: string) =>
    path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    value: (path: string) => getAt(state.values, path),
    error: (path: string) => state.errors[path],
    /** The rules may depend on facts that change under the open form. */
    use(next: S) {
      schema = next;
    },
    /** Keeps a value as typed. */
    set(path: string, value: unknown) {
      if (Object.is(getAt(state.values, path), value)) return;
      const values = setAt(state.values, path, value);
      if (Object.keys(state.errors).length === 0) return put({ values });
      state = { ...state, values };
      const now = check().errors;
      const errors: Record<string, FieldMessage> = {};
      for (const [at, message] of Object.entries(state.errors)) {
        if (message.server) {
          if (!touches(at, path)) errors[at] = message;
        } else if (now[at]) errors[at] = now[at];
      }
      put({ values, errors });
    },
    /** While it is held, drafts keep nothing of it. */
    hold: (held: boolean) => put({ held }),
    /** Judges everything. Parsed values, or errors to show. */
    submit(): SubmitResult<S> {
      const { result, errors } = check();
      if (result.ok) {
        if (Object.keys(state.errors).length > 0) put({ errors: {} });
        return result;
      }
      put({ errors, refusals: state.refusals + 1 });
      return { ok: false };
    },
    /** The same refusal in another language: only what still stands, and nobody is led anywhere. */
    reword(fields: Readonly<Record<string, readonly string[]>>) {
      const errors = Object.fromEntries(
        Object.entries(state.errors).map(([path, message]) => {
          const texts = message.server ? fields[path] : undefined;
          return [path, texts ? { text: texts.join(', '), server: true } : message];
        }),
      );
      put({ errors });
    },
    /** The server's refusal, by field path; each goes when its field changes. */
    refuse(fields: Readonly<Record<string, readonly string[]>>) {
      const errors: Errors = Object.fromEntries(
        Object.entries(fields)
          .filter(([, texts]) => texts.length > 0)
          .map(([path, texts]) => [path, { text: texts.join(', '), server: true }]),
      );
      if (Object.keys(errors).length > 0) put({ errors: { ...state.errors, ...errors }, refusals: state.refusals + 1 });
    },
  };
}

export type FormStore = ReturnType<typeof createFormStore<FormSchema>>;
