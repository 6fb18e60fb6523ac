import { type ReactNode, useState } from 'react';
import { css, cx } from '@styled/css';
import { choice, field, link } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { useField } from './context.ts';
import { MoreIcon } from '../more-icons.tsx';
import { FieldError, type FieldProps, FormField, FormGroup } from './form-field.tsx';
import { SystemList } from './system-list.tsx';

export interface Option {
  value: string;
  label: string;
  /** A grey second line: where a town lies, what a choice means. */
  note?: string | undefined;
}

/** 8 to 30 fixed choices: the system's own list, the best picker on any phone. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
  autoComplete,
}: FieldProps & { options: readonly Option[]; placeholder?: string | undefined; autoComplete?: string | undefined }) {
  const t = useT();
  const bound = useField(name, label, { hint });
  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      <SystemList
        {...bound.aria}
        id={bound.ids.control}
        value={bound.text}
        autoComplete={autoComplete}
        onChange={(event) => bound.set(event.target.value)}
        options={options}
        none={placeholder ?? t('form.choose')}
      />
    </FormField>
  );
}

interface CheckboxFieldProps {
  name: string;
  /** Plain words of the label: the summary uses them. */
  label: string;
  /** The label as shown, when it holds links. */
  children?: ReactNode;
  hint?: ReactNode;
  /** What it comes to: at its other end. */
  end?: ReactNode;
}

// The target is mostly air: beside other fields it needs less distance than what has a border.
const airy = css({ my: '-8' });

/** One box; the whole line is its target. */
export function CheckboxField({ name, label, children, hint, end }: CheckboxFieldProps) {
  const bound = useField(name, label, { hint });
  const classes = choice();
  return (
    <div className={field().root}>
      <label className={cx(classes.item, airy)}>
        <input
          {...bound.aria}
          type="checkbox"
          className={classes.input}
          checked={bound.value === true}
          onChange={(event) => bound.set(event.target.checked)}
        />
        <span className={classes.words}>
          <span className={classes.text}>
            <span>{children ?? label}</span>
            {hint && (
              <span id={bound.ids.hint} className={classes.note}>
                {hint}
              </span>
            )}
          </span>
          {end}
        </span>
      </label>
      <FieldError bound={bound} />
    </div>
  );
}

/** As long as words may be that stand beside others on a narrow page, letters. */
const SHORT = 15;
/** A word that does not stand whole beside another on the narrowest one. */
const LONG_WORD = /[^\s/]{9}|.{10}/;

/**
 * Up to seven choices, one of them: cards under one question. Arrow keys move between them.
 * `others`: where nearly all take the same one, words that bring the rest; until then what is chosen stands alone, or among `few`.
 */
export function RadioCardsField({
  name,
  label,
  hint,
  optional,
  options,
  fit,
  others,
  few = [],
}: FieldProps & {
  options: readonly (Omit<Option, 'note'> & {
    note?: ReactNode;
    /** A company's, before the words. */
    mark?: ReactNode;
    /** What it comes to: at its other end. */ end?: ReactNode;
  })[];
  /** A row each however short the words are; or two in a row, where there is room, or with what each comes to below its words. */
  fit?: 'rows' | 'twos' | 'pairs';
  others?: string | undefined;
  /** Values that are seen with the chosen one. */
  few?: readonly string[];
}) {
  const bound = useField(name, label, { hint });
  const [all, setAll] = useState(false);
  const isFolded = others !== undefined && !all && !bound.error && options.some(({ value }) => value === bound.text);
  const isLong = options.some((one) => Boolean(one.note ?? one.end) || one.label.length > SHORT);
  const short = options.some(({ label: one }) => LONG_WORD.test(one)) ? 'line' : 'short';
  const classes = choice({
    look: 'card',
    fit: fit === 'pairs' ? 'pairs' : fit === 'twos' ? 'twos' : (fit ?? (isLong ? 'rows' : short)),
  });
  return (
    <FormGroup bound={bound} label={label} hint={hint} optional={optional}>
      <div id={`${bound.ids.control}-all`} className={classes.list}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes.item}
            hidden={isFolded && option.value !== bound.text && !few.includes(option.value)}
          >
            <input
              {...bound.aria}
              type="radio"
              className={classes.input}
              value={option.value}
              checked={bound.text === option.value}
              onChange={() => bound.set(option.value)}
            />
            {option.mark}
            <span className={classes.words}>
              <span className={classes.text}>
                <span>{option.label}</span>
                {option.note && <span className={classes.note}>{option.note}</span>}
              </span>
              {option.end}
            </span>
          </label>
        ))}
      </div>
      {isFolded && (
        <div>
          <button
            type="button"
            className={link({ place: 'alone' })}
            aria-expanded="false"
            aria-controls={`${bound.ids.control}-all`}
            onClick={({ currentTarget }) => {
              setAll(true);
              // The button goes.
              currentTarget.closest('fieldset')?.querySelector<HTMLElement>(':checked')?.focus();
            }}
          >
            {others}
            <MoreIcon name="down" />
          </button>
        </div>
      )}
    </FormGroup>
  );
}
