/** Car insurance: for whom. A dealer says, too, on whose behalf. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { field, fields, flag, needed, optional, pickedId } from '../fields.ts';
import { mobile } from '../person-fields.ts';
import { message, type Examples } from '../kit.ts';
import { adult } from './me.form.ts';

export const insuredForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    fields({
      personalNumber: field(needed(adult(today), 'form.empty.iin')),
      phone: field(needed(mobile, 'form.empty.phone')),
      /** the employee of several partners says which */
      choosesPartner: flag,
      partnerId: optional(pickedId('form.choose.partner')),
    }),
    v.forward(
      v.partialCheck(
        [['choosesPartner'], ['partnerId']],
        ({ choosesPartner, partnerId }) => !choosesPartner || partnerId !== null,
        message('form.choose.partner'),
      ),
      ['partnerId'],
    ),
  );

export type InsuredValues = v.InferOutput<ReturnType<typeof insuredForm>>;

export interface InsuredRaw {
  personalNumber: string;
  phone: string;
  choosesPartner: boolean;
  partnerId: string;
}

export const initial: InsuredRaw = { personalNumber: '', phone: '', choosesPartner: false, partnerId: '' };

const aidos: InsuredRaw = { ...initial, personalNumber: '900115399012', phone: '+7 (700) 000-00-01' };

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuredRaw> = {
  valid: [aidos, { personalNumber: '940229399119', phone: '8 700 000 00 03', choosesPartner: true, partnerId: 'p-1' }],
  invalid: [
    {
      name: 'nothing of a desk with several partners',
      raw: { ...initial, choosesPartner: true },
      errors: { personalNumber: 'form.empty.iin', phone: 'form.empty.phone', partnerId: 'form.choose.partner' },
    },
    { name: 'nothing', raw: initial, errors: { personalNumber: 'form.empty.iin', phone: 'form.empty.phone' } },
    { name: 'a minor', raw: { ...aidos, personalNumber: '100101599130' }, errors: { personalNumber: 'form.adult' } },
    { name: 'a landline', raw: { ...aidos, phone: '+7 (727) 250-12-34' }, errors: { phone: 'form.mobile' } },
    { name: 'no id of a partner', raw: { ...aidos, partnerId: '../' }, errors: { partnerId: 'form.choose.partner' } },
  ],
};
