import type { Effective } from '../../schemas/facts/effective.ts';
import { FIRST_DAY, type InsurerFacts } from './insurer-facts.ts';

/** How an insurer sells life and accident insurance to borrowers. */
export interface LifeTerms {
  /** Paid every year, percent of what is owed; paid once, percent of the loan. */
  readonly yearlyPercent: number;
  readonly oncePercent: number;
  readonly ageMin: number;
  /** Age at the last payment. */
  readonly ageMaxAtEnd: number;
  readonly sumMax: number;
  readonly termMax: number;
  /** Days that a policy waits for a premium paid apart from the loan. */
  readonly payDays: number;
  /** Sells to borrowers of microfinance organisations too, up to the market's limit. */
  readonly microfinance: boolean;
}

export interface LifeInsurer extends InsurerFacts {
  readonly terms: readonly Effective<LifeTerms>[];
}

/** The life insurers, in the order in which they are shown; all invented. */
export const lifeInsurers: readonly LifeInsurer[] = [
  {
    alias: 'demo_omir',
    name: { ru: 'Омир Демо Лайф', kk: 'Өмір Демо Лайф' },
    rating: 4.3,
    phone: '77000000091',
    answerSec: 3,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          yearlyPercent: 1,
          oncePercent: 3,
          ageMin: 18,
          ageMaxAtEnd: 68,
          sumMax: 50_000_000,
          termMax: 84,
          payDays: 10,
          microfinance: false,
        },
      },
    ],
  },
  {
    alias: 'demo_shanyraq',
    name: { ru: 'Шанырак Демо Лайф', kk: 'Шаңырақ Демо Лайф' },
    rating: 4.6,
    phone: '77000000092',
    answerSec: 7,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          yearlyPercent: 1.4,
          oncePercent: 4.2,
          ageMin: 18,
          ageMaxAtEnd: 72,
          sumMax: 75_000_000,
          termMax: 120,
          payDays: 14,
          microfinance: true,
        },
      },
    ],
  },
  {
    alias: 'demo_tirek',
    name: { ru: 'Тирек Демо Жизнь', kk: 'Тірек Демо Өмір' },
    rating: 3.9,
    phone: '77000000093',
    answerSec: 2,
    terms: [
      {
        from: FIRST_DAY,
        value: {
          yearlyPercent: 0.7,
          oncePercent: 2.1,
          ageMin: 21,
          ageMaxAtEnd: 60,
          sumMax: 20_000_000,
          termMax: 60,
          payDays: 7,
          microfinance: true,
        },
      },
    ],
  },
];

/** The life insurer with this alias, or null. */
export const lifeInsurerOf = (alias: string): LifeInsurer | null =>
  lifeInsurers.find((one) => one.alias === alias) ?? null;
