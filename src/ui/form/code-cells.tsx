import type { CSSProperties, Ref } from 'react';
import { codeCells } from '@styled/recipes';
import type { Mask } from './caret.ts';
import type { BoundField } from './context.ts';
import { MaskedInput } from './masked-input.tsx';

interface Props {
  bound: BoundField;
  /** Digits, each on a cell of its own. */
  length: number;
  mask: Mask;
  onText: (text: string) => void;
  autoComplete: string;
  /** The cells share the width of the page. */
  wide?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One input over drawn cells: what is filled in, pasted or read out is one number, and is seen digit by digit. */
export function CodeCells({ bound, length, mask, onText, autoComplete, wide = false, ref }: Props) {
  const classes = codeCells({ wide });
  const next = Math.min(bound.text.length, length - 1);
  return (
    // Said, not counted by the styles: how many there are is the server's.
    <div className={classes.root} style={{ '--cells': length } as CSSProperties}>
      <MaskedInput
        {...bound.aria}
        ref={ref}
        id={bound.ids.control}
        className={classes.input}
        data-full={bound.text.length === length || undefined}
        mask={mask}
        value={bound.text}
        onText={onText}
        inputMode="numeric"
        autoComplete={autoComplete}
        enterKeyHint="done"
        pattern="\d*"
      />
      <div aria-hidden="true" className={classes.cells}>
        {Array.from({ length }, (_, at) => (
          <span key={at} className={classes.cell} data-next={at === next || undefined} />
        ))}
      </div>
    </div>
  );
}
