/** Who drives the insured car: one to five people. The policyholder need not be among them, and is not typed twice. */
import * as v from 'valibot';
import { age } from '../facts/date.ts';
import { personalNumber } from '../facts/iin.ts';
import type { FormFacts } from '../form-facts.ts';
import { field, fields, flag, integer, needed, part } from '../fields.ts';
import { iin, name } from '../person-fields.ts';
import { message } from '../kit.ts';

export const MAX_DRIVERS = 5;
/** Nobody drives before. */
export const DRIVING_AGE = 18;
/** Common sense limits the experience where a number tells no birth date. */
const MAX_EXPERIENCE = 60;

const habits = {
  experienceYears: field(needed(integer(0, MAX_EXPERIENCE), 'form.empty.drivingYears')),
  /** pensioner, veteran, person with a disability */
  isPrivileged: flag,
};
/** Number and names stand above, with the policyholder. */
const policyholder = fields({ isPolicyholder: v.literal(true), ...habits });
const other = fields({
  isPolicyholder: v.pipe(
    flag,
    v.transform((): false => false),
  ),
  personalNumber: field(needed(iin, 'form.empty.iin')),
  lastName: field(needed(name(), 'form.empty.lastName')),
  firstName: field(needed(name(), 'form.empty.firstName')),
  ...habits,
});
type Driver = v.InferOutput<typeof policyholder> | v.InferOutput<typeof other>;

const yearsOf = (number: string, today: string): number | null => {
  const { birthDate } = personalNumber(number);
  return birthDate === undefined ? null : age(birthDate, today);
};

/** For how many full years the person of this number can have driven. */
export const mostExperience = (number: string, today: string): number => {
  const years = yearsOf(number, today);
  return years === null ? MAX_EXPERIENCE : Math.max(0, years - DRIVING_AGE);
};

type Facts = Pick<FormFacts, 'today' | 'policyholderNumber'>;

/** What is wrong with a driver as a whole: field and message. */
const faultOf = (
  driver: Driver,
  at: number,
  all: readonly Driver[],
  { today, policyholderNumber }: Facts,
): ['personalNumber' | 'experienceYears', string] | null => {
  const numberOf = (one: Driver) => (one.isPolicyholder ? policyholderNumber : one.personalNumber);
  const number = numberOf(driver);
  const years = yearsOf(number, today);
  // Their own age is judged at their birth date.
  if (!driver.isPolicyholder) {
    if (years !== null && years < DRIVING_AGE)
      return ['personalNumber', message('form.adultDriver', { x: DRIVING_AGE })];
    if (all.findIndex((one) => numberOf(one) === number) < at) return ['personalNumber', message('form.driverTwice')];
  }
  const most = mostExperience(number, today);
  return driver.experienceYears > most ? ['experienceYears', message('form.drivingYears', { n: most })] : null;
};

export const driverRows = (facts: Facts) =>
  v.nullish(
    v.pipe(
      v.array(
        v.lazy((row) => (part(row)['isPolicyholder'] === true ? policyholder : other)),
        message('form.driversMin'),
      ),
      v.minLength(1, message('form.driversMin')),
      v.maxLength(MAX_DRIVERS, message('form.driversMax', { n: MAX_DRIVERS })),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const [key, row] of input.entries()) {
          const fault = faultOf(row, key, input, facts);
          if (fault === null) continue;
          const [name_, words] = fault;
          addIssue({
            message: words,
            path: [
              { type: 'array', origin: 'value', input, key, value: row },
              { type: 'object', origin: 'value', input: { ...row }, key: name_, value: undefined },
            ],
          });
        }
      }),
    ),
    [],
  );

export interface DriverRow {
  /** The policyholder drives: number and names below are not asked. */
  isPolicyholder: boolean;
  personalNumber: string;
  lastName: string;
  firstName: string;
  experienceYears: string;
  isPrivileged: boolean;
}

/** An empty row: what "add a driver" adds. */
export const emptyDriver: DriverRow = {
  isPolicyholder: false,
  personalNumber: '',
  lastName: '',
  firstName: '',
  experienceYears: '',
  isPrivileged: false,
};
