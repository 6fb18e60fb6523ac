import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useT } from '../../i18n/index.ts';
import { sayMessage } from './message.ts';
import type { FormStore } from './store.ts';

export interface FieldName {
  readonly label: string;
  /** Words of the group around it; '': there is none. */
  readonly group: string;
}

export interface FormContextValue {
  readonly store: FormStore;
  /** Makes ids of the form's elements unique on the page. */
  readonly id: string;
  readonly busy: boolean;
  /** By field path, for the summary. */
  readonly labels: Map<string, FieldName>;
  /** Paths that are never written to a draft: codes, passwords. */
  readonly secrets: Set<string>;
  submit(): void;
}
export const FormContext = createContext<FormContextValue | null>(null);
export const GroupContext = createContext('');

/** The form around a field. Throws outside of one: a field without a form is a mistake of the screen. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a <Form>');
  return form;
}

/** A typed value of the form around, live: for fields that depend on others. */
export function useFieldValue(path: string): unknown {
  const { store } = useForm();
  return useSyncExternalStore(
    store.subscribe,
    () => store.value(path),
    () => store.value(path),
  );
}

/** Writes a field of the form around, as if it had been typed. */
export function useSetField(): (path: string, value: unknown) => void {
  return useForm().store.set;
}

/** Binds a field to the form: value, error in words, ids, and what its control must carry. */
export function useField(
  name: string,
  label: string,
  about: { hint?: unknown; note?: unknown; secret?: boolean | undefined } = {},
) {
  const { store, id, labels, secrets, busy, submit } = useForm();
  const t = useT();
  const group = useContext(GroupContext);
  const value = useFieldValue(name);
  const message = useSyncExternalStore(
    store.subscribe,
    () => store.error(name),
    () => store.error(name),
  );
  const { secret } = about;
  useEffect(() => {
    labels.set(name, { label, group });
    if (secret) secrets.add(name);
    return () => void labels.delete(name);
  }, [labels, secrets, name, label, group, secret]);

  const base = `${id}${name}`;
  const ids = { control: base, error: `${base}-error`, hint: `${base}-hint`, note: `${base}-note` };
  const error = message && sayMessage(t, message);
  // The error first: it is what the reader came back for.
  const describedBy = [error && ids.error, about.hint && ids.hint, about.note && ids.note].filter(Boolean).join(' ');
  return {
    value,
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    set: (next: unknown) => store.set(name, next),
    error,
    ids,
    busy,
    submit,
    /** For the control itself. */
    aria: { name, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': describedBy || undefined },
  };
}
export type BoundField = ReturnType<typeof useField>;
