/**
 * Premium of the owner's compulsory liability insurance (ОГПО ВТС / КҚИ АҚЖ МС) by the law's formula, whole tenge:
 * base × territory × settlement × class × vehicle × driver × age of the car × privilege, the dearest driver decides.
 */
import type { IsoDate } from '../date.ts';
import { inForce } from '../effective.ts';
import { timesHalfUp } from '../money.ts';
import {
  basePremium,
  bonusFactors,
  carAgeFactors,
  driverFactors,
  fineWithoutPolicy,
  firstTime,
  monthlyIndex,
  privilegeFactor,
  regionTables,
  smallSettlement,
  temporaryEntry,
  vehicleFactors,
  type BonusClass,
  type RegionCode,
  type RegionTableName,
  type VehicleKind,
} from './liability-tariff.ts';

/** Somebody who may drive the car. Years are full years on the day of the policy. */
export interface LiabilityDriver {
  readonly age: number;
  readonly experienceYears: number;
  /** Null: never insured before. */
  readonly bonusClass: BonusClass | null;
  /** Veteran, disabled, pensioner: counts only when nobody else drives. */
  readonly privileged: boolean;
}

export interface LiabilityRisk {
  readonly vehicle: VehicleKind;
  /** Full years. */
  readonly carAge: number;
  readonly region: RegionCode;
  /** Registered in a city of republican or regional rank. */
  readonly isCity: boolean;
  /** At least one. */
  readonly drivers: readonly LiabilityDriver[];
  /** Days in the country when it enters for a while, else null. */
  readonly temporaryDays: number | null;
}

/** What a premium is made of, factors of the driver who decides. */
export interface LiabilityPremium {
  readonly premium: number;
  readonly index: number;
  readonly base: number;
  readonly region: number;
  readonly settlement: number;
  readonly bonus: number;
  readonly vehicle: number;
  readonly driver: number;
  readonly carAge: number;
  readonly privilege: number;
  /** Factor of a temporary entry, 1 otherwise. */
  readonly entry: number;
}

const driverFactor = ({ age, experienceYears }: LiabilityDriver, on: IsoDate): number => {
  const table = inForce(driverFactors, on);
  const isFresh = experienceYears < table.freshUnder;
  if (age < table.youngUnder) return isFresh ? table.youngFresh : table.youngSeasoned;
  return isFresh ? table.grownFresh : table.grownSeasoned;
};

/** The factor of a bonus-malus class; null is somebody never insured before. */
export const bonusFactor = (bonusClass: BonusClass | null, on: IsoDate): number => {
  const table = inForce(bonusFactors, on);
  if (bonusClass !== null) return table[bonusClass];
  const fresh = inForce(firstTime, on);
  return table[fresh.bonusClass] * fresh.factor;
};

const entryFactors = (days: number, on: IsoDate): readonly [number, number] => {
  const { factor, steps, longer } = inForce(temporaryEntry, on);
  return [factor, steps.find((step) => days <= step.upToDays)?.factor ?? longer];
};

const forDriver = (
  risk: LiabilityRisk,
  driver: LiabilityDriver,
  on: IsoDate,
  tableName: RegionTableName,
): LiabilityPremium => {
  const isTemporary = risk.temporaryDays !== null;
  const [entry, days] = isTemporary ? entryFactors(risk.temporaryDays, on) : [1, 1];
  const cars = inForce(carAgeFactors, on);
  const parts = {
    index: inForce(monthlyIndex, on),
    base: inForce(basePremium, on),
    region: isTemporary ? 1 : inForce(regionTables[tableName], on)[risk.region],
    settlement: isTemporary || risk.isCity ? 1 : inForce(smallSettlement, on),
    bonus: isTemporary ? 1 : bonusFactor(driver.bonusClass, on),
    vehicle: inForce(vehicleFactors, on)[risk.vehicle],
    driver: driverFactor(driver, on),
    carAge: risk.carAge <= cars.upTo ? cars.young : cars.old,
    privilege: driver.privileged && risk.drivers.length === 1 ? inForce(privilegeFactor, on) : 1,
  };
  const { index, ...factors } = parts;
  return {
    ...parts,
    entry: Math.round(entry * days * 1000) / 1000,
    premium: timesHalfUp(index, [...Object.values(factors), entry, days]),
  };
};

/**
 * The premium of a year (or of the temporary stay) on the day `on`, and what it is made of.
 * Throws a RangeError without drivers, and for a day before the first tariff.
 */
export const liabilityPremium = (
  risk: LiabilityRisk,
  on: IsoDate,
  tableName: RegionTableName = 'law',
): LiabilityPremium => {
  const [first, ...others] = risk.drivers.map((driver) => forDriver(risk, driver, on, tableName));
  if (first === undefined) throw new RangeError('a policy needs at least one driver');
  return others.reduce((dearest, one) => (one.premium > dearest.premium ? one : dearest), first);
};

/** The fine for driving without this insurance, tenge. */
export const fineForNoPolicy = (on: IsoDate): number =>
  timesHalfUp(inForce(monthlyIndex, on), [inForce(fineWithoutPolicy, on)]);
