import { amount, groupDigits } from '../../../schemas/facts/money.ts';
import { digitsMask, moneyMask, withoutDecimals } from './masks.ts';

/** What a slider moves: a sum in whole tenge, or a count. */
export type SliderKind = 'sum' | 'count';

/** From, to and by how much a slider moves, in the field's own unit. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A slider that has nowhere to go is none. */
export const canMove = ({ min, max, step }: Scale): boolean => max > min && step > 0;

/** Number and text of a field with a slider, both ways. `read`: null where no number stands. `leave`: the text once the field is left. */
export const sliderKinds = {
  sum: { mask: moneyMask, read: amount, write: groupDigits, leave: withoutDecimals },
  count: {
    mask: digitsMask(3),
    read: (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
    write: String,
    leave: String,
  },
} as const satisfies Record<SliderKind, unknown>;

/** Where the thumb stands for what is typed: at the nearest end for what lies beyond, at the beginning for nothing. */
export const thumbAt = (value: number | null, { min, max }: Scale): number =>
  Math.min(Math.max(value ?? min, min), max);
