import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { errorSummary } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../icons.tsx';
import type { FieldName } from './context.ts';
import { type FieldMessage, sayMessage } from './message.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  form: RefObject<HTMLFormElement | null>;
  errors: Readonly<Record<string, FieldMessage>>;
  labels: ReadonlyMap<string, FieldName>;
}

/** In their order; what is no input but an answer of the form names its field by `data-field`. */
const controlsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('[name], [data-field]') ?? []),
];
const pathOf = (control: HTMLInputElement): string => control.name || (control.dataset['field'] ?? '');

/** The first control of a field; of a radio group its checked one, else the first. */
export function controlOf(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const found = controlsOf(form).filter((control) => pathOf(control) === path && control.type !== 'hidden');
  return found.find((control) => control.checked) ?? found[0] ?? null;
}

/** What is asked was not given yet. "Укажите ИИН" needs no label before it; nor does "Откройте договор". */
const NAMES_ITS_ANSWER = /^form\.(empty\.|choose\.|opened|accept|answer)/;

/** Of a yes or a no the question is enough: the answers stand where it leads. */
const IS_QUESTION = 'form.answer';

/** A word begins small inside a line; "ИИН" stays as it is. */
const inLine = (label: string): string => (/^.\p{Ll}/u.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label);

/**
 * What is wrong, in the order of the fields, in the same words as at the fields. It takes the focus (so it is no alert:
 * it would be read twice); its entries are buttons that go to the field, for a fragment in the address means something else.
 * Of many the first: the rest comes by a press.
 */
export function ErrorSummary({ ref, form, errors, labels }: Props) {
  const t = useT();
  const { root, title, list, link } = errorSummary();
  const [order, setOrder] = useState<string[]>([]);
  // A longer list fills a phone before its form is in sight.
  const [most, setMost] = useState(6);
  useLayoutEffect(() => {
    setOrder([...new Set(controlsOf(form.current).map(pathOf))]);
  }, [form, errors]);
  // Labels follow the language after the fields do.
  useEffect(() => setOrder((names) => [...names]), [t]);
  const place = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);
  // Two people in one form: whose name it is, and whose each answer of the same group.
  const all = [...labels.values()];
  const nameOf = ({ label, group }: FieldName, { text }: FieldMessage): string | null => {
    const alone =
      group === '' ||
      all.every((one) => one.group !== group || all.every((other) => other === one || other.label !== one.label));
    if (NAMES_ITS_ANSWER.test(text)) return alone ? null : group;
    return alone ? label.replace(/\?$/, '') : `${group}, ${inLine(label)}`;
  };
  const paths = Object.keys(errors).sort((a, b) => place(a) - place(b));
  const rest = paths.length - most;
  // What is merely not filled in is no mistake.
  const isLeft = paths.every((path) => NAMES_ITS_ANSWER.test(errors[path]?.text ?? ''));
  return (
    <div ref={ref} tabIndex={-1} className={root} data-error-summary>
      <h2 className={title}>
        <Icon name="alert" />
        {t(isLeft ? 'form.left' : 'form.errors', { n: paths.length })}
      </h2>
      <ul className={list}>
        {paths.slice(0, most + 1).map((path, at) => {
          const error = errors[path] ?? { text: '' };
          const words = sayMessage(t, error);
          const field = labels.get(path);
          const label = field && nameOf(field, error);
          // Nothing is folded to save a single line.
          const isMore = at === most && rest > 1;
          return (
            // By its place: what brings the rest becomes the first of it, and keeps the focus.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={at}>
              {field || isMore ? (
                <button
                  type="button"
                  className={link}
                  onClick={() => (isMore ? setMost(paths.length) : controlOf(form.current, path)?.focus())}
                >
                  {isMore
                    ? `${t('text.more')} ${rest}`
                    : error.text === IS_QUESTION
                      ? field?.label
                      : label
                        ? `${label}: ${inLine(words)}`
                        : words}
                </button>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
