/**
 * Steps of a car insurance that need no form: what a claim already holds, or what the services offer as prefill, as input
 * of the call that saves it. Null where something is missing that only the person can say. Loads no rules: flows import
 * it; whether a value is right, the service judges.
 */
import type { CallInput, InsuranceClaim } from '../../openapi/index.ts';
import { personalNumber as factsOf } from '../facts/iin.ts';
import type { InsuranceCheckValues } from './insurance-check.form.ts';
import type { InsuranceBeginValues } from './insurance-begin.form.ts';

type Customer = CallInput<'putCustomerDocument'>['body'];
type Car = CallInput<'putCarCharacteristics'>['body'];
type Contract = CallInput<'putCarContract'>['body'];
type Product = CallInput<'putInsuranceProduct'>['body'];
type Known = Readonly<Record<string, unknown>>;

const record = (value: unknown): Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Known) : {};
const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const has = (known: Known, ...fields: readonly string[]): boolean => fields.every((field) => isThere(known[field]));

const driversIn = (known: Known): readonly Known[] => {
  const drivers = known['drivers'];
  return Array.isArray(drivers) ? drivers.map(record) : [];
};

const isDriver = (driver: Known): boolean => has(driver, 'personalNumber', 'lastName', 'firstName', 'experienceYears');

/** Birth date and sex stand in the personal number. */
const personIn = (claim: InsuranceClaim): Known => {
  const { birthDate, gender } = factsOf(claim.personalNumber);
  const known = claim.prefill.customer;
  return {
    ...known,
    dateOfBirth: known['dateOfBirth'] ?? birthDate,
    gender: known['gender'] ?? gender,
    phone: known['phone'] ?? claim.phone,
  };
};

const isPerson = (known: Known): boolean =>
  has(known, 'lastName', 'firstName', 'dateOfBirth', 'gender', 'phone') &&
  has(record(known['document']), 'type', 'number', 'dateIssue', 'dateEnd', 'authority') &&
  has(record(known['address']), 'locality', 'street', 'house') &&
  driversIn(known).every(isDriver);

/** The policyholder is saved, or all but the years of driving is known. */
export const isCustomerKnown = (claim: InsuranceClaim): boolean => claim.customer !== null || isPerson(personIn(claim));

/** Nothing is known of who drives: whoever insures a car drives it, as a rule; since when, they say. */
export const asksExperience = (claim: InsuranceClaim): boolean =>
  claim.customer === null && isCustomerKnown(claim) && driversIn(claim.prefill.customer).length === 0;

/** The policyholder as the services know them. Ask only where `isCustomerKnown`. */
export const knownCustomer = (claim: InsuranceClaim, said: InsuranceCheckValues): Customer => {
  const known = personIn(claim);
  const { lastName, firstName } = known as Pick<Customer, 'lastName' | 'firstName'>;
  const policyholder = {
    personalNumber: claim.personalNumber,
    lastName,
    firstName,
    experienceYears: said.experienceYears ?? 0,
    isPrivileged: false,
  };
  const drivers = driversIn(known);
  return {
    ...known,
    personalNumber: claim.personalNumber,
    isResident: known['isResident'] !== false,
    drivers: drivers.length === 0 ? [policyholder] : drivers,
  } as Customer;
};

const isCar = (known: Known): boolean =>
  has(known, 'condition', 'type', 'markId', 'modelId', 'year', 'vin', 'engineType') &&
  has(known, 'engineVolume', 'enginePower', 'steering', 'colour') &&
  (known['condition'] === 'new' || has(known, 'plate', 'registrationNumber'));

export const isCarKnown = (claim: InsuranceClaim): boolean => claim.car !== null || isCar(claim.prefill.car);

/** The car as the services know it. Ask only where `isCarKnown`. */
export const knownCar = (claim: InsuranceClaim): Car =>
  ({ hasAntiTheft: false, hasGps: false, ...claim.prefill.car }) as Car;

/** What the car costs is said anew; the rest of the step stays as it was saved, else as it is known. */
export const checkedContract = (claim: InsuranceClaim, { price }: InsuranceCheckValues): Contract => {
  const known = record(claim.contract ?? claim.prefill.contract);
  return { isPledged: false, ...known, price };
};

/** What is insured, as it was chosen before. */
export const chosenKind = (claim: InsuranceClaim): InsuranceBeginValues['kind'] =>
  (claim.product?.kind ?? (claim.prefill.product['kind'] as Product['kind'] | undefined)) || 'casco';

/** Kind, first day and deductible are said anew; the rest stays as it was saved, else as it is known. */
export const checkedProduct = (claim: InsuranceClaim, said: InsuranceCheckValues): Product => {
  const usual: Pick<Product, 'territory' | 'termMonths' | 'instalments' | 'options'> = {
    territory: 'kz',
    termMonths: 12,
    instalments: 1,
    options: [],
  };
  return {
    ...usual,
    ...record(claim.product ?? claim.prefill.product),
    kind: said.kind,
    deductiblePercent: Number(said.deductiblePercent) as Product['deductiblePercent'],
    startDate: said.startDate,
  };
};
