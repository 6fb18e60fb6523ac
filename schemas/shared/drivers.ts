/** Who drives the insured car: one to five people. The policyholder need not be among them. */
import * as v from 'valibot';
import { age } from '../facts/date.ts';
import { personalNumber } from '../facts/iin.ts';
import { field, fields, flag, integer, needed } from '../fields.ts';
import { iin, name } from '../person-fields.ts';
import { message } from '../kit.ts';

export const MAX_DRIVERS = 5;
/** Nobody drives before. */
export const DRIVING_AGE = 18;
/** Common sense limits the experience where a number tells no birth date. */
const MAX_EXPERIENCE = 60;

interface Driver {
  readonly personalNumber: string;
  readonly experienceYears: number;
}

const yearsOf = (driver: Driver, today: string): number | null => {
  const { birthDate } = personalNumber(driver.personalNumber);
  return birthDate === undefined ? null : age(birthDate, today);
};

/** What is wrong with a driver as a whole: field and message. */
const faultOf = (
  driver: Driver,
  at: number,
  all: readonly Driver[],
  today: string,
): ['personalNumber' | 'experienceYears', string] | null => {
  const years = yearsOf(driver, today);
  if (years !== null && years < DRIVING_AGE) return ['personalNumber', message('form.adultDriver', { x: DRIVING_AGE })];
  if (all.findIndex((other) => other.personalNumber === driver.personalNumber) < at)
    return ['personalNumber', message('form.driverTwice')];
  const most = years === null ? MAX_EXPERIENCE : years - DRIVING_AGE;
  return driver.experienceYears > most ? ['experienceYears', message('form.drivingYears', { n: most })] : null;
};

export const driverRows = (today: string) =>
  v.nullish(
    v.pipe(
      v.array(
        fields({
          personalNumber: field(needed(iin)),
          lastName: field(needed(name(), 'form.lastName')),
          firstName: field(needed(name(), 'form.firstName')),
          experienceYears: field(needed(integer(0, MAX_EXPERIENCE))),
          /** pensioner, veteran, person with a disability */
          isPrivileged: flag,
        }),
        message('form.driversMin'),
      ),
      v.minLength(1, message('form.driversMin')),
      v.maxLength(MAX_DRIVERS, message('form.driversMax', { n: MAX_DRIVERS })),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const [key, row] of input.entries()) {
          const fault = faultOf(row, key, input, today);
          if (fault === null) continue;
          const [name_, words] = fault;
          addIssue({
            message: words,
            path: [
              { type: 'array', origin: 'value', input, key, value: row },
              { type: 'object', origin: 'value', input: { ...row }, key: name_, value: row[name_] },
            ],
          });
        }
      }),
    ),
    [],
  );

export interface DriverRow {
  personalNumber: string;
  lastName: string;
  firstName: string;
  experienceYears: string;
  isPrivileged: boolean;
}

/** An empty row: what "add a driver" adds. */
export const emptyDriver: DriverRow = {
  personalNumber: '',
  lastName: '',
  firstName: '',
  experienceYears: '',
  isPrivileged: false,
};
