import {
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { stack } from '@styled/patterns';
import type { FormSchema, OutputOf } from '../../../schemas/kit.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { announce } from '../announce.store.ts';
import { Button, type ButtonTone } from '../button.tsx';
import { Failed, FailingContext } from '../failing.tsx';
import { type FieldName, FormContext, type FormContextValue } from './context.ts';
import { controlOf, ErrorSummary } from './error-summary.tsx';
import { merge, type Raw, setAt } from './path.ts';
import { ScreenReportsContext } from './reports.ts';
import { createFormStore, type FormStore } from './store.ts';

/** Where the typed values survive a reload; the engine's drafts fit. Codes and passwords never reach it. */
export interface FormDraft {
  load(): Raw | null;
  save(raw: Raw): void;
  clear(): void;
}

export interface FormProps<S extends FormSchema> {
  /** The only place of the rules. May change with the facts it depends on. */
  schema: S;
  /** What stands in the fields at first, raw or as data; a draft lies over it. Read once. */
  initial?: object | undefined;
  /** Gets parsed values, only when all are right. */
  onSubmit(values: OutputOf<S>): void;
  /** The flow event of the submit button (`data-event`). */
  event: string;
  /** The server's refusal by field path (`problem.fields`): ids of ours or the server's words. */
  problem?: Readonly<Record<string, readonly string[]>> | null | undefined;
  /** Why the press came to nothing, in better words than the usual ones; null: it is over. */
  failure?: string | null | undefined;
  draft?: FormDraft | undefined;
  busy?: boolean | undefined;
  /** The button's words; it names the act. */
  submitLabel: ReactNode;
  submitTone?: ButtonTone | undefined;
  /** Under the button: a second way. */
  after?: ReactNode;
  /** Where a refusal leads: to the summary, or (forms of one field, such as a code) straight to the field. */
  refusal?: 'summary' | 'field' | undefined;
  /** The fields; where the button stands among them, and what is wrong beside others of them, a function that puts both there. */
  children: ReactNode | ((button: ReactNode, summary: ReactNode) => ReactNode);
}

/** After a press nothing else is sent for so long, unless something changed; the machine's busy state takes over before. */
const REPEAT_GUARD_MS = 1_000;
/** "Отправляем…" is said to screen readers after so long. */
const SAY_BUSY_AFTER_MS = 1_000;

/**
 * A native form over a valibot schema. Judged on Continue alone; the error summary takes the focus; a field's error goes
 * when it is mended; typed values stay as typed.
 */
export function Form<S extends FormSchema>({
  schema,
  initial,
  onSubmit,
  event,
  problem,
  failure,
  draft,
  busy = false,
  submitLabel,
  submitTone,
  after,
  refusal = 'summary',
  children,
}: FormProps<S>) {
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createFormStore({ schema, initial: merge((initial ?? {}) as Raw, draft?.load()) }));
  useEffect(() => store.use(schema), [store, schema]);
  const { errors, refusals } = useSyncExternalStore(store.subscribe, store.state, store.state);

  const { control, press: pressed } = useContext(FailingContext);
  const handlers = useRef({ onSubmit, busy, draft, pressed });
  handlers.current = { onSubmit, busy, draft, pressed };

  const context = useMemo<Omit<FormContextValue, 'busy'> & { answered: () => void }>(() => {
    let guard = 0;
    let sent: unknown;
    return {
      store: store,
      id,
      labels: new Map<string, FieldName>(),
      secrets: new Set<string>(),
      submit() {
        const { values } = store.state();
        if (handlers.current.busy || (sent === values && performance.now() < guard)) return;
        const result = store.submit();
        if (!result.ok) return;
        sent = values;
        guard = performance.now() + REPEAT_GUARD_MS;
        handlers.current.pressed(id);
        handlers.current.onSubmit(result.values);
      },
      /** The call is over: the next press is a new wish, however soon it comes. */
      answered() {
        guard = 0;
      },
    };
  }, [store, id]);

  useDraft(store, context.secrets, draft);

  // The same refusal may come twice in a row: what counts is that a call has ended with it.
  const refused = JSON.stringify(problem ?? {});
  const locale = useLocale();
  const heard = useRef(locale);
  useEffect(() => {
    if (busy) {
      heard.current = locale;
      return;
    }
    const fields = JSON.parse(refused) as Record<string, string[]>;
    if (heard.current === locale) store.refuse(fields);
    else store.reword(fields);
    heard.current = locale;
  }, [store, refused, busy, locale]);
  useEffect(() => {
    if (!busy) context.answered();
  }, [context, busy]);

  useEffect(() => {
    if (refusals === 0) return;
    if (refusal === 'summary') {
      summary.current?.focus({ preventScroll: true });
      // A tall summary would otherwise be shown from its middle.
      summary.current?.scrollIntoView({ block: 'start' });
    } else {
      const control = controlOf(form.current, Object.keys(store.state().errors)[0] ?? '');
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
    }
  }, [refusals, refusal, store]);

  const count = Object.keys(errors).length;
  const reports = useContext(ScreenReportsContext);
  useEffect(() => {
    reports.errors(count);
    return () => reports.errors(0);
  }, [reports, count]);
  useEffect(() => {
    if (refusals > 0) reports.refused(Object.keys(store.state().errors));
  }, [reports, refusals, store]);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => announce(t('form.sending')), SAY_BUSY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [busy, t]);

  const isAtFields = Object.keys(problem ?? {}).length > 0;
  const value = useMemo(() => ({ ...context, busy }), [context, busy]);
  const press = (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    submitEvent.stopPropagation();
    context.submit();
  };
  const isPlaced = children instanceof Function;
  const button = (
    <>
      {control === id && <Failed words={isAtFields ? null : failure} again={context.submit} />}
      <Button type="submit" full busy={busy} event={event} tone={submitTone}>
        {submitLabel}
      </Button>
    </>
  );
  const errorSummary = count > 0 && refusal === 'summary' && (
    <ErrorSummary ref={summary} form={form} errors={errors} labels={context.labels} />
  );
  return (
    <FormContext value={value}>
      <form
        ref={form}
        // Never sent by the browser; should it be all the same, nothing of it stands in an address.
        method="post"
        noValidate
        onSubmit={press}
        className={stack({ gap: '20' })}
        aria-busy={busy || undefined}
      >
        {isPlaced || errorSummary}
        {isPlaced ? children(button, errorSummary) : children}
        {isPlaced || button}
        {after}
      </form>
    </FormContext>
  );
}

/** Saves every change, without what is secret. */
function useDraft(store: FormStore, secrets: ReadonlySet<string>, draft: FormDraft | undefined) {
  const current = useRef(draft);
  current.current = draft;
  useEffect(() => {
    let saved = store.state().values;
    return store.subscribe(() => {
      const { values, held } = store.state();
      if (held || values === saved) return;
      saved = values;
      current.current?.save([...secrets].reduce((raw, path) => setAt(raw, path, ''), values));
    });
  }, [store, secrets]);
}
