/** Credit insurance of mycar: the phone by which insurances are found. */
import type * as v from 'valibot';
import { field, fields, needed } from '../fields.ts';
import { mobile } from '../person-fields.ts';
import type { Examples } from '../kit.ts';

export const insuredPhoneForm = fields({ phone: field(needed(mobile, 'form.empty.phone')) });

export type InsuredPhoneValues = v.InferOutput<typeof insuredPhoneForm>;

export interface InsuredPhoneRaw {
  phone: string;
}

export const initial: InsuredPhoneRaw = { phone: '' };

export const examples: Examples<InsuredPhoneRaw> = {
  valid: [{ phone: '+7 (700) 000-00-01' }, { phone: '87000000003' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { phone: 'form.empty.phone' } },
    { name: 'half of it', raw: { phone: '+7 (700) 000' }, errors: { phone: 'form.phone' } },
  ],
};
