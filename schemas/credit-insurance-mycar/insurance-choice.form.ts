/** The insurance that is meant among those of one phone. */
import type * as v from 'valibot';
import { field, fields, pickedId } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const insuranceChoiceForm = fields({ insuranceId: field(pickedId('form.choose.insurance')) });

export type InsuranceChoiceValues = v.InferOutput<typeof insuranceChoiceForm>;

export interface InsuranceChoiceRaw {
  insuranceId: string;
}

export const initial: InsuranceChoiceRaw = { insuranceId: '' };

export const examples: Examples<InsuranceChoiceRaw> = {
  valid: [{ insuranceId: 'ci-1' }, { insuranceId: 'ci-2' }],
  invalid: [{ name: 'nothing', raw: initial, errors: { insuranceId: 'form.choose.insurance' } }],
};
