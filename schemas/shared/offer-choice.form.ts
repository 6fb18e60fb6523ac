/** The insurer's offer that was chosen. */
import type * as v from 'valibot';
import { field, fields, pickedId } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const offerChoiceForm = fields({
  offerId: field(pickedId('form.choose.offer')),
  /** alias of its insurer */
  company: field(pickedId('form.choose.offer')),
});

export type OfferChoiceValues = v.InferOutput<typeof offerChoiceForm>;

export interface OfferChoiceRaw {
  offerId: string;
  company: string;
}

export const initial: OfferChoiceRaw = { offerId: '', company: '' };

export const examples: Examples<OfferChoiceRaw> = {
  valid: [
    { offerId: 'o-1', company: 'demo_qalqan' },
    { offerId: 'o-2', company: 'demo_sunqar' },
  ],
  invalid: [{ name: 'nothing', raw: initial, errors: { offerId: 'form.choose.offer', company: 'form.choose.offer' } }],
};
