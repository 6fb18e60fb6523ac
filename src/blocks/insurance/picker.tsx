import { useId } from 'react';
import { stack } from '@styled/patterns';
import { field } from '@styled/recipes';
import { Icon } from '../../ui/index.ts';

interface Props {
  name: string;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onPick: (value: string) => void;
}

/** A native list outside of a form, in force at once: order, filter. */
export function Picker({ name, label, value, options, onPick }: Props) {
  const id = useId();
  const classes = field({ affix: 'end' });
  return (
    <div className={stack({ gap: '6' })}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          name={name}
          className={classes.control}
          value={value}
          onChange={(event) => onPick(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.suffix}>
          <Icon name="down" />
        </span>
      </div>
    </div>
  );
}
