/** What a bank may ask for later: a codeword, people to call, the number of children. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { contactRows, emptyContact, type ContactRow } from './contacts.form.ts';
import { childCount } from './family.form.ts';
import { field, fields, needed } from '../fields.ts';
import type { Examples } from '../kit.ts';
import { codeword } from './personal.form.ts';

/** `ownPhone` is the borrower's, 11 digits or ''. */
export const additionalForm = ({ ownPhone }: Pick<FormFacts, 'ownPhone'>) =>
  fields({ codeword: field(needed(codeword, 'form.empty.codeword')), contacts: contactRows(ownPhone), childCount });

export type AdditionalValues = v.InferOutput<ReturnType<typeof additionalForm>>;

export interface AdditionalRaw {
  codeword: string;
  contacts: ContactRow[];
  childCount: string;
}

export const initial: AdditionalRaw = { codeword: '', contacts: [emptyContact], childCount: '0' };

const friend: ContactRow = { type: 'colleague', relation: '', names: 'Тестова Сауле', phone: '+7 (705) 000-00-06' };

export const exampleContext = { ownPhone: '77000000001' };

/** The examples assume that the borrower's own phone is 77000000001. */
export const examples: Examples<AdditionalRaw> = {
  valid: [
    { codeword: 'Домбыра', contacts: [friend], childCount: '0' },
    { codeword: 'қобыз', contacts: [friend, { ...friend, type: 'sister', phone: '8 707 000 00 07' }], childCount: '3' },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, childCount: '' },
      errors: {
        codeword: 'form.empty.codeword',
        'contacts.0.type': 'form.choose.relation',
        'contacts.0.names': 'form.empty.names',
        'contacts.0.phone': 'form.empty.phone',
        childCount: 'form.empty.children',
      },
    },
    {
      name: "the borrower's own phone, a codeword with a space",
      raw: { codeword: 'моя домбыра', contacts: [{ ...friend, phone: '77000000001' }], childCount: '0' },
      errors: { codeword: 'form.codeword', 'contacts.0.phone': 'form.samePhone' },
    },
  ],
};
