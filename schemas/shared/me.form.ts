/** The customer: who signs and to which phone the codes go. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { age } from '../facts/date.ts';
import { personalNumber } from '../facts/iin.ts';
import { field, fields, needed, optional, andThen, refuse, type Reader } from '../fields.ts';
import { iin, mobile, name, otherThan } from '../person-fields.ts';
import type { Examples } from '../kit.ts';

/** Of age by law; banks may want more. */
export const ADULT = 18;

/** Nobody sells a car to himself. */
type MeFacts = Pick<FormFacts, 'today' | 'sellerPhone' | 'sellerPersonalNumber'>;

/** A personal number of somebody of age on `today`. */
export const adult =
  (today: string): Reader<string> =>
  (typed) =>
    andThen(iin(typed), (digits) => {
      const { birthDate } = personalNumber(digits);
      return birthDate !== undefined && age(birthDate, today) < ADULT
        ? refuse('form.adult', { x: ADULT })
        : { value: digits };
    });

export const meForm = ({ today, sellerPhone, sellerPersonalNumber }: MeFacts) =>
  fields({
    personalNumber: field(
      needed(otherThan(adult(today), sellerPersonalNumber ?? '', 'form.sellerIin'), 'form.empty.iin'),
    ),
    phone: field(needed(otherThan(mobile, sellerPhone, 'form.sellerPhone'), 'form.empty.phone')),
    lastName: field(needed(name(), 'form.empty.lastName')),
    firstName: field(needed(name(), 'form.empty.firstName')),
    patronymic: optional(name()),
  });

export type MeValues = v.InferOutput<ReturnType<typeof meForm>>;

export interface MeRaw {
  personalNumber: string;
  phone: string;
  lastName: string;
  firstName: string;
  patronymic: string;
}

export const initial: MeRaw = { personalNumber: '', phone: '', lastName: '', firstName: '', patronymic: '' };

const me: MeRaw = {
  personalNumber: '900115399012',
  phone: '+7 (700) 000-00-01',
  lastName: 'Демеу',
  firstName: 'Айдос',
  patronymic: '',
};

/** Examples are dated 2026-02-01; the seller's phone is 77010000011. */
export const exampleContext: MeFacts = {
  today: '2026-02-01',
  sellerPhone: '77010000011',
  sellerPersonalNumber: '851231456780',
};

export const examples: Examples<MeRaw> = {
  valid: [
    me,
    { ...me, personalNumber: '940229399119', phone: '8 700 000 00 03' },
    {
      ...me,
      personalNumber: '000229699201',
      phone: '77000000002',
      lastName: 'әбілқайырова',
      firstName: 'айгүл',
      patronymic: 'серікқызы',
    },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: initial,
      errors: {
        personalNumber: 'form.empty.iin',
        phone: 'form.empty.phone',
        lastName: 'form.empty.lastName',
        firstName: 'form.empty.firstName',
      },
    },
    {
      name: 'wrong check digit',
      raw: { ...me, personalNumber: '900115399013' },
      errors: { personalNumber: 'form.iin' },
    },
    { name: 'all zeros', raw: { ...me, personalNumber: '000000000000' }, errors: { personalNumber: 'form.iin' } },
    {
      name: 'eleven digits',
      raw: { ...me, personalNumber: '90011539901' },
      errors: { personalNumber: 'form.iinLength' },
    },
    {
      name: "a company's number",
      raw: { ...me, personalNumber: '190340001233' },
      errors: { personalNumber: 'form.iinBusiness' },
    },
    { name: 'a minor', raw: { ...me, personalNumber: '100101599130' }, errors: { personalNumber: 'form.adult' } },
    { name: 'a Russian phone', raw: { ...me, phone: '+7 916 123-45-67' }, errors: { phone: 'form.phone' } },
    { name: 'a landline', raw: { ...me, phone: '+7 (727) 250-12-34' }, errors: { phone: 'form.mobile' } },
    { name: "the seller's phone", raw: { ...me, phone: '+7 (701) 000-00-11' }, errors: { phone: 'form.sellerPhone' } },
    {
      name: "the seller's number",
      raw: { ...me, personalNumber: '851231456780' },
      errors: { personalNumber: 'form.sellerIin' },
    },
    {
      name: 'a name with digits, another too long',
      raw: { ...me, lastName: 'Демеу2', firstName: 'А'.repeat(51) },
      errors: { lastName: 'form.onlyLetters', firstName: 'form.tooLong' },
    },
  ],
};
