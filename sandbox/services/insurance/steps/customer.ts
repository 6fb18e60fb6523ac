import type { CallInput, InsuredCustomer } from '../../../../openapi/index.ts';
import { addYears, age } from '../../../../schemas/facts/date.ts';
import { documentNumberPattern } from '../../../../schemas/facts/document-number.ts';
import { personalNumber as factsOf } from '../../../../schemas/facts/iin.ts';
import { bonusClassOf } from '../../../data/esbd.ts';
import { fieldTexts } from '../../../data/claim.ts';
import { insuranceFieldTexts } from '../../../data/insurance.ts';
import { placeOf, type Place } from '../../../data/localities.ts';
import { createReader, type Reader } from '../../claim/checks.ts';
import { collectProblems, type Problems } from '../../claim/problems.ts';
import type { InsuranceRecord } from '../records.ts';

type Input = CallInput<'putCustomerDocument'>['body'];
type Driver = InsuredCustomer['drivers'][number];

const DOCUMENT_AGE = 16;
const DRIVING_AGE = 18;
const OLDEST = '1900-01-01';
const HOUSE = /^[0-9]{1,4}[0-9a-zа-яәғқңөұүһі/-]{0,6}$/i;

/** Where the tariff counts the car: region by its code, and whether it is a city of the republic or of a region. */
const tariffPlaceOf = (localityId: string): { region: string; isCity: boolean } | null => {
  let place: Place | null = placeOf(localityId);
  let isCity = false;
  while (place !== null && place.type !== 'country') {
    isCity ||= place.type === 'city' || place.type === 'republican_city';
    const above: Place | null = place.parent === null ? null : placeOf(place.parent);
    if (above === null || above.type === 'country') return { region: place.id, isCity };
    place = above;
  }
  return null;
};

/** Full years by the personal number; null when it tells no birth date (a foreigner's). */
const ageOf = (personalNumber: string, today: string): number | null => {
  const { birthDate } = factsOf(personalNumber);
  return birthDate === undefined ? null : age(birthDate, today);
};

const readDriver = (
  read: Reader,
  problems: Problems,
  input: Input['drivers'][number],
  at: number,
  today: string,
): Driver => {
  const loc = (field: string): (string | number)[] => ['drivers', at, field];
  const facts = factsOf(input.personalNumber);
  if (!facts.valid) problems.add(loc('personalNumber'), fieldTexts.personalNumber);
  const personalNumber = facts.digits ?? '';
  const years = facts.valid ? ageOf(personalNumber, today) : null;
  if (years !== null && years < DRIVING_AGE) problems.add(loc('personalNumber'), insuranceFieldTexts.adult, 'minor');
  // Without a birth date in the number only common sense limits the experience.
  read.integer(
    input.experienceYears,
    loc('experienceYears'),
    0,
    years === null ? 60 : Math.max(0, years - DRIVING_AGE),
    insuranceFieldTexts.experience,
  );
  return {
    personalNumber,
    lastName: read.name(input.lastName, loc('lastName')) ?? '',
    firstName: read.name(input.firstName, loc('firstName')) ?? '',
    experienceYears: input.experienceYears,
    isPrivileged: input.isPrivileged ?? false,
    age: years ?? DRIVING_AGE + input.experienceYears,
    bonusClass: facts.valid ? bonusClassOf(personalNumber) : null,
  };
};

const readDocument = (
  read: Reader,
  problems: Problems,
  { type, number, dateIssue, dateEnd, authority }: Input['document'],
  born: string,
  today: string,
): InsuredCustomer['document'] => {
  const loc = (field: string): string[] => ['document', field];
  const capitals = number.replace(/\s/g, '').toUpperCase();
  const earliest = addYears(born, DOCUMENT_AGE);
  const end = read.date(dateEnd, loc('dateEnd'), () => true);
  if (end && end <= today) problems.add(loc('dateEnd'), fieldTexts.expiredDocument, 'expired');
  return {
    type,
    number: read.pattern(capitals, loc('number'), documentNumberPattern(type), fieldTexts.documentNumber) ?? '',
    dateIssue: read.date(dateIssue, loc('dateIssue'), (date) => date <= today && date >= earliest) ?? '',
    dateEnd: end ?? '',
    authority: read.text(authority, loc('authority'), 100, 2) ?? '',
  };
};

/** Reads the step «who is insured and who drives»; throws 422 with every wrong field. */
export const readCustomer = (input: Input, claim: InsuranceRecord, today: string): InsuredCustomer => {
  const problems = collectProblems('body');
  const read = createReader(problems);
  const facts = factsOf(input.personalNumber);
  if (!facts.valid) problems.add(['personalNumber'], fieldTexts.personalNumber);
  else if (facts.digits !== claim.personalNumber)
    problems.add(['personalNumber'], insuranceFieldTexts.otherPerson, 'other_person');
  const born = read.date(input.dateOfBirth, ['dateOfBirth'], (date) => date >= OLDEST && date < today) ?? '';
  if (born && age(born, today) < DRIVING_AGE) problems.add(['dateOfBirth'], insuranceFieldTexts.adult, 'minor');
  const place = tariffPlaceOf(input.address.locality);
  if (place === null) problems.add(['address', 'locality'], fieldTexts.locality);
  const drivers = input.drivers.map((driver, at) => readDriver(read, problems, driver, at, today));
  drivers.forEach(({ personalNumber }, at) => {
    if (personalNumber !== '' && drivers.findIndex((one) => one.personalNumber === personalNumber) < at)
      problems.add(['drivers', at, 'personalNumber'], insuranceFieldTexts.driverTwice, 'twice');
  });
  const { address } = input;
  const customer: InsuredCustomer = {
    personalNumber: claim.personalNumber,
    lastName: read.name(input.lastName, ['lastName']) ?? '',
    firstName: read.name(input.firstName, ['firstName']) ?? '',
    patronymic: read.name(input.patronymic, ['patronymic']) ?? null,
    dateOfBirth: born,
    gender: input.gender,
    phone: read.mobile(input.phone, ['phone']) ?? '',
    document: readDocument(read, problems, input.document, born || OLDEST, today),
    isResident: input.isResident,
    address: {
      locality: address.locality,
      street: read.text(address.street, ['address', 'street'], 100) ?? '',
      house: read.pattern(address.house, ['address', 'house'], HOUSE, fieldTexts.house) ?? '',
      apartment: read.text(address.apartment, ['address', 'apartment'], 10) ?? null,
    },
    region: place?.region ?? '',
    isCity: place?.isCity ?? false,
    drivers,
  };
  problems.refuseIfAny();
  return customer;
};
