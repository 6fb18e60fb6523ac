/** The deductible that the offers on the table are asked for once more with. */
import type * as v from 'valibot';
import { choice, field, fields } from '../fields.ts';
import type { Examples } from '../kit.ts';
import { DEDUCTIBLE_CHOICES } from './insurance-product.form.ts';

export const deductibleChoiceForm = fields({
  deductiblePercent: field(choice(DEDUCTIBLE_CHOICES, 'form.choose.deductible')),
});

export type DeductibleChoiceValues = v.InferOutput<typeof deductibleChoiceForm>;

export interface DeductibleChoiceRaw {
  deductiblePercent: string;
}

export const initial: DeductibleChoiceRaw = { deductiblePercent: '' };

export const examples: Examples<DeductibleChoiceRaw> = {
  valid: [{ deductiblePercent: '2' }, { deductiblePercent: '0' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { deductiblePercent: 'form.choose.deductible' } },
    {
      name: 'one that nobody sells',
      raw: { deductiblePercent: '7' },
      errors: { deductiblePercent: 'form.choose.deductible' },
    },
  ],
};
