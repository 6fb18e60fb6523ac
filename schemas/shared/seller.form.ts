/** The private person who sells the car. That it is not the buyer is checked where the buyer speaks (`me.form.ts`). */
import type * as v from 'valibot';
import { field, fields, needed, optional } from '../fields.ts';
import { iin, mobile, name } from '../person-fields.ts';
import type { Examples } from '../kit.ts';

export const sellerForm = fields({
  name: field(needed(name(100), 'form.empty.sellerName')),
  phone: field(needed(mobile, 'form.empty.sellerPhone')),
  personalNumber: optional(iin),
});

export type SellerValues = v.InferOutput<typeof sellerForm>;

export interface SellerRaw {
  name: string;
  phone: string;
  personalNumber: string;
}

export const initial: SellerRaw = { name: '', phone: '', personalNumber: '' };

const seller: SellerRaw = { name: 'Ерлан', phone: '+7 (701) 000-00-11', personalNumber: '' };

export const examples: Examples<SellerRaw> = {
  valid: [seller, { name: 'салтанат әлиева', phone: '8 701 000 00 17', personalNumber: '851231456780' }],
  invalid: [
    { name: 'nothing', raw: initial, errors: { name: 'form.empty.sellerName', phone: 'form.empty.sellerPhone' } },
    { name: 'a landline', raw: { ...seller, phone: '+7 (727) 250-12-34' }, errors: { phone: 'form.mobile' } },
    { name: 'half a phone', raw: { ...seller, phone: '+7 (701) 000' }, errors: { phone: 'form.phone' } },
    { name: 'digits in the name', raw: { ...seller, name: 'Ерлан 7' }, errors: { name: 'form.onlyLetters' } },
    {
      name: 'wrong number',
      raw: { ...seller, personalNumber: '851231456781' },
      errors: { personalNumber: 'form.iin' },
    },
    {
      name: 'half a number',
      raw: { ...seller, personalNumber: '8512314567' },
      errors: { personalNumber: 'form.iinLength' },
    },
  ],
};
