/** A claim that is opened instead of the one that was being made. */
import type * as v from 'valibot';
import { field, fields, pickedId } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const openClaimForm = fields({ claimId: field(pickedId('form.choose.claim')) });

export type OpenClaimValues = v.InferOutput<typeof openClaimForm>;

export interface OpenClaimRaw {
  claimId: string;
}

export const initial: OpenClaimRaw = { claimId: '' };

export const examples: Examples<OpenClaimRaw> = {
  valid: [{ claimId: 'c-2' }, { claimId: '0b8d4f9e-6a31-4c0e-9b8a-0a4b1c2d3e4f' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { claimId: 'form.choose.claim' } },
    { name: 'no id', raw: { claimId: '../login' }, errors: { claimId: 'form.choose.claim' } },
  ],
};
