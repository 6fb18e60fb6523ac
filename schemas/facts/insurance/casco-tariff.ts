/**
 * Published numbers of casco (КАСКО), each with its first day. Source: the open tariff of an insurer; where it says nothing
 * (short terms, instalments) the number is chosen. Percents.
 */
import type { Effective } from '../effective.ts';

/** Unconditional deductibles, percent of the sum insured; 0: without one. */
export const DEDUCTIBLES = [0, 0.5, 1, 2, 3, 5, 10] as const;
export type Deductible = (typeof DEDUCTIBLES)[number];

/** What is covered: everything, only road accidents, everything but road accidents. */
export const CASCO_COVERS = ['full', 'roadOnly', 'nonRoadOnly'] as const;
export type CascoCover = (typeof CASCO_COVERS)[number];

/** What may be added to the cover. */
export const CASCO_OPTIONS = [
  'dealerRepair',
  'noPoliceCall',
  'noFaultNoDeductible',
  'policeHelp',
  'towTruck',
  'replacementCar',
  'totalLossDeductible',
  'endsAfterFirstCase',
] as const;
export type CascoOption = (typeof CASCO_OPTIONS)[number];

/** In how many payments a premium may be paid. */
export const INSTALMENTS = [1, 2, 4, 12] as const;
export type Instalments = (typeof INSTALMENTS)[number];

export interface CascoTariff {
  /** A year's premium, percent of the car's value, by deductible. */
  readonly base: Readonly<Record<Deductible, number>>;
  /** Changes of the base, percent of it; discounts are negative. */
  readonly options: Readonly<Record<Exclude<CascoOption, 'dealerRepair'>, number>>;
  readonly covers: Readonly<Record<CascoCover, number>>;
  /** Repair at the dealer's, by the car's age up to so many years; not sold for older cars. */
  readonly dealerRepair: readonly { readonly upToAge: number; readonly percent: number }[];
  /** Cover of other people's damage beyond the compulsory one, tenge a year. */
  readonly thirdParty: number;
  /** Driver and passengers, tenge a person and year. */
  readonly person: number;
  /** Share of a year's premium for a term of so many months (index 0 is one month), percent. */
  readonly shortTerm: readonly number[];
  /** Surcharge for paying in parts, percent of the premium. */
  readonly instalments: Readonly<Record<Instalments, number>>;
}

export const cascoTariffs: readonly Effective<CascoTariff>[] = [
  {
    from: '2018-01-01',
    value: {
      base: { 0: 3.51, 0.5: 2.6, 1: 2.4, 2: 2.2, 3: 2, 5: 1.8, 10: 1.6 },
      options: {
        noPoliceCall: 15,
        noFaultNoDeductible: 20,
        policeHelp: 10,
        towTruck: 5,
        replacementCar: 35,
        totalLossDeductible: 10,
        endsAfterFirstCase: -25,
      },
      covers: { full: 0, roadOnly: -25, nonRoadOnly: -50 },
      dealerRepair: [
        { upToAge: 3, percent: 10 },
        { upToAge: 7, percent: 20 },
      ],
      thirdParty: 8_000,
      person: 2_000,
      shortTerm: [20, 30, 40, 50, 60, 70, 75, 80, 85, 90, 95, 100],
      instalments: { 1: 0, 2: 2, 4: 4, 12: 8 },
    },
  },
];
