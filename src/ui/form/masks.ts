import { dateDigits, formatDateDigits } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { formatPhone, nsn } from '../../../schemas/facts/phone.ts';
import type { Mask } from './caret.ts';

const digitsUpTo = (max: number) => (raw: string) => raw.replace(/\D/g, '').slice(0, max);

/** '+7 (701) 234-55-67'; a Kazakh number begins with 7 itself, which is why ready masks eat it. */
export const phoneMask: Mask = {
  parse: nsn,
  format: formatPhone,
  max: 10,
  fits: (national) => national.startsWith('7'),
};

/** DD/MM/YYYY; 31/02/2026 stays as typed. */
export const dateMask: Mask = { parse: dateDigits, format: formatDateDigits, parseDeleted: digitsUpTo(8) };

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

/** A personal number: twelve digits without separators. */
export const personalNumberMask: Mask = { parse: digitsUpTo(12), format: (value) => value };

/** Plain digits, at most so many (a count, a one-time code). */
export function digitsMask(max: number): Mask {
  return { parse: digitsUpTo(max), format: (value) => value };
}
