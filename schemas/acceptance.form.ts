/** An agreement on show, read and accepted before it is signed. */
import type * as v from 'valibot';
import { fields, ticked } from './fields.ts';
import type { Examples } from './kit.ts';

export const acceptanceForm = fields({ accepted: ticked('form.accept') });

export type AcceptanceValues = v.InferOutput<typeof acceptanceForm>;

export interface AcceptanceRaw {
  accepted: boolean;
}

export const initial: AcceptanceRaw = { accepted: false };

export const examples: Examples<AcceptanceRaw> = {
  valid: [{ accepted: true }],
  invalid: [{ name: 'not accepted', raw: initial, errors: { accepted: 'form.accept' } }],
};
