import { useId } from 'react';
import { stack } from '@styled/patterns';
import { field } from '@styled/recipes';
import { MoreIcon } from '../../ui/index.ts';

/** One of a few, at once in force: a native select outside of any form. */
export function Picker<T extends string>({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onPick(next: T): void;
}) {
  const id = useId();
  const classes = field({ affix: 'end' });
  return (
    <div className={stack({ gap: '6' })}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select id={id} className={classes.control} value={value} onChange={(event) => onPick(event.target.value as T)}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <span className={classes.suffix}>
          <MoreIcon name="down" />
        </span>
      </div>
    </div>
  );
}
