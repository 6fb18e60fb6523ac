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

/**
 * What is asked was not given yet. Where a field was left out its name is enough, for the answers stand where it leads; "Откройте
 * договор" and "Примите условия" say more than that.
 */
const LEFT = /^form\.(?:(empty\.|choose\.|answer)|opened|accept)/;

/** A word begins small inside a line; "ИИН" stays as it is. */
const inLine = (text: string): string => text.replace(/^.(?=\p{Ll})/u, (first) => first.toLowerCase());

/**
 * What is wrong, in the order of the fields: what is merely left out by its names, what is wrong in the same words as at the
 * fields, and one thing alone in one line. It takes the focus (so it is no alert: it would be read twice); its entries are
 * buttons that go to the field, for a fragment in the address means something else. Of many the first: the rest comes by a press.
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
  const place = (path: string) => order.indexOf(path) + 1 || order.length + 1;
  // Two people in one form: whose name it is, and whose each answer of the same group.
  const all = [...labels.values()];
  const groupOf = (path = ''): string => {
    const { group = '' } = labels.get(path) ?? {};
    const alone = all.every(
      (one) => one.group !== group || all.every((other) => other === one || other.label !== one.label),
    );
    return alone ? '' : group;
  };
  const paths = Object.keys(errors).sort((a, b) => place(a) - place(b));
  const rest = paths.length - most;
  const isLeft = paths.every((path) => LEFT.test(errors[path]?.text ?? ''));
  const isOne = paths.length === 1;
  /** What an entry says; of names that follow one another their group is said once. */
  const wordsOf = (path: string, before?: string): string => {
    const error = errors[path] ?? { text: '' };
    const { label } = labels.get(path) ?? {};
    const left = LEFT.exec(error.text);
    const words = sayMessage(t, error);
    const group = groupOf(path);
    if (label && left?.[1] && isLeft && (!isOne || left[1] === 'answer'))
      return group ? (groupOf(before) === group ? '' : `${group}: `) + inLine(label) : label;
    const what = left || !label ? group : group ? `${group}, ${inLine(label)}` : label.replace(/\?$/, '');
    return what ? `${what}: ${inLine(words)}` : words;
  };
  const entry = (path: string, before?: string) =>
    labels.has(path) ? (
      <button type="button" className={link} onClick={() => controlOf(form.current, path)?.focus()}>
        {wordsOf(path, before)}
      </button>
    ) : (
      wordsOf(path)
    );
  const [one = ''] = paths;
  return (
    <div ref={ref} tabIndex={-1} className={root} data-error-summary>
      <h2 className={title}>
        <Icon name="alert" />
        {isOne ? entry(one) : t(isLeft ? 'form.left' : 'form.errors', { n: paths.length })}
      </h2>
      {isOne || (
        <ul className={list}>
          {paths.slice(0, most + 1).map((path, at) => (
            // By its place: what brings the rest becomes the first of it, and keeps the focus.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={at}>
              {/* Nothing is folded to save a single line. */}
              {at === most && rest > 1 ? (
                <button type="button" className={link} onClick={() => setMost(paths.length)}>
                  {`${t('text.more')} ${rest}`}
                </button>
              ) : (
                entry(path, paths[at - 1])
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
