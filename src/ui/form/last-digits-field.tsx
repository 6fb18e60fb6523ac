import { CodeCells } from './code-cells.tsx';
import { useField } from './context.ts';
import { type FieldProps, FormField } from './form-field.tsx';
import { lastDigitsMask } from './masks.ts';

const LAST = 4;
const last = lastDigitsMask(LAST);

/** The end of a number that the person knows: who reads it from a paper, or pastes the whole, is understood as well. */
export function LastDigitsField({ name, label, hint }: FieldProps) {
  const bound = useField(name, label, { hint });
  return (
    <FormField bound={bound} label={label} hint={hint}>
      <CodeCells bound={bound} length={LAST} mask={last} onText={bound.set} autoComplete="off" />
    </FormField>
  );
}
