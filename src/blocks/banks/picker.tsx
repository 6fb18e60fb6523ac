import { useId } from 'react';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { field, offerTools } from '@styled/recipes';
import { Icon } from '../../ui/index.ts';

/** A word that can be pressed, in a line with others. */
const word = css({
  maxWidth: 'full',
  minHeight: 'target',
  border: '0',
  bg: 'transparent',
  color: 'link',
  cursor: 'pointer',
  textStyle: 'label',
  fontWeight: 'semibold',
  textAlignLast: 'end',
  textOverflow: 'ellipsis',
});

/** One of a few, at once in force: a native select outside of any form. `compact`: its label is for screen readers alone. */
export function Picker<T extends string>({
  label,
  value,
  options,
  compact = false,
  onPick,
}: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  compact?: boolean;
  onPick(next: T): void;
}) {
  const id = useId();
  const classes = field({ affix: 'end' });
  const select = (className: string | undefined) => (
    <select id={id} className={className} value={value} onChange={(event) => onPick(event.target.value as T)}>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  );
  if (compact)
    return (
      <div className={offerTools().order}>
        <label htmlFor={id} className={visuallyHidden()}>
          {label}
        </label>
        {select(word)}
      </div>
    );
  return (
    <div className={stack({ gap: '6' })}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        {select(classes.control)}
        <span className={classes.suffix}>
          <Icon name="down" />
        </span>
      </div>
    </div>
  );
}
