import type { ReactNode } from 'react';
import { visuallyHidden } from '@styled/patterns';
import { field } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../icons.tsx';
import type { BoundField } from './context.ts';

/** What every field can say about itself. Required fields carry no mark; optional ones say so. */
export interface FieldProps {
  /** Path in the form: `document.number`. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
}

interface FrameProps {
  bound: BoundField;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** A line below the control that is no error. */
  note?: ReactNode;
  children: ReactNode;
}

/** Label, control, note, what went wrong, and the hint, which is needed most then. */
export function FormField({ bound, label, hint, optional, note, children }: FrameProps) {
  const t = useT();
  const classes = field();
  return (
    <div className={classes.root}>
      <label htmlFor={bound.ids.control} className={classes.label}>
        {optional ? t('form.optional', { label }) : label}
      </label>
      {children}
      {note && (
        <div id={bound.ids.note} className={classes.note}>
          {note}
        </div>
      )}
      <FieldError bound={bound} />
      {hint && <FieldHint bound={bound}>{hint}</FieldHint>}
    </div>
  );
}

/**
 * Fields that belong together, or one choice among several: a fieldset with its question as the legend, hint and error below the
 * question, before all that may be chosen. Never the child of a
 * column itself: WebKit would count the legend's height twice.
 */
export function FormGroup({ bound, label, hint, optional, children }: FrameProps) {
  const t = useT();
  const classes = field();
  return (
    <div>
      <fieldset className={classes.root}>
        <legend className={classes.legend}>{optional ? t('form.optional', { label }) : label}</legend>
        {hint && <FieldHint bound={bound}>{hint}</FieldHint>}
        <FieldError bound={bound} />
        {children}
      </fieldset>
    </div>
  );
}

function FieldHint({ bound, children }: { bound: BoundField; children: ReactNode }) {
  return (
    <div id={bound.ids.hint} className={field().hint}>
      {children}
    </div>
  );
}

/** The error of a field: an icon, a hidden "Ошибка:", the words. */
export function FieldError({
  bound,
}: {
  bound: Pick<BoundField, 'error'> & { ids: Pick<BoundField['ids'], 'error'> };
}) {
  const t = useT();
  if (!bound.error) return null;
  return (
    <div id={bound.ids.error} className={field().error}>
      <Icon name="alert" />
      <span>
        <span className={visuallyHidden()}>{t('form.error')} </span>
        {bound.error}
      </span>
    </div>
  );
}
