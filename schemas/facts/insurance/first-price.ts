/**
 * The least that a year's insurance of a car can cost, by what is known before any insurer was asked. Compulsory insurance
 * by the law's formula, casco by the open tariff; what nobody has said yet counts as its cheapest. Tenge.
 */
import { age, type IsoDate } from '../date.ts';
import { personalNumber as factsOf } from '../iin.ts';
import { parsePlate, type PlateKind } from '../plate.ts';
import { cascoPremium } from './casco.ts';
import { type CascoOption, type Deductible, type Instalments } from './casco-tariff.ts';
import { liabilityPremium, type LiabilityDriver } from './liability.ts';
import { REGION_CODES, type BonusClass, type RegionCode, type VehicleKind } from './liability-tariff.ts';

/** Regions of number plates in their order, 01 Astana to 20 Ulytau, by the classifier's codes. */
const OF_PLATES: readonly RegionCode[] = [
  ...(['71', '75', '11', '15', '19', '23', '27', '31', '35', '39'] as const),
  ...(['43', '47', '61', '55', '59', '63', '79', '10', '33', '62'] as const),
];
/** Cities that are a region of their own: nobody is registered there in a village. */
const CITIES: ReadonlySet<RegionCode> = new Set<RegionCode>(['71', '75', '79']);

const CHEAPEST_CLASS: BonusClass = '13';
/** Full years at which neither age nor experience makes the insurance dearer. */
const GROWN = 40;
const SEASONED = 10;

const BY_PLATE: Partial<Record<PlateKind, VehicleKind>> = { motorcycle: 'motorcycle', trailer: 'trailer' };

/** Vehicles of the contract by the law's kinds. */
export const VEHICLES = {
  car: 'car',
  bus_small: 'bus16',
  bus_large: 'bus',
  truck: 'truck',
  motorcycle: 'motorcycle',
  trailer: 'trailer',
} as const satisfies Record<string, VehicleKind>;

/** Extras of the contract by the tariff's names. */
export const OPTIONS = {
  tow: 'towTruck',
  replacement_car: 'replacementCar',
  no_police_call: 'noPoliceCall',
  dealer_repair: 'dealerRepair',
} as const satisfies Record<string, CascoOption>;

/** What is known of the car, of where it is registered and of who drives; null: not known yet. */
export interface KnownOfLiability {
  /** The classifier's code of the place, or its first two digits. */
  readonly place: string | null;
  readonly isCity: boolean | null;
  readonly vehicle: VehicleKind | null;
  readonly year: number | null;
  readonly drivers: readonly {
    readonly personalNumber: string;
    readonly experienceYears: number | null;
    /** Null: never insured before; absent: nobody has asked the insurers' database. */
    readonly bonusClass?: BonusClass | null;
    readonly isPrivileged: boolean;
  }[];
}

const regionOf = (place: string | null): RegionCode | null =>
  REGION_CODES.find((code) => place?.slice(0, 2) === code) ?? null;

/** What a number plate tells: the region it was given out in, and whether it hangs on a car. Null: it is none of ours. */
export const knownByPlate = (typed: string): Pick<KnownOfLiability, 'place' | 'vehicle'> | null => {
  const plate = parsePlate(typed);
  if (plate === null) return null;
  const place = plate.region === undefined ? null : (OF_PLATES[Number(plate.region) - 1] ?? null);
  return { place, vehicle: BY_PLATE[plate.kind] ?? null };
};

const carAge = (year: number | null, on: IsoDate): number =>
  year === null ? 0 : Math.max(0, Number(on.slice(0, 4)) - year);

/**
 * The least premium of the compulsory insurance for a year; null: the region is not known, and without it a figure would say
 * nothing. Of the two tables of territories that insurers may go by, the cheaper one counts.
 */
export const leastLiability = (known: KnownOfLiability, on: IsoDate): number | null => {
  const region = regionOf(known.place);
  if (region === null) return null;
  const usual: KnownOfLiability['drivers'][number] = { personalNumber: '', experienceYears: null, isPrivileged: false };
  const drivers = (known.drivers.length === 0 ? [usual] : known.drivers).map((driver): LiabilityDriver => {
    const { birthDate } = factsOf(driver.personalNumber);
    return {
      age: birthDate === undefined ? GROWN : age(birthDate, on),
      experienceYears: driver.experienceYears ?? SEASONED,
      bonusClass: driver.bonusClass === undefined ? CHEAPEST_CLASS : driver.bonusClass,
      privileged: driver.isPrivileged,
    };
  });
  const risk = {
    vehicle: known.vehicle ?? 'car',
    carAge: carAge(known.year, on),
    region,
    isCity: known.isCity ?? CITIES.has(region),
    drivers,
    temporaryDays: null,
  };
  return Math.min(...(['law', 'own'] as const).map((table) => liabilityPremium(risk, on, table).premium));
};

/** What casco is wanted for. */
export interface WantedCasco {
  /** Value of the car, tenge. */
  readonly price: number;
  /** Year of production; null: not known. */
  readonly year: number | null;
  readonly deductible: Deductible;
  readonly options: readonly CascoOption[];
  readonly termMonths: number;
  readonly instalments: Instalments;
}

/**
 * What the same casco costs at least with another deductible: what an insurer has asked for it with the one that is wanted,
 * changed as the open tariff changes. Not all insurers sell all of them, so none of them may ask less; whole hundreds.
 * @param casco the lowest price of all insurers with the wanted deductible, tenge
 * @returns null: an extra is not sold for such a car
 */
export const cascoWith = (deductible: Deductible, wanted: WantedCasco, casco: number, on: IsoDate): number | null => {
  const now = leastCasco(wanted, on);
  const then = leastCasco({ ...wanted, deductible }, on);
  return now === null || then === null ? null : Math.floor((casco * then) / now / 100) * 100;
};

/** Casco for its whole term by the open tariff, to which insurers only add; null: an extra is not sold for such a car. */
export const leastCasco = (wanted: WantedCasco, on: IsoDate): number | null => {
  const { price, year, ...rest } = wanted;
  const risk = {
    ...rest,
    carValue: price,
    carAge: carAge(year, on),
    cover: 'full',
    thirdParty: false,
    persons: 0,
  } as const;
  return cascoPremium(risk, on)?.premium ?? null;
};
