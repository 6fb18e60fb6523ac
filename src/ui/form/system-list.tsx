import type { SelectHTMLAttributes } from 'react';
import { field } from '@styled/recipes';
import { MoreIcon } from '../more-icons.tsx';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Words of the empty choice; null: there is none. */
  none: string | null;
}

/** The system's own list with our arrow: for fields of forms and for what acts at once. */
export function SystemList({ options, none, ...select }: Props) {
  const classes = field({ affix: 'end' });
  return (
    <div className={classes.box}>
      <select {...select} className={classes.control}>
        {none !== null && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={classes.suffix}>
        <MoreIcon name="down" />
      </span>
    </div>
  );
}
