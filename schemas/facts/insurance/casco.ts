/** Premium of casco by the open tariff, whole tenge, each step rounded half up. Nothing here knows an insurer or the clock. */
import type { IsoDate } from '../date.ts';
import { inForce } from '../effective.ts';
import { divideHalfUp, timesHalfUp } from '../money.ts';
import {
  cascoTariffs,
  type CascoCover,
  type CascoOption,
  type CascoTariff,
  type Deductible,
  type Instalments,
} from './casco-tariff.ts';

export interface CascoRisk {
  /** Tenge; the sum insured. */
  readonly carValue: number;
  /** Full years. */
  readonly carAge: number;
  readonly deductible: Deductible;
  readonly cover: CascoCover;
  readonly options: readonly CascoOption[];
  readonly thirdParty: boolean;
  /** Driver and passengers insured; 0: nobody. */
  readonly persons: number;
  /** 1 to 36. */
  readonly termMonths: number;
  readonly instalments: Instalments;
}

export interface CascoPremium {
  /** Of the whole term. */
  readonly premium: number;
  /** Percent of the car's value a year, before the insurer's own factor; two decimals. */
  readonly ratePercent: number;
}

/** What repair at the dealer's adds for a car of this age, percent of the base; null: not sold. */
export const dealerRepairPercent = (carAge: number, on: IsoDate): number | null =>
  inForce(cascoTariffs, on).dealerRepair.find((step) => carAge <= step.upToAge)?.percent ?? null;

/** All relative changes, percent of the base, or null when an option is not sold for such a car. They add up. */
const changes = (tariff: CascoTariff, risk: CascoRisk, on: IsoDate): number | null => {
  let sum = tariff.covers[risk.cover];
  for (const option of new Set(risk.options)) {
    const percent = option === 'dealerRepair' ? dealerRepairPercent(risk.carAge, on) : tariff.options[option];
    if (percent === null) return null;
    sum += percent;
  }
  return sum;
};

const MONTHS = 12;

/** A year's premium for the term: less than a year by the table, longer in proportion. */
const forTerm = (tariff: CascoTariff, yearly: number, months: number): number => {
  const short = months < MONTHS ? tariff.shortTerm[months - 1] : undefined;
  return short === undefined ? divideHalfUp(yearly * months, MONTHS) : timesHalfUp(yearly, [short / 100]);
};

/**
 * The premium on the day `on`; null when an option is not sold for a car of this age.
 * `factors`: what an insurer multiplies its own premium with (experience, brand, territory); extras stay as they are.
 */
export const cascoPremium = (risk: CascoRisk, on: IsoDate, factors: readonly number[] = []): CascoPremium | null => {
  const tariff = inForce(cascoTariffs, on);
  const change = changes(tariff, risk, on);
  if (change === null) return null;
  const base = tariff.base[risk.deductible];
  const ofValue = timesHalfUp(risk.carValue, [base / 100, 1 + change / 100, ...factors]);
  const extras = (risk.thirdParty ? tariff.thirdParty : 0) + risk.persons * tariff.person;
  const surcharge = 1 + tariff.instalments[risk.instalments] / 100;
  return {
    premium: timesHalfUp(forTerm(tariff, ofValue + extras, risk.termMonths), [surcharge]),
    ratePercent: timesHalfUp(1, [base * 100, 1 + change / 100]) / 100,
  };
};
