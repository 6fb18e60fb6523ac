import type { Effective } from '../../schemas/facts/effective.ts';
import type { CascoCover, CascoOption, Deductible, Instalments } from '../../schemas/facts/insurance/casco-tariff.ts';
import type { RegionTableName } from '../../schemas/facts/insurance/liability-tariff.ts';
import type { Text } from '../core/refusal.ts';
import { FIRST_DAY, type InsurerFacts } from './insurer-facts.ts';

export type Territory = 'KZ' | 'CIS';

/** How an insurer sells casco. Percents change its own premium; sums in tenge, ages and years full. */
export interface CascoTerms {
  /** Of the open tariff. */
  readonly factor: number;
  readonly deductibles: readonly Deductible[];
  readonly covers: readonly CascoCover[];
  readonly options: readonly CascoOption[];
  readonly instalments: readonly Instalments[];
  /** Surcharge by territory; one that is not here is not sold. */
  readonly territories: Readonly<Partial<Record<Territory, number>>>;
  /** Surcharge by the mark's id. */
  readonly marks: Readonly<Record<string, number>>;
  /** Surcharge when somebody drives for less than two years or is younger than 25. */
  readonly freshPercent: number;
  readonly carAgeMax: number;
  readonly sumMin: number;
  readonly sumMax: number;
  readonly driverAgeMin: number;
  readonly experienceMin: number;
}

/** What an insurer sells from a day on; null: does not sell it. */
export interface GeneralTerms {
  /** Compulsory insurance costs by the law; only the table of territories is the insurer's choice. */
  readonly liability: { readonly table: RegionTableName; readonly carAgeMax: number } | null;
  readonly casco: CascoTerms | null;
}

export interface Insurer extends InsurerFacts {
  /** What it does that others do not, in a few words. */
  readonly benefit: Text;
  /** Hours its offer lives. */
  readonly offerHours: number;
  readonly terms: readonly Effective<GeneralTerms>[];
}

const ALL_DEDUCTIBLES = [0, 0.5, 1, 2, 3, 5, 10] as const;

/** The insurers, in the order in which they are shown. Companies are invented except the one that the product names. */
export const insurers: readonly Insurer[] = [
  {
    alias: 'centras',
    name: { ru: 'Сентрас Демо', kk: 'Сентрас Демо' },
    rating: 4.4,
    benefit: { ru: 'Комиссар за час', kk: 'Комиссар бір сағатта' },
    phone: '77000000080',
    answerSec: 4,
    offerHours: 24,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          liability: { table: 'law', carAgeMax: 40 },
          casco: {
            factor: 1.3,
            deductibles: ALL_DEDUCTIBLES,
            covers: ['full', 'roadOnly', 'nonRoadOnly'],
            options: [
              'dealerRepair',
              'noPoliceCall',
              'policeHelp',
              'towTruck',
              'totalLossDeductible',
              'endsAfterFirstCase',
            ],
            instalments: [1, 2, 4],
            territories: { KZ: 0, CIS: 10 },
            marks: { toyota: 5, lexus: 10 },
            freshPercent: 15,
            carAgeMax: 15,
            sumMin: 1_000_000,
            sumMax: 50_000_000,
            driverAgeMin: 18,
            experienceMin: 0,
          },
        },
      },
    ],
  },
  {
    alias: 'demo_qalqan',
    name: { ru: 'Калкан Демо Страхование', kk: 'Қалқан Демо Сақтандыру' },
    rating: 4.1,
    benefit: { ru: 'Осмотр по фото', kk: 'Фото арқылы тексеру' },
    phone: '77000000081',
    answerSec: 8,
    offerHours: 48,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          liability: { table: 'law', carAgeMax: 25 },
          casco: {
            factor: 1.1,
            deductibles: [1, 2, 3, 5, 10],
            covers: ['full', 'roadOnly'],
            options: ['noPoliceCall', 'towTruck', 'totalLossDeductible', 'endsAfterFirstCase'],
            instalments: [1, 2],
            territories: { KZ: 0 },
            marks: { lada: 10, uaz: 10, 'land-rover': 15 },
            freshPercent: 0,
            carAgeMax: 10,
            sumMin: 2_000_000,
            sumMax: 30_000_000,
            driverAgeMin: 25,
            experienceMin: 2,
          },
        },
      },
    ],
  },
  {
    alias: 'demo_tulpar',
    name: { ru: 'Тулпар Демо Гарант', kk: 'Тұлпар Демо Кепіл' },
    rating: 3.8,
    benefit: { ru: 'Выплата за 5 дней', kk: 'Төлем 5 күнде' },
    phone: '77000000082',
    answerSec: 2,
    offerHours: 12,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          liability: { table: 'own', carAgeMax: 30 },
          casco: {
            factor: 1.2,
            deductibles: [0.5, 1, 2, 3, 5],
            covers: ['full', 'roadOnly', 'nonRoadOnly'],
            options: ['noPoliceCall', 'noFaultNoDeductible', 'policeHelp', 'towTruck', 'endsAfterFirstCase'],
            instalments: [1],
            territories: { KZ: 0, CIS: 15 },
            marks: {},
            freshPercent: 20,
            carAgeMax: 12,
            sumMin: 500_000,
            sumMax: 20_000_000,
            driverAgeMin: 21,
            experienceMin: 1,
          },
        },
      },
    ],
  },
  {
    alias: 'demo_samal',
    name: { ru: 'Самал Демо Полис', kk: 'Самал Демо Полис' },
    rating: 4.8,
    benefit: { ru: 'Стекло без справки', kk: 'Әйнек анықтамасыз' },
    phone: '77000000083',
    answerSec: 15,
    offerHours: 72,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          liability: { table: 'law', carAgeMax: 20 },
          casco: {
            factor: 1.45,
            deductibles: ALL_DEDUCTIBLES,
            covers: ['full', 'roadOnly', 'nonRoadOnly'],
            options: [
              'dealerRepair',
              'noPoliceCall',
              'noFaultNoDeductible',
              'policeHelp',
              'towTruck',
              'replacementCar',
              'totalLossDeductible',
              'endsAfterFirstCase',
            ],
            instalments: [1, 2, 4, 12],
            territories: { KZ: 0, CIS: 0 },
            marks: {},
            freshPercent: 25,
            carAgeMax: 7,
            sumMin: 5_000_000,
            sumMax: 75_000_000,
            driverAgeMin: 23,
            experienceMin: 1,
          },
        },
      },
    ],
  },
  {
    alias: 'demo_umit',
    name: { ru: 'Умит Демо Авто', kk: 'Үміт Демо Авто' },
    rating: 4,
    benefit: { ru: 'Полис за 2 минуты', kk: 'Полис 2 минутта' },
    phone: '77000000084',
    answerSec: 3,
    offerHours: 24,
    terms: [{ from: FIRST_DAY, value: { liability: { table: 'own', carAgeMax: 50 }, casco: null } }],
  },
  {
    alias: 'demo_keruen',
    name: { ru: 'Керуен Демо Страхование', kk: 'Керуен Демо Сақтандыру' },
    rating: 3.6,
    benefit: { ru: 'Свои СТО в 16 городах', kk: '16 қалада өз СТО' },
    phone: '77000000085',
    answerSec: 25,
    offerHours: 24,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          liability: { table: 'law', carAgeMax: 50 },
          casco: {
            factor: 1.35,
            deductibles: [3, 5, 10],
            covers: ['full', 'roadOnly'],
            options: ['towTruck', 'totalLossDeductible', 'endsAfterFirstCase'],
            instalments: [1, 2, 4],
            territories: { KZ: 0, CIS: 5 },
            marks: {},
            freshPercent: 10,
            carAgeMax: 20,
            sumMin: 500_000,
            sumMax: 15_000_000,
            driverAgeMin: 18,
            experienceMin: 0,
          },
        },
      },
    ],
  },
  {
    alias: 'demo_aqsunqar',
    name: { ru: 'Аксункар Демо КАСКО', kk: 'Ақсұңқар Демо КАСКО' },
    rating: 4.5,
    benefit: { ru: 'Скидка без аварий', kk: 'Апатсызға жеңілдік' },
    phone: '77000000086',
    answerSec: 6,
    offerHours: 48,
    terms: [1.25, 1.3].map((factor, at) => ({
      // A tariff of casco is published anew: dearer from the first of June.
      from: at === 0 ? FIRST_DAY : '2026-06-01',
      value: {
        liability: null,
        casco: {
          factor,
          deductibles: [0, 1, 2, 3, 5, 10],
          covers: ['full', 'roadOnly', 'nonRoadOnly'],
          options: ['dealerRepair', 'noPoliceCall', 'noFaultNoDeductible', 'towTruck', 'replacementCar'],
          instalments: [1, 2, 4, 12],
          territories: { KZ: 0, CIS: 8 },
          marks: { bmw: 10, 'mercedes-benz': 10, porsche: 15 },
          freshPercent: 20,
          carAgeMax: 10,
          sumMin: 3_000_000,
          sumMax: 60_000_000,
          driverAgeMin: 21,
          experienceMin: 2,
        },
      },
    })),
  },
];

/** The insurer of cars with this alias, or null. */
export const insurerOf = (alias: string): Insurer | null => insurers.find((one) => one.alias === alias) ?? null;
