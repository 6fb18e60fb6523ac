import { describe, expect, it, test } from 'vitest';
import {
  cascoWith,
  knownByPlate,
  leastCasco,
  leastLiability,
  type KnownOfLiability,
} from '../../../../schemas/facts/insurance/first-price.ts';

const DAY = '2026-02-01';
const nothing: KnownOfLiability = { place: null, isCity: null, vehicle: null, year: null, drivers: [] };
/** Born in 1990: grown and, as far as anybody knows, seasoned. */
const aidos = { personalNumber: '900115399012', experienceYears: null, isPrivileged: false };
const least = (known: Partial<KnownOfLiability>) => leastLiability({ ...nothing, ...known }, DAY);

/*
 * By hand: 4 325 × 1.9 = 8 217.5 in 2026, × 2.09 for a car = 17 174.575; a person without accidents, class 13: × 0.5 =
 * 8 587.2875. Then territory, settlement, driver, age of the car.
 */
describe('the least that compulsory insurance can cost', () => {
  test.each([
    { name: 'Almaty, nobody known', known: { place: '75' }, is: 25_418 },
    { name: 'Almaty by a place in it', known: { place: '75-d2', drivers: [aidos] }, is: 25_418 },
    {
      name: 'a young driver (2001)',
      known: { place: '75', drivers: [{ ...aidos, personalNumber: '010312699086' }] },
      is: 26_689,
    },
    { name: 'an old car', known: { place: '75', year: 2010 }, is: 27_960 },
    // 8 587.2875 × 2.2
    { name: 'Astana', known: { place: '71' }, is: 18_892 },
    // by the insurers' own table, outside of a city: 8 587.2875 × 0.72 × 0.8
    { name: 'East Kazakhstan', known: { place: '63' }, is: 4_946 },
    // by the law's, which is the cheaper one here: 8 587.2875 × 1 × 0.8
    { name: 'Zhambyl', known: { place: '31' }, is: 6_870 },
    { name: 'Zhambyl, in the city', known: { place: '31', isCity: true }, is: 8_587 },
    // 8 217.5 × 2.96 × 3.98 × 0.5
    { name: 'a truck in Almaty', known: { place: '75', vehicle: 'truck' as const }, is: 48_404 },
    // the class is known: × 0.85 instead of 0.5
    { name: 'class 6', known: { place: '75', drivers: [{ ...aidos, bonusClass: '6' as const }] }, is: 43_211 },
    // never insured: × 1.2
    {
      name: 'nobody insured them before',
      known: { place: '75', drivers: [{ ...aidos, bonusClass: null }] },
      is: 61_004,
    },
  ])('$name', ({ known, is }) => expect(least(known)).toBe(is));

  it('is nothing without a region', () => {
    expect(least({})).toBeNull();
    expect(least({ place: 'abroad' })).toBeNull();
  });
});

test.each([
  ['101 ADF 02', { place: '75', vehicle: null }],
  ['237BLM01', { place: '71', vehicle: null }],
  ['123 AB 16', { place: '63', vehicle: null }],
  ['123 ABC 17', { place: '79', vehicle: null }],
  ['123 ABC 18', { place: '10', vehicle: null }],
  ['123 ABC 20', { place: '62', vehicle: null }],
  ['12 AB 13', { place: '61', vehicle: 'motorcycle' }],
  ['ABC 1234', { place: null, vehicle: 'trailer' }],
  ['A 123 BCD', { place: null, vehicle: null }],
  ['А123ВС77', null],
  ['', null],
])('what the plate %j tells', (plate, known) => expect(knownByPlate(plate)).toEqual(known));

describe('the least that casco can cost', () => {
  const wanted = { price: 10_000_000, year: 2020, deductible: 1, options: [], termMonths: 12, instalments: 1 } as const;
  it('is the open tariff', () => {
    expect(leastCasco(wanted, DAY)).toBe(240_000);
    expect(leastCasco({ ...wanted, deductible: 0 }, DAY)).toBe(351_000);
    // a tow adds 5 %, four payments 4 %: 240 000 × 1.05 × 1.04
    expect(leastCasco({ ...wanted, options: ['towTruck'], instalments: 4 }, DAY)).toBe(262_080);
  });
  it('follows an insurer to another deductible, down to whole hundreds', () => {
    // It asks 264 000 for 1 %, a tenth above the tariff: 351 000 and 180 000 a tenth above theirs.
    expect(cascoWith(0, wanted, 264_000, DAY)).toBe(386_100);
    expect(cascoWith(5, wanted, 264_000, DAY)).toBe(198_000);
    // 264 070 × 2 / 2.4 = 220 058.3
    expect(cascoWith(3, wanted, 264_070, DAY)).toBe(220_000);
    expect(cascoWith(3, { ...wanted, year: 2017, options: ['dealerRepair'] }, 264_000, DAY)).toBeNull();
  });
  it('is nothing where an extra is not sold for so old a car', () => {
    expect(leastCasco({ ...wanted, year: 2017, options: ['dealerRepair'] }, DAY)).toBeNull();
    expect(leastCasco({ ...wanted, year: null, options: ['dealerRepair'] }, DAY)).toBe(264_000);
  });
});
