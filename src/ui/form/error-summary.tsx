import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { errorSummary } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { type FieldMessage, sayMessage } from './message.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  form: RefObject<HTMLFormElement | null>;
  errors: Readonly<Record<string, FieldMessage>>;
  labels: ReadonlyMap<string, string>;
}

/** The first control of a field; of a radio group its checked one, else the first. */
export function controlOf(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const found = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].filter(
    (control) => control.name === path && control.type !== 'hidden',
  );
  return found.find((control) => control.checked) ?? found[0] ?? null;
}

/**
 * What is wrong, in the order of the fields, in the same words as at the fields. It takes the focus (so it is no alert:
 * it would be read twice); its entries are buttons that go to the field, for a fragment in the address means something else.
 */
export function ErrorSummary({ ref, form, errors, labels }: Props) {
  const t = useT();
  const { root, title, list, link } = errorSummary();
  const [order, setOrder] = useState<string[]>([]);
  useLayoutEffect(() => {
    const names = [...(form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(
      (control) => control.name,
    );
    setOrder([...new Set(names)]);
  }, [form, errors]);
  // Labels follow the language after the fields do.
  useEffect(() => setOrder((names) => [...names]), [t]);
  const place = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);
  const paths = Object.keys(errors).sort((a, b) => place(a) - place(b));
  return (
    <div ref={ref} tabIndex={-1} className={root} data-error-summary>
      <h2 className={title}>{t('form.errors', { n: paths.length })}</h2>
      <ul className={list}>
        {paths.map((path) => {
          const words = sayMessage(t, errors[path] ?? { text: '' });
          const label = labels.get(path);
          return (
            <li key={path}>
              {label === undefined ? (
                words
              ) : (
                <button type="button" className={link} onClick={() => controlOf(form.current, path)?.focus()}>
                  {t('form.summaryItem', { label: label.replace(/\?$/, ''), message: words })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
