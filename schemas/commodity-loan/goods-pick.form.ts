/** The offer for goods that is picked among those of the banks. */
import type * as v from 'valibot';
import { field, fields, pickedId } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const goodsPickForm = fields({ offerId: field(pickedId('form.choose.offer')) });

export type GoodsPickValues = v.InferOutput<typeof goodsPickForm>;

export interface GoodsPickRaw {
  offerId: string;
}

export const initial: GoodsPickRaw = { offerId: '' };

export const examples: Examples<GoodsPickRaw> = {
  valid: [{ offerId: 'o-1' }, { offerId: 'o-2' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { offerId: 'form.choose.offer' } },
    { name: 'not an id', raw: { offerId: 'o 1/../' }, errors: { offerId: 'form.choose.offer' } },
  ],
};
