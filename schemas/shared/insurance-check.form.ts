/** Car insurance, the last step before the prices: what the services do not know, beside what they know. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { addDays } from '../facts/date.ts';
import { choice, field, fields, integer, needed, optional, sum, whole } from '../fields.ts';
import { date } from '../person-fields.ts';
import { message, type Examples } from '../kit.ts';
import { CAR_PRICE } from './car.form.ts';
import { mostExperience } from './drivers.ts';
import { DEDUCTIBLE_CHOICES, FIRST_DAYS, PRODUCT_KINDS } from './insurance-product.form.ts';

type Typed = Readonly<Record<string, unknown>>;

/** `asksExperience`: the policyholder drives, and nobody knows since when. */
export const insuranceCheckForm = ({
  today,
  policyholderNumber,
  asksExperience = false,
}: Pick<FormFacts, 'today' | 'policyholderNumber' | 'asksExperience'>) => {
  const most = mostExperience(policyholderNumber, today);
  return v.pipe(
    whole<InsuranceCheckRaw, Typed>((typed) => ({
      ...typed,
      ...(typed['kind'] === 'ogpo' ? { deductiblePercent: '0' } : {}),
      ...(asksExperience ? {} : { experienceYears: '' }),
    })),
    fields({
      kind: field(choice(PRODUCT_KINDS, 'form.choose.insurance')),
      experienceYears: optional(integer(0, most, { id: 'form.drivingYears', values: { n: most } })),
      price: field(needed(sum(CAR_PRICE.min, CAR_PRICE.max, 'form.price'), 'form.empty.carPrice')),
      deductiblePercent: field(choice(DEDUCTIBLE_CHOICES, 'form.choose.deductible')),
      startDate: field(needed(date, 'form.empty.coverStart')),
    }),
    v.forward(
      v.partialCheck(
        [['experienceYears']],
        ({ experienceYears }) => !asksExperience || experienceYears !== null,
        message('form.empty.drivingYears'),
      ),
      ['experienceYears'],
    ),
    v.forward(
      v.partialCheck(
        [['startDate']],
        ({ startDate }) => startDate > today && startDate <= addDays(today, FIRST_DAYS),
        message('form.coverStart', { n: FIRST_DAYS }),
      ),
      ['startDate'],
    ),
  );
};

export type InsuranceCheckValues = v.InferOutput<ReturnType<typeof insuranceCheckForm>>;

export interface InsuranceCheckRaw {
  kind: string;
  experienceYears: string;
  price: string;
  deductiblePercent: string;
  startDate: string;
}

export const initial: InsuranceCheckRaw = {
  kind: 'casco',
  experienceYears: '',
  price: '',
  deductiblePercent: '1',
  startDate: '',
};

const casco: InsuranceCheckRaw = { ...initial, price: '10 000 000', startDate: '05/02/2026' };

const wrong = (name: string, change: Partial<InsuranceCheckRaw>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...casco, ...change },
  errors,
});

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuranceCheckRaw> = {
  valid: [
    casco,
    { ...casco, kind: 'both', deductiblePercent: '0.5', price: '500 000', startDate: '03/03/2026' },
    // the compulsory part has no deductible: what was chosen before is not sent
    { ...casco, kind: 'ogpo', deductiblePercent: '5' },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, kind: '', deductiblePercent: '' },
      errors: {
        kind: 'form.choose.insurance',
        price: 'form.empty.carPrice',
        deductiblePercent: 'form.choose.deductible',
        startDate: 'form.empty.coverStart',
      },
    },
    wrong('too cheap', { price: '499 999' }, { price: 'form.price' }),
    wrong('from today', { startDate: '01/02/2026' }, { startDate: 'form.coverStart' }),
    wrong(
      'a deductible that nobody sells',
      { deductiblePercent: '7' },
      { deductiblePercent: 'form.choose.deductible' },
    ),
  ],
};
