import { useEffect, useId, useState, type ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { visuallyHidden } from '@styled/patterns';
import { field } from '@styled/recipes';
import { parseDate, showDate } from '../../../schemas/facts/date.ts';
import { useT } from '../../i18n/index.ts';
import { dateMask } from '../../ui/form/person-masks.ts';
import { MaskedInput } from '../../ui/form/masked-input.tsx';
import { Icon, MoreIcon } from '../../ui/index.ts';

/** A filter with a few values; '' is all of them. Takes effect at once. */
export function FilterSelect({
  name,
  label,
  value,
  onChange,
  children,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `<option>`s. */
  children: ReactNode;
}) {
  const id = useId();
  const classes = field({ affix: 'end' });
  return (
    <div className={cx(classes.root, css({ maxW: 'list' }))}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          name={name}
          className={classes.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        <span className={classes.suffix}>
          <MoreIcon name="down" />
        </span>
      </div>
    </div>
  );
}

/** A day to filter by, 'YYYY-MM-DD' or ''. Takes effect as soon as a whole day stands, or none; half a day is said when left. */
export function FilterDay({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const t = useT();
  const id = useId();
  const classes = field({ figures: 'yes' });
  const [text, setText] = useState(showDate(value));
  const [wrong, setWrong] = useState(false);
  // Back, or the filters taken away: the address has another day now.
  useEffect(() => {
    setText(showDate(value));
    setWrong(false);
  }, [value]);
  const change = (next: string) => {
    setText(next);
    setWrong(false);
    const day = parseDate(next);
    if (next === '' || day !== null) onChange(day ?? '');
  };
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {wrong && (
        <div id={`${id}-error`} className={classes.error}>
          <Icon name="alert" />
          <span>
            <span className={visuallyHidden()}>{t('form.error')} </span>
            {t(text.length === 10 ? 'form.noSuchDate' : 'form.date')}
          </span>
        </div>
      )}
      <MaskedInput
        mask={dateMask}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        className={classes.control}
        placeholder={t('form.dateHint')}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        value={text}
        onText={change}
        onBlur={() => setWrong(text !== '' && parseDate(text) === null)}
      />
    </div>
  );
}
