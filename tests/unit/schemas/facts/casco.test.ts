import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMonths, compareDates } from '../../../../schemas/facts/date.ts';
import {
  borrowerLimits,
  coversIllness,
  singlePremium,
  yearlyPremiums,
} from '../../../../schemas/facts/insurance/borrower.ts';
import { cascoPremium, dealerRepairPercent, type CascoRisk } from '../../../../schemas/facts/insurance/casco.ts';
import {
  CASCO_COVERS,
  CASCO_OPTIONS,
  DEDUCTIBLES,
  INSTALMENTS,
} from '../../../../schemas/facts/insurance/casco-tariff.ts';
import { instalmentPlan, nextInstalment } from '../../../../schemas/facts/insurance/instalments.ts';
import { schedule } from '../../../../schemas/facts/loan.ts';
import { timesHalfUp } from '../../../../schemas/facts/money.ts';

const DAY = '2026-02-01';
const plain: CascoRisk = {
  carValue: 10_000_000,
  carAge: 2,
  deductible: 0,
  cover: 'full',
  options: [],
  thirdParty: false,
  persons: 0,
  termMonths: 12,
  instalments: 1,
};
const premium = (risk: Partial<CascoRisk>): number | undefined => cascoPremium({ ...plain, ...risk }, DAY)?.premium;

describe('casco of a car for 10 000 000', () => {
  test.each([
    { deductible: 0, is: 351_000 },
    { deductible: 0.5, is: 260_000 },
    { deductible: 1, is: 240_000 },
    { deductible: 2, is: 220_000 },
    { deductible: 3, is: 200_000 },
    { deductible: 5, is: 180_000 },
    { deductible: 10, is: 160_000 },
  ] as const)('with $deductible % of deductible costs $is', ({ deductible, is }) =>
    expect(premium({ deductible })).toBe(is),
  );

  test.each([
    { name: 'repair at the dealer’s, 2 years', risk: { options: ['dealerRepair'] }, is: 386_100 },
    { name: 'repair at the dealer’s, 5 years', risk: { options: ['dealerRepair'], carAge: 5 }, is: 421_200 },
    { name: 'no police', risk: { options: ['noPoliceCall'] }, is: 403_650 },
    { name: 'no deductible without fault', risk: { options: ['noFaultNoDeductible'] }, is: 421_200 },
    { name: 'help with the police', risk: { options: ['policeHelp'] }, is: 386_100 },
    { name: 'tow truck', risk: { options: ['towTruck'] }, is: 368_550 },
    { name: 'another car meanwhile', risk: { options: ['replacementCar'] }, is: 473_850 },
    { name: 'deductible of a total loss', risk: { options: ['totalLossDeductible'] }, is: 386_100 },
    { name: 'only road accidents', risk: { cover: 'roadOnly' }, is: 263_250 },
    { name: 'everything else only', risk: { cover: 'nonRoadOnly' }, is: 175_500 },
    { name: 'over after the first case', risk: { options: ['endsAfterFirstCase'] }, is: 263_250 },
    { name: 'changes add up', risk: { options: ['noPoliceCall', 'towTruck'], cover: 'roadOnly' }, is: 333_450 },
    { name: 'an option named twice', risk: { options: ['towTruck', 'towTruck'] }, is: 368_550 },
    { name: 'third parties, driver and four passengers', risk: { thirdParty: true, persons: 5 }, is: 369_000 },
    { name: 'three years', risk: { termMonths: 36 }, is: 1_053_000 },
    { name: 'half a year', risk: { termMonths: 6 }, is: 245_700 },
    { name: 'twelve payments', risk: { instalments: 12 }, is: 379_080 },
  ] satisfies { name: string; risk: Partial<CascoRisk>; is: number }[])('$name: $is', ({ risk, is }) =>
    expect(premium(risk)).toBe(is),
  );

  it('is not sold with the dealer’s repair for a car older than seven years', () => {
    expect(premium({ options: ['dealerRepair'], carAge: 8 })).toBeUndefined();
    expect([3, 4, 7, 8].map((age) => dealerRepairPercent(age, DAY))).toEqual([10, 20, 20, null]);
  });

  it('says its yearly rate', () => {
    expect(cascoPremium({ ...plain, deductible: 1, options: ['noPoliceCall'] }, DAY)?.ratePercent).toBe(2.76);
  });
});

const risks = fc.record({
  carValue: fc.integer({ min: 500_000, max: 75_000_000 }),
  carAge: fc.integer({ min: 0, max: 7 }),
  deductible: fc.constantFrom(...DEDUCTIBLES),
  cover: fc.constantFrom(...CASCO_COVERS),
  options: fc.uniqueArray(fc.constantFrom(...CASCO_OPTIONS)),
  thirdParty: fc.boolean(),
  persons: fc.integer({ min: 0, max: 8 }),
  termMonths: fc.integer({ min: 1, max: 36 }),
  instalments: fc.constantFrom(...INSTALMENTS),
});
const sum = (risk: CascoRisk): number => cascoPremium(risk, DAY)?.premium ?? Number.NaN;

describe('whatever the casco', () => {
  it('a larger deductible is cheaper; a longer term, a dearer car, more parts and more persons are not', () => {
    fc.assert(
      fc.property(risks, (risk) => {
        const ladder = DEDUCTIBLES.map((deductible) => sum({ ...risk, deductible }));
        expect(ladder).toEqual([...ladder].sort((a, b) => b - a));
        expect(new Set(ladder).size).toBe(DEDUCTIBLES.length);
        const parts = INSTALMENTS.map((instalments) => sum({ ...risk, instalments }));
        expect(parts).toEqual([...parts].sort((a, b) => a - b));
        const now = sum(risk);
        expect(now).toBeGreaterThan(0);
        expect(sum({ ...risk, termMonths: risk.termMonths + 1 })).toBeGreaterThan(now);
        expect(sum({ ...risk, carValue: risk.carValue + 100_000 })).toBeGreaterThan(now);
        expect(sum({ ...risk, persons: risk.persons + 1 })).toBeGreaterThan(now);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a premium in parts', () => {
  it('sums up to the premium, begins on the first day, stays inside the term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(...INSTALMENTS),
        fc.integer({ min: 1, max: 36 }),
        (whole, count, months) => {
          const plan = instalmentPlan(whole, count, DAY, months);
          expect(plan.reduce((all, one) => all + one.sum, 0)).toBe(whole);
          expect(plan[0]?.date).toBe(DAY);
          expect(plan.length).toBe(Math.min(count, months));
          for (const [at, one] of plan.entries()) {
            const next = plan[at + 1];
            if (next) expect(compareDates(addMonths(one.date, 1), next.date)).toBeLessThanOrEqual(0);
            expect(compareDates(one.date, addMonths(DAY, months))).toBeLessThan(0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('of a year in four is paid every three months', () => {
    expect(instalmentPlan(100_001, 4, DAY, 12)).toEqual([
      { number: 1, date: '2026-02-01', sum: 25_000 },
      { number: 2, date: '2026-05-01', sum: 25_000 },
      { number: 3, date: '2026-08-01', sum: 25_000 },
      { number: 4, date: '2026-11-01', sum: 25_001 },
    ]);
  });

  it('goes on with the part that falls due next; the first one is paid at the start', () => {
    const plan = instalmentPlan(100_001, 4, DAY, 12);
    const nextOn = (today: string) => nextInstalment(plan, today)?.number ?? null;
    expect(['2026-01-20', '2026-02-01', '2026-05-01', '2026-05-02', '2026-11-01', '2026-11-02'].map(nextOn)).toEqual([
      2,
      2,
      2,
      3,
      4,
      null,
    ]);
    expect(nextInstalment(instalmentPlan(100_001, 1, DAY, 12), DAY)).toBeNull();
  });
});

describe('insurance of a borrower', () => {
  const loan = { kind: 'annuity', principal: 8_000_000, ratePercent: 21.7, months: 60, start: '2026-01-15' } as const;
  const years = yearlyPremiums(loan.principal, schedule(loan), 1);

  it('costs less every year, as the debt falls', () => {
    expect(years.map((year) => year.year)).toEqual([1, 2, 3, 4, 5]);
    expect(years[0]).toEqual({ year: 1, sumInsured: 8_000_000, premium: 80_000 });
    const sums = years.map((year) => year.sumInsured);
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    expect(years.at(-1)?.premium).toBeLessThan(25_000);
  });

  it('is paid once for the whole loan, or not at all for illness from sixty on', () => {
    expect(singlePremium(8_000_000, 3.5)).toBe(280_000);
    expect(coversIllness('1966-02-02', DAY)).toBe(true);
    expect(coversIllness('1966-02-01', DAY)).toBe(false);
    expect(borrowerLimits[0]?.value.microfinanceMax).toBe(2_000_000);
  });
});

describe('a sum times factors', () => {
  it('is exact: halves go up, floats do not creep in', () => {
    expect(timesHalfUp(5, [0.1])).toBe(1);
    expect(timesHalfUp(4, [0.1])).toBe(0);
    expect(timesHalfUp(1_005, [0.01, 100])).toBe(1_005);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 75_000_000 }), fc.integer({ min: 0, max: 40_000 }), (whole, factor) => {
        expect(timesHalfUp(whole, [factor / 10_000])).toBe(
          Number((BigInt(whole) * BigInt(factor) * 2n + 10_000n) / 20_000n),
        );
      }),
    );
  });
});
