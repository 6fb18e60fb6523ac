import { field } from '@styled/recipes';
import type { Mask } from './caret.ts';
import { useField } from './context.ts';
import { type FieldProps, FormField } from './form-field.tsx';
import { MaskedInput } from './masked-input.tsx';

interface MaskedProps extends FieldProps {
  mask: Mask;
  inputMode: 'numeric' | 'tel' | 'decimal';
  autoComplete?: string | undefined;
  type?: 'text' | 'tel' | undefined;
  suffix?: string | undefined;
  spaced?: 'yes' | undefined;
  onLeave?: ((text: string) => string) | undefined;
}

/** A text field whose text is written by a mask while it is typed. */
export function Masked({ name, label, hint, optional, mask, suffix, spaced, onLeave, ...input }: MaskedProps) {
  const bound = useField(name, label, { hint });
  const classes = field({ spaced: spaced ?? 'no', affix: suffix ? 'end' : 'none' });
  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      <div className={classes.box}>
        <MaskedInput
          {...input}
          {...bound.aria}
          id={bound.ids.control}
          className={classes.control}
          mask={mask}
          value={bound.text}
          onText={bound.set}
          onBlur={onLeave && (() => bound.set(onLeave(bound.text)))}
        />
        {suffix && (
          <span className={classes.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FormField>
  );
}
