/**
 * Published numbers of the owner's compulsory liability insurance (ОГПО ВТС / КҚИ АҚЖ МС), each with its first day.
 * Sources: law 446-II of 1 July 2003, articles 19 and 26 (values of an insurer's open calculator); republican budgets for
 * the monthly index (МРП / АЕК). A new table is a new line here, never a change of an old one.
 */
import type { Effective } from '../effective.ts';

/** Regions by the first two digits of the classifier (КАТО), as the addresses of people carry them. */
export const REGION_CODES = [
  '10', // Abay
  '11', // Akmola
  '15', // Aktobe
  '19', // Almaty region
  '23', // Atyrau
  '27', // West Kazakhstan
  '31', // Zhambyl
  '33', // Zhetisu
  '35', // Karaganda
  '39', // Kostanay
  '43', // Kyzylorda
  '47', // Mangystau
  '55', // Pavlodar
  '59', // North Kazakhstan
  '61', // Turkistan
  '62', // Ulytau
  '63', // East Kazakhstan
  '71', // Astana
  '75', // Almaty
  '79', // Shymkent
] as const;
export type RegionCode = (typeof REGION_CODES)[number];

/** Vehicles by the law's kinds. */
export const VEHICLE_KINDS = ['car', 'bus16', 'bus', 'truck', 'tram', 'motorcycle', 'trailer'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** Bonus-malus classes, the dearest first. */
export const BONUS_CLASSES = ['M', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;
export type BonusClass = (typeof BONUS_CLASSES)[number];

/** Monthly index (МРП), tenge. */
export const monthlyIndex: readonly Effective<number>[] = [
  { from: '2024-01-01', value: 3_692 },
  { from: '2025-01-01', value: 3_932 },
  { from: '2026-01-01', value: 4_325 },
];

/** The base premium in monthly indices. */
export const basePremium: readonly Effective<number>[] = [{ from: '2018-01-01', value: 1.9 }];

export type RegionTable = Readonly<Record<RegionCode, number>>;

/** Territory by the law. The regions born in 2022 keep the number of the one they left. */
const law: RegionTable = {
  '10': 1.96,
  '11': 1.32,
  '15': 1.35,
  '19': 1.78,
  '23': 2.69,
  '27': 1.17,
  '31': 1,
  '33': 1.78,
  '35': 1.39,
  '39': 1.95,
  '43': 1.09,
  '47': 1.15,
  '55': 1.63,
  '59': 1.33,
  '61': 1.01,
  '62': 1.39,
  '63': 1.96,
  '71': 2.2,
  '75': 2.96,
  '79': 1.01,
};

/**
 * Territory: the law's table, and the table that insurers may publish for themselves since 2025 (seven regions are known,
 * the others follow the law).
 */
export const regionTables = {
  law: [{ from: '2018-01-01', value: law }],
  own: [
    { from: '2018-01-01', value: law },
    {
      from: '2025-01-01',
      value: { ...law, '10': 0.858, '19': 1.507, '31': 1.782, '33': 1.276, '61': 1.727, '62': 1.056, '63': 0.72 },
    },
  ],
} as const satisfies Record<string, readonly Effective<RegionTable>[]>;

/** Which table of territories an insurer goes by. */
export type RegionTableName = keyof typeof regionTables;

/** Registered outside a city of republican or regional rank. */
export const smallSettlement: readonly Effective<number>[] = [{ from: '2018-01-01', value: 0.8 }];

export const vehicleFactors: readonly Effective<Readonly<Record<VehicleKind, number>>>[] = [
  {
    from: '2018-01-01',
    value: { car: 2.09, bus16: 3.26, bus: 3.45, truck: 3.98, tram: 2.33, motorcycle: 1, trailer: 1 },
  },
];

/**
 * The table of 15 classes. The one of 18 classes (M2, M1, M …), in force since 07.04.2025, is not published in full:
 * when it is, it becomes a line here.
 */
export const bonusFactors: readonly Effective<Readonly<Record<BonusClass, number>>>[] = [
  {
    from: '2018-01-01',
    value: {
      M: 2.45,
      '0': 2.3,
      '1': 1.55,
      '2': 1.4,
      '3': 1,
      '4': 0.95,
      '5': 0.9,
      '6': 0.85,
      '7': 0.8,
      '8': 0.75,
      '9': 0.7,
      '10': 0.65,
      '11': 0.6,
      '12': 0.55,
      '13': 0.5,
    },
  },
];

/** Somebody never insured before: class 3, dearer since January 2026. */
export const firstTime: readonly Effective<{ readonly bonusClass: BonusClass; readonly factor: number }>[] = [
  { from: '2018-01-01', value: { bonusClass: '3', factor: 1 } },
  { from: '2026-01-01', value: { bonusClass: '3', factor: 1.2 } },
];

/** Age and driving experience, both in full years: young is below `youngUnder`, fresh below `freshUnder`. */
export const driverFactors: readonly Effective<{
  readonly youngUnder: number;
  readonly freshUnder: number;
  readonly youngFresh: number;
  readonly youngSeasoned: number;
  readonly grownFresh: number;
  readonly grownSeasoned: number;
}>[] = [
  {
    from: '2018-01-01',
    value: { youngUnder: 25, freshUnder: 2, youngFresh: 1.1, youngSeasoned: 1.05, grownFresh: 1.05, grownSeasoned: 1 },
  },
];

/** A car up to so many years old, and an older one. */
export const carAgeFactors: readonly Effective<{
  readonly upTo: number;
  readonly young: number;
  readonly old: number;
}>[] = [{ from: '2018-01-01', value: { upTo: 7, young: 1, old: 1.1 } }];

/** Veterans, people with a disability, pensioners: only when they alone drive. */
export const privilegeFactor: readonly Effective<number>[] = [{ from: '2018-01-01', value: 0.5 }];

/**
 * A car that enters the country for a while: one factor and one by the days, instead of territory, settlement and class.
 * First and last step are published, those between are chosen.
 */
export const temporaryEntry: readonly Effective<{
  readonly factor: number;
  readonly steps: readonly { readonly upToDays: number; readonly factor: number }[];
  readonly longer: number;
}>[] = [
  {
    from: '2018-01-01',
    value: {
      factor: 4.4,
      steps: [
        { upToDays: 15, factor: 0.2 },
        { upToDays: 31, factor: 0.3 },
        { upToDays: 61, factor: 0.4 },
        { upToDays: 92, factor: 0.5 },
        { upToDays: 122, factor: 0.6 },
        { upToDays: 153, factor: 0.7 },
        { upToDays: 183, factor: 0.75 },
        { upToDays: 214, factor: 0.8 },
        { upToDays: 244, factor: 0.9 },
        { upToDays: 274, factor: 0.95 },
      ],
      longer: 1,
    },
  },
];

/** The fine for driving without a policy, monthly indices. */
export const fineWithoutPolicy: readonly Effective<number>[] = [{ from: '2018-01-01', value: 10 }];
