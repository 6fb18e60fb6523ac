/** Car insurance: for whom. A dealer says, too, on whose behalf. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { field, fields, needed, optional, pickedId } from '../fields.ts';
import { mobile } from '../person-fields.ts';
import type { Examples } from '../kit.ts';
import { adult } from './me.form.ts';

export const insuredForm = ({ today }: Pick<FormFacts, 'today'>) =>
  fields({
    personalNumber: field(needed(adult(today))),
    phone: field(needed(mobile)),
    partnerId: optional(pickedId('form.partner')),
  });

export type InsuredValues = v.InferOutput<ReturnType<typeof insuredForm>>;

export interface InsuredRaw {
  personalNumber: string;
  phone: string;
  partnerId: string;
}

export const initial: InsuredRaw = { personalNumber: '', phone: '', partnerId: '' };

const aidos: InsuredRaw = { personalNumber: '900115399012', phone: '+7 (700) 000-00-01', partnerId: '' };

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuredRaw> = {
  valid: [aidos, { personalNumber: '940229399119', phone: '8 700 000 00 03', partnerId: 'p-1' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { personalNumber: 'form.required', phone: 'form.required' } },
    { name: 'a minor', raw: { ...aidos, personalNumber: '100101599130' }, errors: { personalNumber: 'form.adult' } },
    { name: 'a landline', raw: { ...aidos, phone: '+7 (727) 250-12-34' }, errors: { phone: 'form.mobile' } },
    { name: 'no id of a partner', raw: { ...aidos, partnerId: '../' }, errors: { partnerId: 'form.partner' } },
  ],
};
