/** Car insurance: what is insured, which car, for whom. A dealer says, too, on whose behalf. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { choice, field, fields, flag, optional, pickedId } from '../fields.ts';
import { message, type Examples } from '../kit.ts';
import { PRODUCT_KINDS } from './insurance-product.form.ts';
import { readPlate } from './insured-car.form.ts';
import { insuredFields } from './insured.form.ts';

export const insuranceBeginForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    fields({
      kind: field(choice(PRODUCT_KINDS, 'form.choose.insurance')),
      /** A new car has none yet; who has it copied from an earlier claim need not type it. */
      plate: optional(readPlate),
      ...insuredFields(today),
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

export type InsuranceBeginValues = v.InferOutput<ReturnType<typeof insuranceBeginForm>>;

export interface InsuranceBeginRaw {
  kind: string;
  plate: string;
  personalNumber: string;
  phone: string;
  choosesPartner: boolean;
  partnerId: string;
}

export const initial: InsuranceBeginRaw = {
  kind: 'casco',
  plate: '',
  personalNumber: '',
  phone: '',
  choosesPartner: false,
  partnerId: '',
};

const aidos: InsuranceBeginRaw = {
  ...initial,
  plate: '101 ADF 02',
  personalNumber: '900115399012',
  phone: '+7 (700) 000-00-01',
};

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuranceBeginRaw> = {
  valid: [
    aidos,
    { ...aidos, kind: 'both', plate: '' },
    {
      kind: 'ogpo',
      plate: '237 blm 02',
      personalNumber: '940229399119',
      phone: '8 700 000 00 03',
      choosesPartner: true,
      partnerId: 'p-1',
    },
  ],
  invalid: [
    {
      name: 'nothing of a desk with several partners',
      raw: { ...initial, kind: '', choosesPartner: true },
      errors: {
        kind: 'form.choose.insurance',
        personalNumber: 'form.empty.iin',
        phone: 'form.empty.phone',
        partnerId: 'form.choose.partner',
      },
    },
    { name: 'nothing', raw: initial, errors: { personalNumber: 'form.empty.iin', phone: 'form.empty.phone' } },
    { name: 'a foreign plate', raw: { ...aidos, plate: 'А123ВС77' }, errors: { plate: 'form.plate' } },
    { name: 'a minor', raw: { ...aidos, personalNumber: '100101599130' }, errors: { personalNumber: 'form.adult' } },
    { name: 'no id of a partner', raw: { ...aidos, partnerId: '../' }, errors: { partnerId: 'form.choose.partner' } },
  ],
};
