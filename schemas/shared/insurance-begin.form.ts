/** Car insurance: what is insured, which car, for whom. A dealer says, too, on whose behalf. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import { choice, field, fields, flag, optional, pickedId, whole } from '../fields.ts';
import { message, type Examples } from '../kit.ts';
import { PRODUCT_KINDS } from './insurance-product.form.ts';
import { readPlate } from './insured-car.form.ts';
import { insuredFields } from './insured.form.ts';

type Typed = Readonly<Record<string, unknown>>;

/** A plate that was typed before it was said that there is none is neither judged nor sent. */
const tidy = (typed: Typed): Typed => ({ ...typed, ...(typed['withoutPlate'] === true ? { plate: '' } : {}) });

export const insuranceBeginForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    whole<InsuranceBeginRaw, Typed>(tidy),
    fields({
      kind: field(choice(PRODUCT_KINDS, 'form.choose.insurance')),
      plate: optional(readPlate),
      /** A new car has none yet: that is said, so that nobody leaves the plate out unawares. */
      withoutPlate: flag,
      ...insuredFields(today),
      /** the employee of several partners says which */
      choosesPartner: flag,
      partnerId: optional(pickedId('form.choose.partner')),
    }),
    v.forward(
      v.partialCheck(
        [['withoutPlate'], ['plate']],
        ({ withoutPlate, plate }) => withoutPlate || plate !== null,
        message('form.empty.plateOrNone'),
      ),
      ['plate'],
    ),
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
  withoutPlate: boolean;
  personalNumber: string;
  phone: string;
  choosesPartner: boolean;
  partnerId: string;
}

export const initial: InsuranceBeginRaw = {
  kind: 'casco',
  plate: '',
  withoutPlate: false,
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
    { ...aidos, kind: 'both', plate: '', withoutPlate: true },
    // what was typed before the box was ticked is neither judged nor sent
    { ...aidos, plate: 'А123', withoutPlate: true },
    {
      kind: 'ogpo',
      plate: '237 blm 02',
      withoutPlate: false,
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
        plate: 'form.empty.plateOrNone',
        personalNumber: 'form.empty.iin',
        phone: 'form.empty.phone',
        partnerId: 'form.choose.partner',
      },
    },
    {
      name: 'nothing',
      raw: initial,
      errors: { plate: 'form.empty.plateOrNone', personalNumber: 'form.empty.iin', phone: 'form.empty.phone' },
    },
    { name: 'a foreign plate', raw: { ...aidos, plate: 'А123ВС77' }, errors: { plate: 'form.plate' } },
    { name: 'a minor', raw: { ...aidos, personalNumber: '100101599130' }, errors: { personalNumber: 'form.adult' } },
    { name: 'no id of a partner', raw: { ...aidos, partnerId: '../' }, errors: { partnerId: 'form.choose.partner' } },
  ],
};
