import { offerTools } from '@styled/recipes';
import { Icon } from '../../ui/index.ts';

interface Props {
  name: string;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onPick: (value: string) => void;
  /** No wider than the line leaves room for: its options may be long names. */
  narrow?: boolean;
}

/** A native list in a line, in force at once: order, filter. */
export function Picker({ name, label, value, options, onPick, narrow }: Props) {
  const classes = offerTools();
  return (
    <span className={classes.box} data-narrow={narrow || undefined}>
      <select
        name={name}
        aria-label={label}
        className={classes.select}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classes.icon}>
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}
