/** Car insurance: for whom. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { field, fields, needed } from '../fields.ts';
import { mobile } from '../person-fields.ts';
import type { Examples } from '../kit.ts';
import { adult } from './me.form.ts';

/** The policyholder: number, and the phone that the code goes to. */
export const insuredFields = (today: string) => ({
  personalNumber: field(needed(adult(today), 'form.empty.iin')),
  phone: field(needed(mobile, 'form.empty.phone')),
});

export const insuredForm = ({ today }: Pick<FormFacts, 'today'>) => fields(insuredFields(today));

export type InsuredValues = v.InferOutput<ReturnType<typeof insuredForm>>;

export interface InsuredRaw {
  personalNumber: string;
  phone: string;
}

export const initial: InsuredRaw = { personalNumber: '', phone: '' };

const aidos: InsuredRaw = { personalNumber: '900115399012', phone: '+7 (700) 000-00-01' };

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuredRaw> = {
  valid: [aidos, { personalNumber: '940229399119', phone: '8 700 000 00 03' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { personalNumber: 'form.empty.iin', phone: 'form.empty.phone' } },
    { name: 'a minor', raw: { ...aidos, personalNumber: '100101599130' }, errors: { personalNumber: 'form.adult' } },
    { name: 'a landline', raw: { ...aidos, phone: '+7 (727) 250-12-34' }, errors: { phone: 'form.mobile' } },
  ],
};
