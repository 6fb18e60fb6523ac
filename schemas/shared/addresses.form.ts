/** Questionnaire, step 6: where the borrower is registered and where he lives. `same` stands for the second one. */
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import {
  field,
  fields,
  flag,
  needed,
  optional,
  part,
  pickedId,
  type Reader,
  refuse,
  text,
  andThen,
  whole,
} from '../fields.ts';
import type { Examples } from '../kit.ts';

/** '12', '12а', '12/1', '12-14' */
const house: Reader<string> = (typed) =>
  andThen(text({ max: 10 })(typed), (value) =>
    /^\d{1,4}[\da-zа-яёәғқңөұүһі/-]{0,6}$/i.test(value) ? { value: value.toLowerCase() } : refuse('form.houseFormat'),
  );

/** One address; insurers and banks ask for the same. */
export const address = fields({
  /** id of a locality */
  locality: field(pickedId('form.choose.locality')),
  /** its name as it was shown when picked; not sent */
  localityName: optional(text({ max: 300 })),
  street: field(needed(text({ max: 100 }), 'form.empty.street')),
  house: field(needed(house, 'form.empty.house')),
  build: optional(text({ max: 10 })),
  apartment: optional(text({ max: 10 })),
});

const tidy = (typed: Readonly<Record<string, unknown>>) => ({
  ...typed,
  addressReg: part(typed['addressReg']),
  addressLive: typed['same'] === true ? null : part(typed['addressLive']),
});

export const addressesForm = v.pipe(
  whole<AddressesRaw, ReturnType<typeof tidy>>(tidy),
  fields({ addressReg: address, same: flag, addressLive: v.nullable(address) }),
  v.transform((values) => ({ ...values, addressLive: values.addressLive ?? values.addressReg })),
);

export type AddressesValues = v.InferOutput<typeof addressesForm>;

export interface AddressRaw {
  locality: string;
  localityName: string;
  street: string;
  house: string;
  build: string;
  apartment: string;
}

export interface AddressesRaw {
  addressReg: AddressRaw;
  same: boolean;
  addressLive: AddressRaw;
}

export const emptyAddress: AddressRaw = {
  locality: '',
  localityName: '',
  street: '',
  house: '',
  build: '',
  apartment: '',
};

export const initial: AddressesRaw = { addressReg: emptyAddress, same: true, addressLive: emptyAddress };

const almaty: AddressRaw = {
  locality: '75',
  localityName: 'г. Алматы',
  street: 'пр. Абая',
  house: '10',
  build: '',
  apartment: '5',
};
const astana: AddressRaw = {
  locality: '71',
  localityName: '',
  street: 'Мәңгілік Ел',
  house: '55/1А',
  build: '2',
  apartment: '',
};

const wrong = (name: string, change: Partial<AddressRaw>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...initial, addressReg: { ...almaty, ...change } },
  errors,
});

export const examples: Examples<AddressesRaw> = {
  valid: [
    { addressReg: almaty, same: true, addressLive: emptyAddress },
    { addressReg: almaty, same: false, addressLive: astana },
    // what was typed about the second address before the box was ticked is neither judged nor sent
    { addressReg: astana, same: true, addressLive: { ...emptyAddress, house: 'x' } },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: initial,
      errors: {
        'addressReg.locality': 'form.choose.locality',
        'addressReg.street': 'form.empty.street',
        'addressReg.house': 'form.empty.house',
      },
    },
    {
      name: 'living nowhere',
      raw: { addressReg: almaty, same: false, addressLive: emptyAddress },
      errors: {
        'addressLive.locality': 'form.choose.locality',
        'addressLive.street': 'form.empty.street',
        'addressLive.house': 'form.empty.house',
      },
    },
    wrong('a house without a number', { house: 'дом' }, { 'addressReg.house': 'form.houseFormat' }),
    wrong('a house too long', { house: '12345678901' }, { 'addressReg.house': 'form.tooLong' }),
    wrong('a flat too long', { apartment: '12345678901' }, { 'addressReg.apartment': 'form.tooLong' }),
  ],
};
