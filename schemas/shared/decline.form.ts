/** Why a customer gives up a claim. */
import type * as v from 'valibot';
import { choice, field, fields } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const DECLINE_REASONS = ['changed_mind', 'other_bank', 'terms', 'car_sold', 'mistake', 'other'] as const;

export const declineForm = fields({ reason: field(choice(DECLINE_REASONS, 'form.choose.reason')) });

export type DeclineValues = v.InferOutput<typeof declineForm>;

export interface DeclineRaw {
  reason: string;
}

export const initial: DeclineRaw = { reason: '' };

export const examples: Examples<DeclineRaw> = {
  valid: [{ reason: 'changed_mind' }, { reason: 'other' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { reason: 'form.choose.reason' } },
    { name: 'an unknown reason', raw: { reason: 'because' }, errors: { reason: 'form.choose.reason' } },
  ],
};
