/** Car insurance, step 1: the policyholder, the document, the address that decides the tariff, the drivers. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { address, emptyAddress, type AddressRaw } from './addresses.form.ts';
import { documentFields, initial as emptyDocument, tidyDocument, type DocumentRaw } from './document.form.ts';
import { driverRows, DRIVING_AGE, emptyDriver, type DriverRow } from './drivers.ts';
import { age } from '../facts/date.ts';
import { choice, field, fields, needed, optional, part, whole } from '../fields.ts';
import { date, mobile, name } from '../person-fields.ts';
import { message, type Examples } from '../kit.ts';

const OLDEST = '1900-01-01';

type Typed = Readonly<Record<string, unknown>>;

const tidy = (typed: Typed): Typed => ({
  ...typed,
  document: tidyDocument(typed),
  address: part(typed['address']),
});

export const insuredCustomerForm = (facts: Pick<FormFacts, 'today' | 'policyholderNumber'>) => {
  const { today } = facts;
  return v.pipe(
    whole<InsuredCustomerRaw, Typed>(tidy),
    fields({
      lastName: field(needed(name(), 'form.empty.lastName')),
      firstName: field(needed(name(), 'form.empty.firstName')),
      patronymic: optional(name()),
      dateOfBirth: field(needed(date, 'form.empty.birthDate')),
      gender: field(choice(['male', 'female'], 'form.choose.gender')),
      phone: field(needed(mobile, 'form.empty.phone')),
      document: documentFields(today),
      address,
      drivers: driverRows(facts),
    }),
    v.forward(
      v.partialCheck(
        [['dateOfBirth']],
        ({ dateOfBirth }) => dateOfBirth >= OLDEST && dateOfBirth < today,
        message('form.birthDate'),
      ),
      ['dateOfBirth'],
    ),
    v.forward(
      v.partialCheck(
        [['dateOfBirth']],
        ({ dateOfBirth }) => dateOfBirth >= today || age(dateOfBirth, today) >= DRIVING_AGE,
        message('form.adult', { x: DRIVING_AGE }),
      ),
      ['dateOfBirth'],
    ),
  );
};

export type InsuredCustomerValues = v.InferOutput<ReturnType<typeof insuredCustomerForm>>;

export interface InsuredCustomerRaw extends DocumentRaw {
  lastName: string;
  firstName: string;
  patronymic: string;
  dateOfBirth: string;
  gender: string;
  phone: string;
  address: AddressRaw;
  drivers: DriverRow[];
}

export const initial: InsuredCustomerRaw = {
  lastName: '',
  firstName: '',
  patronymic: '',
  dateOfBirth: '',
  gender: '',
  phone: '',
  ...emptyDocument,
  address: emptyAddress,
  drivers: [emptyDriver],
};

const driver: DriverRow = { ...emptyDriver, isPolicyholder: true, experienceYears: '5' };
const aidos: InsuredCustomerRaw = {
  lastName: 'Демеу',
  firstName: 'Айдос',
  patronymic: 'Сынақұлы',
  dateOfBirth: '15/01/1990',
  gender: 'male',
  phone: '+7 (700) 000-00-01',
  document: { ...emptyDocument.document, number: '012345678', dateIssue: '11/03/2020', dateEnd: '10/03/2030' },
  address: {
    locality: '75-d2',
    localityName: 'Алмалинский район',
    street: 'пр. Абая',
    house: '10',
    build: '',
    apartment: '5',
  },
  drivers: [driver],
};
const wife: DriverRow = {
  isPolicyholder: false,
  personalNumber: '940229399119',
  lastName: 'Демеу',
  firstName: 'Тестбек',
  experienceYears: '3',
  isPrivileged: false,
};

const wrong = (name_: string, change: Partial<InsuredCustomerRaw>, errors: Readonly<Record<string, TextId>>) => ({
  name: name_,
  raw: { ...aidos, ...change },
  errors,
});

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuredCustomerRaw> = {
  valid: [aidos, { ...aidos, patronymic: '', drivers: [driver, { ...wife, isPrivileged: true }] }],
  invalid: [
    {
      name: 'nothing',
      raw: initial,
      errors: {
        lastName: 'form.empty.lastName',
        firstName: 'form.empty.firstName',
        dateOfBirth: 'form.empty.birthDate',
        gender: 'form.choose.gender',
        phone: 'form.empty.phone',
        'document.number': 'form.empty.documentNumber',
        'document.dateIssue': 'form.empty.issued',
        'document.dateEnd': 'form.empty.expires',
        'address.locality': 'form.choose.locality',
        'address.street': 'form.empty.street',
        'address.house': 'form.empty.house',
        'drivers.0.personalNumber': 'form.empty.iin',
        'drivers.0.lastName': 'form.empty.lastName',
        'drivers.0.firstName': 'form.empty.firstName',
        'drivers.0.experienceYears': 'form.empty.drivingYears',
      },
    },
    wrong('born tomorrow', { dateOfBirth: '02/02/2026' }, { dateOfBirth: 'form.birthDate' }),
    wrong('a minor', { dateOfBirth: '02/02/2008' }, { dateOfBirth: 'form.adult' }),
    wrong(
      'an expired document',
      { document: { ...aidos.document, dateEnd: '01/02/2026' } },
      { 'document.dateEnd': 'form.docExpired' },
    ),
    wrong('nobody drives', { drivers: [] }, { drivers: 'form.driversMin' }),
    wrong(
      'more experience than years of driving',
      { drivers: [{ ...wife, personalNumber: '950707399034', experienceYears: '13' }] },
      { 'drivers.0.experienceYears': 'form.drivingYears' },
    ),
    wrong('one driver twice', { drivers: [wife, wife] }, { 'drivers.1.personalNumber': 'form.driverTwice' }),
    wrong(
      'a child drives',
      { drivers: [{ ...wife, personalNumber: '100101599130', experienceYears: '0' }] },
      { 'drivers.0.personalNumber': 'form.adultDriver' },
    ),
    wrong(
      'six drivers',
      { drivers: Array.from({ length: 6 }, () => wife) },
      {
        drivers: 'form.driversMax',
        'drivers.1.personalNumber': 'form.driverTwice',
        'drivers.2.personalNumber': 'form.driverTwice',
        'drivers.3.personalNumber': 'form.driverTwice',
        'drivers.4.personalNumber': 'form.driverTwice',
        'drivers.5.personalNumber': 'form.driverTwice',
      },
    ),
  ],
};
