/** Credit insurance: how the insurer reaches the borrower. */
import type * as v from 'valibot';
import { andThen, field, fields, needed, optional, refuse, text, type Reader } from '../fields.ts';
import { mobile } from '../person-fields.ts';
import type { Examples } from '../kit.ts';

const EMAIL = /^[^\s@<>()",;:\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** A mail address as services take it; RFC 5321 without its rarities. */
const email: Reader<string> = (typed) =>
  andThen(text({ max: 254 })(typed), (value) => (EMAIL.test(value) ? { value } : refuse('form.email')));

export const insuredContactsForm = fields({ phone: field(needed(mobile, 'form.empty.phone')), email: optional(email) });

export type InsuredContactsValues = v.InferOutput<typeof insuredContactsForm>;

export interface InsuredContactsRaw {
  phone: string;
  email: string;
}

export const initial: InsuredContactsRaw = { phone: '', email: '' };

export const examples: Examples<InsuredContactsRaw> = {
  valid: [
    { phone: '+7 (700) 000-00-01', email: '' },
    { phone: '87000000003', email: 'saule@example.kz' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { phone: 'form.empty.phone' } },
    { name: 'a landline', raw: { phone: '+7 (727) 000-00-02', email: '' }, errors: { phone: 'form.mobile' } },
    {
      name: 'no domain',
      raw: { phone: '+7 (700) 000-00-01', email: 'saule@example' },
      errors: { email: 'form.email' },
    },
  ],
};
