import { groupDigits } from '../../../schemas/facts/money.ts';
import type { Mask } from './caret.ts';

/** Digits and nothing else, at most so many. */
export const digitsUpTo = (max: number) => (raw: string) => raw.replace(/\D/g, '').slice(0, max);

/** The longest sum: 12 digits. */
const SUM = 12;

/**
 * Whole tenge in groups. A comma or point with up to two digits behind it stays on show while it is typed ('12 500,5'),
 * so that it can't merge into the sum a hundred times as big; three digits behind it are a group.
 */
export const moneyMask: Mask = {
  parse(raw) {
    const plain = raw.slice(0, 64).replace(/[^\d.,]/g, '');
    const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)([.,]\d{0,2})?$/.exec(plain);
    const whole = (match?.[1] ?? plain)
      .replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, SUM);
    return whole === '' ? '' : whole + (match?.[2] ?? '');
  },
  format(significant) {
    const [, whole = '', tail = ''] = /^(\d*)(.*)$/.exec(significant) ?? [];
    return groupDigits(whole) + tail;
  },
};

/** A sum as it is left: its tail of decimals goes. */
export const withoutDecimals = (text: string): string => moneyMask.format(moneyMask.parse(text).replace(/[.,].*$/, ''));

/** Plain digits, at most so many (a count, a one-time code). */
export function digitsMask(max: number): Mask {
  return { parse: digitsUpTo(max), format: (value) => value };
}

/** Of a personal number. */
const WHOLE = 12;
/** The last digits of a personal number; of the whole one, pasted, its end. */
export const lastDigitsMask = (length: number): Mask => ({
  parse(raw) {
    const digits = raw.replace(/\D/g, '');
    return digits.length === WHOLE ? digits.slice(-length) : digits.slice(0, length);
  },
  format: (value) => value,
});
