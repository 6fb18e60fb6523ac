import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { inForce } from '../../../../schemas/facts/effective.ts';
import {
  bonusFactor,
  fineForNoPolicy,
  liabilityPremium,
  type LiabilityDriver,
  type LiabilityRisk,
} from '../../../../schemas/facts/insurance/liability.ts';
import { BONUS_CLASSES, REGION_CODES, VEHICLE_KINDS } from '../../../../schemas/facts/insurance/liability-tariff.ts';

const DAY = '2026-02-01';
const seasoned: LiabilityDriver = { age: 36, experienceYears: 12, bonusClass: null, privileged: false };
const almaty: LiabilityRisk = {
  vehicle: 'car',
  carAge: 3,
  region: '75',
  isCity: true,
  drivers: [seasoned],
  temporaryDays: null,
};
const premium = (risk: Partial<LiabilityRisk>, driver: Partial<LiabilityDriver> = {}, on = DAY): number =>
  liabilityPremium({ ...almaty, drivers: [{ ...seasoned, ...driver }], ...risk }, on).premium;

describe('a premium by the formula of the law', () => {
  test.each([
    { name: 'Almaty, insured for the first time', got: premium({}), is: 61_004 },
    { name: 'Almaty, class 13', got: premium({}, { bonusClass: '13' }), is: 25_418 },
    {
      name: 'Astana, young and fresh, an old car, class 3',
      got: premium({ region: '71', carAge: 8 }, { age: 22, experienceYears: 1, bonusClass: '3' }),
      is: 45_719,
    },
    {
      name: 'a village of the Almaty region, an old car, class 6',
      got: premium({ region: '19', isCity: false, carAge: 12 }, { bonusClass: '6' }),
      is: 22_867,
    },
    // 4 325 × 1.9 × 2.09 × 4.4 × 0.2, by hand
    { name: 'ten days in the country', got: premium({ temporaryDays: 10 }), is: 15_114 },
    // 3 932 × 1.9 × 2.96 × 2.09: the first policy cost no more a year before, and the index was lower
    { name: 'Almaty in 2025, the first policy', got: premium({}, {}, '2025-12-31'), is: 46_217 },
  ])('$name costs $is', ({ got, is }) => expect(got).toBe(is));

  it('goes by the table of the insurer where it has its own', () => {
    const east = { ...almaty, region: '63' } as const;
    expect(liabilityPremium(east, DAY, 'law').region).toBe(1.96);
    expect(liabilityPremium(east, DAY, 'own').region).toBe(0.72);
    expect(liabilityPremium(east, '2024-12-31', 'own').region).toBe(1.96);
    expect(liabilityPremium(almaty, DAY, 'own').premium).toBe(liabilityPremium(almaty, DAY).premium);
  });

  it('takes territory, settlement and class away from a temporary entry, and grows with the days', () => {
    expect(premium({ temporaryDays: 30, region: '71', isCity: false }, { bonusClass: 'M' })).toBe(
      premium({ temporaryDays: 30 }),
    );
    const days = [1, 15, 16, 31, 32, 100, 200, 274, 275, 360].map((temporaryDays) => premium({ temporaryDays }));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(7);
  });

  it('halves the premium of somebody privileged who drives alone, and of nobody else', () => {
    const alone = { ...seasoned, bonusClass: '3', privileged: true } as const;
    expect(liabilityPremium({ ...almaty, drivers: [alone] }, DAY).premium).toBe(25_418);
    expect(liabilityPremium({ ...almaty, drivers: [alone, alone] }, DAY).premium).toBe(50_837);
  });

  it('refuses to reckon without a driver or without a tariff', () => {
    expect(() => liabilityPremium({ ...almaty, drivers: [] }, DAY)).toThrow(RangeError);
    expect(() => liabilityPremium(almaty, '2017-12-31')).toThrow(RangeError);
  });

  it('fines ten monthly indices', () =>
    expect([fineForNoPolicy(DAY), fineForNoPolicy('2025-06-01')]).toEqual([43_250, 39_320]));
});

const drivers = fc.record({
  age: fc.integer({ min: 18, max: 90 }),
  experienceYears: fc.integer({ min: 0, max: 60 }),
  bonusClass: fc.option(fc.constantFrom(...BONUS_CLASSES), { nil: null }),
  privileged: fc.boolean(),
});
const risks = fc.record({
  vehicle: fc.constantFrom(...VEHICLE_KINDS),
  carAge: fc.integer({ min: 0, max: 40 }),
  region: fc.constantFrom(...REGION_CODES),
  isCity: fc.boolean(),
  drivers: fc.array(drivers, { minLength: 1, maxLength: 5 }),
  temporaryDays: fc.option(fc.integer({ min: 1, max: 365 }), { nil: null }),
});

describe('whatever the risk', () => {
  it('the premium is the product of its parts, and of the dearest driver', () => {
    fc.assert(
      fc.property(risks, (risk) => {
        const { premium: sum, ...parts } = liabilityPremium(risk, DAY);
        const product = Object.values(parts).reduce((all, one) => all * one, 1);
        expect(Math.abs(sum - product)).toBeLessThanOrEqual(0.5 + 1e-6);
        for (const driver of risk.drivers) {
          const alone = { ...risk, drivers: [driver, driver] };
          expect(liabilityPremium(alone, DAY).premium).toBeLessThanOrEqual(risk.drivers.length > 1 ? sum : sum * 2 + 1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('one more driver never makes it cheaper', () => {
    fc.assert(
      fc.property(risks, drivers, (risk, driver) => {
        const more = liabilityPremium({ ...risk, drivers: [...risk.drivers, driver] }, DAY).premium;
        expect(more).toBeGreaterThanOrEqual(liabilityPremium(risk, DAY).premium);
      }),
      { numRuns: 500 },
    );
  });

  it('a better class, a younger car, more experience never cost more', () => {
    const factors = BONUS_CLASSES.map((one) => bonusFactor(one, DAY));
    expect(factors).toEqual([...factors].sort((a, b) => b - a));
    fc.assert(
      fc.property(risks, (risk) => {
        const now = liabilityPremium(risk, DAY).premium;
        const older = { ...risk, carAge: risk.carAge + 5 };
        const wiser = {
          ...risk,
          drivers: risk.drivers.map((driver) => ({ ...driver, experienceYears: driver.experienceYears + 2 })),
        };
        expect(liabilityPremium(older, DAY).premium).toBeGreaterThanOrEqual(now);
        expect(liabilityPremium(wiser, DAY).premium).toBeLessThanOrEqual(now);
      }),
      { numRuns: 500 },
    );
  });
});

describe('versions of a number', () => {
  const versions = [
    { from: '2026-01-01', value: 'new' },
    { from: '2024-01-01', value: 'old' },
  ];
  it('hold from their day until the next, in whatever order they stand', () => {
    expect(inForce(versions, '2024-01-01')).toBe('old');
    expect(inForce(versions, '2025-12-31')).toBe('old');
    expect(inForce(versions, '2026-01-01')).toBe('new');
    expect(() => inForce(versions, '2023-12-31')).toThrow(RangeError);
  });
});
