/** A step of a private sale that its buyer has made. */
import type * as v from 'valibot';
import { choice, field, fields } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const dealStepForm = fields({ step: field(choice(['contract', 'registration'], 'form.choose')) });

export type DealStepValues = v.InferOutput<typeof dealStepForm>;

export interface DealStepRaw {
  step: string;
}

export const initial: DealStepRaw = { step: '' };

export const examples: Examples<DealStepRaw> = {
  valid: [{ step: 'contract' }, { step: 'registration' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { step: 'form.choose' } },
    { name: 'a step of the bank', raw: { step: 'pledge' }, errors: { step: 'form.choose' } },
  ],
};
