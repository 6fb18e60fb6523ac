import { useId } from 'react';
import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';

const chip = css({
  minHeight: 'target',
  px: '12',
  py: '8',
  textStyle: 'label',
  bg: 'surface',
  color: 'fg',
  border: '1px solid {colors.border.control}',
  borderRadius: 'full',
  cursor: 'pointer',
  '&[aria-pressed=true]': { bg: 'accent.solid', color: 'accent.on', borderColor: 'accent.solid' },
});

interface Props<T> {
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose(next: T): void;
}

/** One of a few, at once in force. */
export function Chips<T extends string | number | null>({ label, options, chosen, onChoose }: Props<T>) {
  const id = useId();
  return (
    <div className={stack({ gap: '8' })} role="group" aria-labelledby={id}>
      <p id={id} className={css({ textStyle: 'label' })}>
        {label}
      </p>
      <div className={wrap({ gap: '6' })}>
        {options.map((option) => (
          <button
            key={String(option.value)}
            type="button"
            className={chip}
            aria-pressed={option.value === chosen}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
