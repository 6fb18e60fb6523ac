import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { field, search as searchRecipe, spinner } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { announce } from '../announce.store.ts';
import { Button, IconButton } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { MoreIcon } from '../more-icons.tsx';
import { layers } from '../layers.store.ts';
import { useField } from './context.ts';
import type { Option } from './choices.tsx';
import { type FieldProps, FormField } from './form-field.tsx';
import { moved, type Search } from './options.ts';
import { useSearch } from './use-search.ts';

interface Props extends FieldProps {
  /** A list at hand (marks, countries), or … */
  options?: readonly Option[] | undefined;
  /** … a question to the server (towns). Keep it stable between renders (`useCallback`). */
  search?: Search | undefined;
  /** The words of the value that stands in the form already. Not needed with `options`. */
  chosen?: string | undefined;
  /** Letters before anything is asked; 2 for `search`, 0 for `options`. */
  min?: number | undefined;
  /** What was chosen, for fields that depend on it. */
  onChoose?: ((option: Option) => void) | undefined;
}

/**
 * One of many: a combobox. On a phone the open field fills the screen (the same elements, so the keyboard stays); on a
 * wide screen the list hangs under it. The form's value is the option's `value`; typed text alone is no value.
 */
export function SearchField({
  name,
  label,
  hint,
  optional,
  options,
  search,
  chosen,
  min = search ? 2 : 0,
  onChoose,
}: Props) {
  const t = useT();
  const bound = useField(name, label, { hint });
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [last, setLast] = useState<Option | null>(null);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const name_ =
    last?.value === bound.text
      ? last.label
      : (options?.find((option) => option.value === bound.text)?.label ?? chosen ?? '');
  const words = typed ?? (bound.text === '' ? '' : name_);
  const { found, retry } = useSearch({ options, search }, typed ?? '', open, min);
  const classes = searchRecipe({ open: open ? 'yes' : 'no' });
  const listId = `${bound.ids.control}-list`;
  const optionId = (index: number) => `${bound.ids.control}-option${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
    // Text without a choice is no answer, but it stays for mending; an emptied field is emptied.
    if (typed === '' || (typed !== null && bound.text !== '')) setTyped(null);
  };
  const choose = (option: Option) => {
    setLast(option);
    setTyped(null);
    setOpen(false);
    setActive(-1);
    bound.set(option.value);
    onChoose?.(option);
  };
  /** Not seen before Back closes it. What was typed before the program stood, it hears of wherever the person is by then. */
  const show = async () => {
    await layers.followed();
    setOpen(input.current === document.activeElement);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    void show();
    if (bound.text !== '') bound.set('');
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) setActive(moved(active, event.key, found.options.length));
      else void show();
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      const option = found.options[active];
      if (option) choose(option);
      else if (found.phase === 'failed') retry();
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      close();
    }
  };

  const closeRef = useRef(close);
  closeRef.current = close;
  useLayoutEffect(() => (open ? layers.add(() => closeRef.current()) : undefined), [open]);
  useEffect(() => {
    if (found.phase === 'done')
      announce(found.options.length === 0 ? t('search.none') : t('search.found', { n: found.options.length }));
  }, [found.phase, found.options.length, t]);
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      <div
        className={classes.root}
        onBlur={(event) => {
          if (open && !event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <div className={classes.bar}>
          <span className={classes.title}>{label}</span>
          <IconButton label={t('btn.close')} onClick={close}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <div className={field().box}>
          <input
            {...bound.aria}
            ref={input}
            id={bound.ids.control}
            className={field({ affix: 'end' }).control}
            role="combobox"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            value={words}
            onChange={(event) => type(event.target.value)}
            onClick={() => void show()}
            onKeyDown={key}
          />
          {words === '' ? (
            <span className={field().suffix}>
              <MoreIcon name="search" />
            </span>
          ) : (
            <div className={classes.clear}>
              <IconButton
                label={t('search.clear')}
                onClick={() => {
                  input.current?.focus();
                  type('');
                }}
              >
                <Icon name="cross" />
              </IconButton>
            </div>
          )}
        </div>
        {open && (
          // The pointer must not take the focus away from the input.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div ref={list} className={classes.list} onMouseDown={(event) => event.preventDefault()}>
            <ul id={listId} role="listbox" aria-label={label}>
              {found.options.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
                <li
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option.value === bound.text}
                  data-highlighted={index === active || undefined}
                  data-value={option.value}
                  className={classes.option}
                  onClick={() => choose(option)}
                >
                  <span>{option.label}</span>
                  {option.note && <span className={classes.note}>{option.note}</span>}
                </li>
              ))}
            </ul>
            <SearchStatus found={found} retry={retry} className={classes.status} />
          </div>
        )}
      </div>
    </FormField>
  );
}

function SearchStatus({
  found,
  retry,
  className,
}: {
  found: { phase: string; options: readonly unknown[]; cut: boolean };
  retry: () => void;
  className: string;
}) {
  const t = useT();
  if (found.phase === 'loading') {
    return (
      <div className={className}>
        <span className={spinner()} aria-hidden="true" />
        {t('search.loading')}
      </div>
    );
  }
  if (found.phase === 'failed') {
    return (
      <div className={className}>
        {t('search.failed')}
        <Button tone="quiet" onClick={retry}>
          {t('btn.retry')}
        </Button>
      </div>
    );
  }
  const words =
    found.phase === 'short'
      ? t('search.short')
      : found.cut
        ? t('search.more')
        : found.phase === 'done' && found.options.length === 0
          ? t('search.none')
          : null;
  return words && <div className={className}>{words}</div>;
}
