/** Car insurance, step 4: what is insured against, for how long, in how many payments. */
import type { FormFacts } from '../form-facts.ts';
import * as v from 'valibot';
import type { TextId } from '../../locales/ids.ts';
import { addDays } from '../facts/date.ts';
import { DEDUCTIBLES, INSTALMENTS } from '../facts/insurance/casco-tariff.ts';
import { choice, field, fields, flag, integer, needed, whole } from '../fields.ts';
import { date } from '../person-fields.ts';
import { message, type Examples } from '../kit.ts';

export const PRODUCT_KINDS = ['ogpo', 'casco', 'both'] as const;
export const TERRITORIES = ['kz', 'cis'] as const;
/** What may be added to casco. */
export const EXTRAS = ['tow', 'replacement_car', 'no_police_call', 'dealer_repair'] as const;
/** The first day of cover: tomorrow to so many days ahead. */
export const FIRST_DAYS = 30;
const MONTHS = { ogpo: 12, most: 36 } as const;

export const DEDUCTIBLE_CHOICES = DEDUCTIBLES.map(String) as readonly `${(typeof DEDUCTIBLES)[number]}`[];
const INSTALMENT_CHOICES = INSTALMENTS.map(String) as readonly `${(typeof INSTALMENTS)[number]}`[];

type Typed = Readonly<Record<string, unknown>>;

/** Compulsory insurance alone has neither deductible nor extras; only casco alone may be other than a year. */
const tidy = (typed: Typed): Typed => ({
  ...typed,
  ...(typed['kind'] === 'casco' ? {} : { termMonths: String(MONTHS.ogpo) }),
  ...(typed['kind'] === 'ogpo'
    ? { deductiblePercent: '0', tow: false, replacement_car: false, no_police_call: false, dealer_repair: false }
    : {}),
});

export const insuranceProductForm = ({ today }: Pick<FormFacts, 'today'>) =>
  v.pipe(
    whole<InsuranceProductRaw, Typed>(tidy),
    fields({
      kind: field(choice(PRODUCT_KINDS, 'form.choose.insurance')),
      territory: field(choice(TERRITORIES, 'form.choose.territory')),
      deductiblePercent: field(choice(DEDUCTIBLE_CHOICES, 'form.choose.deductible')),
      termMonths: field(needed(integer(1, MONTHS.most), 'form.empty.months')),
      startDate: field(needed(date, 'form.empty.coverStart')),
      instalments: field(choice(INSTALMENT_CHOICES, 'form.choose.instalments')),
      tow: flag,
      replacement_car: flag,
      no_police_call: flag,
      dealer_repair: flag,
    }),
    v.forward(
      v.partialCheck(
        [['startDate']],
        ({ startDate }) => startDate > today && startDate <= addDays(today, FIRST_DAYS),
        message('form.coverStart', { n: FIRST_DAYS }),
      ),
      ['startDate'],
    ),
    v.forward(
      v.partialCheck(
        [['termMonths'], ['instalments']],
        ({ termMonths, instalments }) => Number(instalments) <= termMonths,
        message('form.instalments'),
      ),
      ['instalments'],
    ),
  );

export type InsuranceProductValues = v.InferOutput<ReturnType<typeof insuranceProductForm>>;

export interface InsuranceProductRaw {
  kind: string;
  territory: string;
  deductiblePercent: string;
  termMonths: string;
  startDate: string;
  instalments: string;
  tow: boolean;
  replacement_car: boolean;
  no_police_call: boolean;
  dealer_repair: boolean;
}

export const initial: InsuranceProductRaw = {
  kind: 'casco',
  territory: 'kz',
  deductiblePercent: '1',
  termMonths: '12',
  startDate: '',
  instalments: '1',
  tow: false,
  replacement_car: false,
  no_police_call: false,
  dealer_repair: false,
};

const casco: InsuranceProductRaw = { ...initial, startDate: '05/02/2026' };

const wrong = (name: string, change: Partial<InsuranceProductRaw>, errors: Readonly<Record<string, TextId>>) => ({
  name,
  raw: { ...casco, ...change },
  errors,
});

/** Examples are dated 2026-02-01. */
export const examples: Examples<InsuranceProductRaw> = {
  valid: [
    casco,
    { ...casco, kind: 'both', territory: 'cis', deductiblePercent: '0.5', instalments: '4', tow: true },
    // of compulsory insurance alone nothing else is asked
    { ...casco, kind: 'ogpo', deductiblePercent: '', termMonths: '', dealer_repair: true, startDate: '03/03/2026' },
  ],
  invalid: [
    {
      name: 'nothing',
      raw: { ...initial, kind: '', territory: '', deductiblePercent: '', termMonths: '', instalments: '' },
      errors: {
        kind: 'form.choose.insurance',
        territory: 'form.choose.territory',
        deductiblePercent: 'form.choose.deductible',
        startDate: 'form.empty.coverStart',
        instalments: 'form.choose.instalments',
      },
    },
    wrong('from today', { startDate: '01/02/2026' }, { startDate: 'form.coverStart' }),
    wrong('in two months', { startDate: '01/04/2026' }, { startDate: 'form.coverStart' }),
    wrong('four years', { termMonths: '48' }, { termMonths: 'form.range' }),
    wrong('more payments than months', { termMonths: '3', instalments: '4' }, { instalments: 'form.instalments' }),
    wrong(
      'a deductible that nobody sells',
      { deductiblePercent: '7' },
      { deductiblePercent: 'form.choose.deductible' },
    ),
  ],
};
