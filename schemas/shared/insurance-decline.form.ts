/** Why a car insurance is given up. */
import type * as v from 'valibot';
import { choice, field, fields, optional, text } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const INSURANCE_DECLINE_REASONS = ['expensive', 'other_insurer', 'car_sold', 'changed_mind', 'other'] as const;

export const insuranceDeclineForm = fields({
  reason: field(choice(INSURANCE_DECLINE_REASONS, 'form.choose.reason')),
  comment: optional(text({ max: 500 })),
});

export type InsuranceDeclineValues = v.InferOutput<typeof insuranceDeclineForm>;

export interface InsuranceDeclineRaw {
  reason: string;
  comment: string;
}

export const initial: InsuranceDeclineRaw = { reason: '', comment: '' };

export const examples: Examples<InsuranceDeclineRaw> = {
  valid: [
    { reason: 'expensive', comment: '' },
    { reason: 'other', comment: 'Нашёл дешевле' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { reason: 'form.choose.reason' } },
    { name: 'a long story', raw: { reason: 'other', comment: 'а'.repeat(501) }, errors: { comment: 'form.tooLong' } },
  ],
};
