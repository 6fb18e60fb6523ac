import type { FieldProps } from './form-field.tsx';
import { Masked } from './masked-field.tsx';
import { digitsMask, moneyMask, withoutDecimals } from './masks.ts';

/** A sum in whole tenge, in groups, with ₸ behind it. */
export function PriceField(props: FieldProps) {
  return (
    <Masked {...props} mask={moneyMask} inputMode="numeric" autoComplete="off" suffix="₸" onLeave={withoutDecimals} />
  );
}

interface NumberFieldProps extends FieldProps {
  /** Most digits. */
  digits?: number | undefined;
  /** A unit behind the number: "мес.", "км". */
  suffix?: string | undefined;
}

/** A whole number: a term, a count, a year. */
export function NumberField({ digits = 9, ...props }: NumberFieldProps) {
  return <Masked {...props} mask={digitsMask(digits)} inputMode="numeric" autoComplete="off" />;
}
