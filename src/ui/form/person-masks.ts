import { dateDigits, formatDateDigits } from '../../../schemas/facts/date.ts';
import { formatPhone, nsn } from '../../../schemas/facts/phone.ts';
import type { Mask } from './caret.ts';
import { digitsUpTo } from './masks.ts';

/** '+7 (701) 234-55-67'; a Kazakh number begins with 7 itself, which is why ready masks eat it. */
export const phoneMask: Mask = {
  parse: nsn,
  format: formatPhone,
  max: 10,
  fits: (national) => national.startsWith('7'),
};

/** DD/MM/YYYY; 31/02/2026 stays as typed. */
export const dateMask: Mask = { parse: dateDigits, format: formatDateDigits, parseDeleted: digitsUpTo(8) };

/** A personal number: twelve digits without separators. */
export const personalNumberMask: Mask = { parse: digitsUpTo(12), format: (value) => value };
