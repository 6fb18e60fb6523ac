import { offerTools } from '@styled/recipes';
import { MoreIcon } from '../ui/index.ts';

interface Props<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onPick: (value: T) => void;
  /** No wider than the line leaves room for: its options may be long names. */
  narrow?: boolean;
}

/** A native list in a line, in force at once: order, filter. */
export function LinePicker<T extends string>({ name, label, value, options, onPick, narrow }: Props<T>) {
  const classes = offerTools();
  return (
    <span className={classes.box} data-narrow={narrow || undefined}>
      <select
        name={name}
        aria-label={label}
        className={classes.select}
        value={value}
        onChange={(event) => onPick(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classes.icon}>
        <MoreIcon name="down" size={16} />
      </span>
    </span>
  );
}
