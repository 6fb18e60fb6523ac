/** The end of the questionnaire: deposit and application. Terms never change in place: they are looked at and confirmed with the data. */
import type * as v from 'valibot';
import { fields, ticked } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const applicationForm = fields({ termsConfirmed: ticked('form.confirmTerms') });

export type ApplicationValues = v.InferOutput<typeof applicationForm>;

export interface ApplicationRaw {
  termsConfirmed: boolean;
}

export const initial: ApplicationRaw = { termsConfirmed: false };

export const examples: Examples<ApplicationRaw> = {
  valid: [{ termsConfirmed: true }],
  invalid: [{ name: 'not confirmed', raw: initial, errors: { termsConfirmed: 'form.confirmTerms' } }],
};
