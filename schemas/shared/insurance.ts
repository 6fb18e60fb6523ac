/**
 * Between the steps of car insurance and the wire: what a form said as input of its call, what a claim holds (or offers as
 * prefill) as raw values of the form. Loads no rules: flows import it.
 */
import type { CallInput, InsuranceClaim } from '../../openapi/index.ts';
import { authorityName } from './borrower.ts';
import { authorityRaw } from './borrower.raw.ts';
import type { CarContractRaw, CarContractValues } from './car-contract.form.ts';
import type { DeductibleChoiceValues } from './deductible-choice.form.ts';
import type { DriverRow } from './drivers.ts';
import { showDate } from '../facts/date.ts';
import { personalNumber as factsOf } from '../facts/iin.ts';
import { groupDigits } from '../facts/money.ts';
import { showPhone } from '../facts/phone.ts';
import type { InsuranceProductRaw, InsuranceProductValues } from './insurance-product.form.ts';
import type { InsuredCarRaw, InsuredCarValues } from './insured-car.form.ts';
import type { InsuredCustomerRaw, InsuredCustomerValues } from './insured-customer.form.ts';

type Customer = CallInput<'putCustomerDocument'>['body'];
type Product = CallInput<'putInsuranceProduct'>['body'];

/* ---------- what was said, as input ---------- */

export const toCustomer = (values: InsuredCustomerValues, personalNumber: string): Customer => {
  const { lastName, firstName, patronymic, dateOfBirth, gender, phone, address, drivers } = values;
  const { type, number, dateIssue, dateEnd, residence } = values.document;
  return {
    personalNumber,
    lastName,
    firstName,
    patronymic,
    dateOfBirth,
    gender,
    phone,
    document: { type, number, dateIssue, dateEnd, authority: authorityName(values.document) },
    isResident: residence,
    address: {
      locality: address.locality,
      street: address.street,
      house: address.house,
      apartment: address.apartment,
    },
    drivers: drivers.map(({ isPolicyholder: _is, ...driver }) =>
      'personalNumber' in driver ? driver : { ...driver, personalNumber, lastName, firstName },
    ),
  };
};

export const toCar = (values: InsuredCarValues): CallInput<'putCarCharacteristics'>['body'] => ({ ...values });

export const toContract = (values: CarContractValues): CallInput<'putCarContract'>['body'] => ({ ...values });

export const toProduct = (values: InsuranceProductValues): Product => {
  const { kind, territory, termMonths, startDate, tow, replacement_car, no_police_call, dealer_repair } = values;
  const extras = { tow, replacement_car, no_police_call, dealer_repair };
  return {
    kind,
    territory,
    deductiblePercent: Number(values.deductiblePercent) as Product['deductiblePercent'],
    termMonths,
    startDate,
    instalments: Number(values.instalments) as Product['instalments'],
    options: (Object.keys(extras) as (keyof typeof extras)[]).filter((extra) => extras[extra]),
  };
};

/** All as it was wished for, with another deductible. */
export const withDeductible = (product: Product, { deductiblePercent }: DeductibleChoiceValues): Product => ({
  ...product,
  deductiblePercent: Number(deductiblePercent) as Product['deductiblePercent'],
});

/* ---------- what a claim holds, as raw values of the forms ---------- */

type Known = Readonly<Record<string, unknown>>;

const record = (value: unknown): Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Known) : {};
const words = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
const day = (value: unknown): string => (typeof value === 'string' ? showDate(value) : '');
const sum = (value: unknown): string => (typeof value === 'number' ? groupDigits(value) : '');
const phone = (value: unknown): string => (typeof value === 'string' && value !== '' ? showPhone(value) : '');

/** A step as it was saved, else what is known before it is. */
const stepOf = (claim: InsuranceClaim, step: 'customer' | 'car' | 'contract' | 'product'): Known =>
  record(claim[step] ?? claim.prefill[step]);

const driversOf = (known: Known, claim: InsuranceClaim): DriverRow[] => {
  const drivers = Array.isArray(known['drivers']) ? known['drivers'].map(record) : [];
  const isPolicyholder = (row: Known) => row['personalNumber'] === claim.personalNumber;
  // Whoever insures a car drives it, as a rule. They come first: the form asks it there.
  const rows = drivers.length === 0 ? [{ personalNumber: claim.personalNumber }] : drivers;
  return [...rows.filter(isPolicyholder), ...rows.filter((row) => !isPolicyholder(row))].map((row: Known) => ({
    isPolicyholder: isPolicyholder(row),
    personalNumber: isPolicyholder(row) ? '' : words(row['personalNumber']),
    lastName: isPolicyholder(row) ? '' : words(row['lastName']),
    firstName: isPolicyholder(row) ? '' : words(row['firstName']),
    experienceYears: words(row['experienceYears']),
    isPrivileged: row['isPrivileged'] === true,
  }));
};

/** Birth date and sex come from the personal number where nobody has said otherwise. */
export const customerRaw = (claim: InsuranceClaim): InsuredCustomerRaw => {
  const known = stepOf(claim, 'customer');
  const document = record(known['document']);
  const address = record(known['address']);
  const facts = factsOf(claim.personalNumber);
  return {
    lastName: words(known['lastName']),
    firstName: words(known['firstName']),
    patronymic: words(known['patronymic']),
    dateOfBirth: day(known['dateOfBirth'] ?? facts.birthDate),
    gender: words(known['gender'], facts.gender ?? ''),
    phone: phone(known['phone'] ?? claim.phone),
    document: {
      type: words(document['type'], 'id_card'),
      number: words(document['number']),
      dateIssue: day(document['dateIssue']),
      dateEnd: day(document['dateEnd']),
      ...authorityRaw(words(document['authority'])),
      residence: known['isResident'] !== false,
    },
    address: {
      locality: words(address['locality']),
      localityName: claim.localityName ?? '',
      street: words(address['street']),
      house: words(address['house']),
      build: '',
      apartment: words(address['apartment']),
    },
    drivers: driversOf(known, claim),
  };
};

export const carRaw = (claim: InsuranceClaim): InsuredCarRaw => {
  const known = stepOf(claim, 'car');
  return {
    // Nobody who has a plate begins without it: the car is new.
    condition: words(known['condition'], words(known['plate']) === '' ? 'new' : 'used'),
    type: words(known['type'], 'car'),
    markId: words(known['markId']),
    modelId: words(known['modelId']),
    year: words(known['year']),
    plate: words(known['plate']),
    vin: words(known['vin']),
    registrationNumber: words(known['registrationNumber']),
    engineType: words(known['engineType'], 'petrol'),
    engineVolume: words(known['engineVolume']),
    enginePower: words(known['enginePower']),
    steering: words(known['steering'], 'left'),
    colour: words(known['colour']),
    mileage: words(known['mileage']),
    hasAntiTheft: known['hasAntiTheft'] === true,
    hasGps: known['hasGps'] === true,
  };
};

export const contractRaw = (claim: InsuranceClaim): CarContractRaw => {
  const known = stepOf(claim, 'contract');
  // A salon that insures a car has sold it, as a rule.
  const salon = claim.contract === null && claim.partner?.kind === 'dealer' ? claim.partner.name : null;
  return {
    price: sum(known['price'] ?? claim.marketValue),
    contractNumber: words(known['contractNumber']),
    contractDate: day(known['contractDate']),
    sellerKind: words(known['sellerKind'], salon === null ? '' : 'dealer'),
    sellerName: words(known['sellerName'], salon ?? ''),
    isPledged: known['isPledged'] === true,
    beneficiary: words(known['beneficiary']),
    loanContractNumber: words(known['loanContractNumber']),
  };
};

export const productRaw = (claim: InsuranceClaim): InsuranceProductRaw => {
  const known = stepOf(claim, 'product');
  const options: readonly unknown[] = Array.isArray(known['options']) ? known['options'] : [];
  return {
    kind: words(known['kind'], 'casco'),
    territory: words(known['territory'], 'kz'),
    deductiblePercent: words(known['deductiblePercent'], '1'),
    termMonths: words(known['termMonths'], '12'),
    startDate: day(known['startDate']),
    instalments: words(known['instalments'], '1'),
    tow: options.includes('tow'),
    replacement_car: options.includes('replacement_car'),
    no_police_call: options.includes('no_police_call'),
    dealer_repair: options.includes('dealer_repair'),
  };
};
