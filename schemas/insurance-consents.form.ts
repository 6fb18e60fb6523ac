/** Consents of an application for the insurance of a credit; all of them are mandatory. */
import type * as v from 'valibot';
import { fields, ticked } from './fields.ts';
import type { Examples } from './kit.ts';

export const INSURANCE_CONSENTS = ['application', 'rules', 'data_transfer'] as const;

export const insuranceConsentsForm = fields({
  application: ticked('form.consent'),
  rules: ticked('form.consent'),
  data_transfer: ticked('form.consent'),
});

export type InsuranceConsentsValues = v.InferOutput<typeof insuranceConsentsForm>;

export type InsuranceConsentsRaw = Record<(typeof INSURANCE_CONSENTS)[number], boolean>;

export const initial: InsuranceConsentsRaw = { application: false, rules: false, data_transfer: false };

export const examples: Examples<InsuranceConsentsRaw> = {
  valid: [{ application: true, rules: true, data_transfer: true }],
  invalid: [
    {
      name: 'none',
      raw: initial,
      errors: { application: 'form.consent', rules: 'form.consent', data_transfer: 'form.consent' },
    },
    {
      name: 'all but one',
      raw: { application: true, rules: true, data_transfer: false },
      errors: { data_transfer: 'form.consent' },
    },
  ],
};
