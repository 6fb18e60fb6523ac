/** The last four digits of the personal number: who opens a link that another device has opened before. */
import type * as v from 'valibot';
import { field, fields, needed } from '../fields.ts';
import { lastDigits } from '../person-fields.ts';
import type { Examples } from '../kit.ts';

export const digitsForm = fields({ lastDigits: field(needed(lastDigits, 'form.lastDigits')) });

export type DigitsValues = v.InferOutput<typeof digitsForm>;

export interface DigitsRaw {
  lastDigits: string;
}

export const initial: DigitsRaw = { lastDigits: '' };

export const examples: Examples<DigitsRaw> = {
  valid: [{ lastDigits: '9012' }, { lastDigits: ' 0 9 2 3 ' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { lastDigits: 'form.lastDigits' } },
    { name: 'three', raw: { lastDigits: '901' }, errors: { lastDigits: 'form.lastDigits' } },
    { name: 'the whole number', raw: { lastDigits: '900115399012' }, errors: { lastDigits: 'form.lastDigits' } },
    { name: 'letters', raw: { lastDigits: 'абвг' }, errors: { lastDigits: 'form.lastDigits' } },
  ],
};
