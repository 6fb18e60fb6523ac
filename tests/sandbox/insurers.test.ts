import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inForce } from '../../schemas/facts/effective.ts';
import { borrowerLimits } from '../../schemas/facts/insurance/borrower.ts';
import { CASCO_COVERS, CASCO_OPTIONS, DEDUCTIBLES, INSTALMENTS } from '../../schemas/facts/insurance/casco-tariff.ts';
import { BONUS_CLASSES } from '../../schemas/facts/insurance/liability-tariff.ts';
import { carMarks } from '../../sandbox/data/cars.ts';
import { bonusClassOf } from '../../sandbox/data/esbd.ts';
import { insurerOf, insurers } from '../../sandbox/data/car-insurers.ts';
import { termsOn } from '../../sandbox/data/insurer-facts.ts';
import { lifeInsurerOf, lifeInsurers } from '../../sandbox/data/life-insurers.ts';
import { FIXABLE_CODES, refusalTexts, REFUSAL_CODES } from '../../sandbox/data/offers.ts';
import { quote, type Quote, type QuoteRisk } from '../../sandbox/services/offers/quote.ts';

const DAY = '2026-02-01';
const driver = { age: 36, experienceYears: 12, bonusClass: '3', privileged: false } as const;
const risk: QuoteRisk = {
  kinds: ['casco'],
  personalNumber: '900115399012',
  liability: { vehicle: 'car', carAge: 2, region: '75', isCity: true, drivers: [driver], temporaryDays: null },
  casco: {
    carValue: 10_000_000,
    carAge: 2,
    deductible: 1,
    cover: 'full',
    options: [],
    thirdParty: false,
    persons: 0,
    termMonths: 12,
    instalments: 1,
  },
  territory: 'KZ',
  markId: 'hyundai',
};
const ask = (alias: string, asked: QuoteRisk = risk, on = DAY): Quote => {
  const insurer = insurerOf(alias);
  if (!insurer) throw new Error(`no ${alias}`);
  return quote(insurer, asked, on);
};
const price = (alias: string, asked: QuoteRisk = risk, on = DAY): number | string => {
  const answer = ask(alias, asked, on);
  return answer.kind === 'offered' ? answer.premium : answer.code;
};
const casco = (change: Partial<QuoteRisk['casco']>): QuoteRisk => ({ ...risk, casco: { ...risk.casco, ...change } });
const driven = (change: Partial<QuoteRisk['liability']['drivers'][number]>): QuoteRisk => ({
  ...risk,
  liability: { ...risk.liability, drivers: [{ ...driver, ...change }] },
});

describe('insurers', () => {
  it('are at least six invented ones and the one that the product names, each with a name in both languages', () => {
    const all = [...insurers, ...lifeInsurers];
    expect(insurers.filter((one) => one.alias.startsWith('demo_')).length).toBeGreaterThanOrEqual(6);
    expect(all.map((one) => one.alias).filter((alias) => !alias.startsWith('demo_'))).toEqual(['centras']);
    expect(new Set(all.map((one) => one.alias)).size).toBe(all.length);
    for (const { name } of all) expect(name).toEqual({ ru: expect.any(String), kk: expect.any(String) });
  });

  it('price a casco of 10 000 000 each by its own coefficients', () => {
    expect(Object.fromEntries(insurers.map((one) => [one.alias, price(one.alias)]))).toEqual({
      centras: 312_000, // 240 000 × 1.3
      demo_qalqan: 264_000, // × 1.1
      demo_tulpar: 288_000, // × 1.2
      demo_samal: 348_000, // × 1.45
      demo_umit: 'NOT_SOLD',
      demo_keruen: 'DEDUCTIBLE',
      demo_aqsunqar: 300_000, // × 1.25
    });
  });

  it('change their prices with the mark, the driver, the territory and the day', () => {
    expect(price('centras', { ...risk, markId: 'toyota' })).toBe(327_600);
    expect(price('centras', driven({ age: 22 }))).toBe(358_800);
    expect(price('centras', { ...risk, territory: 'CIS' })).toBe(343_200);
    expect(price('demo_aqsunqar', risk, '2026-05-31')).toBe(300_000);
    expect(price('demo_aqsunqar', risk, '2026-06-01')).toBe(312_000);
  });

  it('sell the compulsory insurance at the price of the law, by the table of territories that they go by', () => {
    const compulsory: QuoteRisk = {
      ...risk,
      kinds: ['ogpo'],
      liability: { ...risk.liability, region: '63', drivers: [{ ...driver, bonusClass: null }] },
    };
    expect(price('centras', compulsory)).toBe(40_395); // 4 325 × 1.9 × 1.96 × 1.2 × 2.09
    expect(price('demo_umit', compulsory)).toBe(14_839); // × 0.72
    expect(price('demo_aqsunqar', compulsory)).toBe('NOT_SOLD');
    const both = ask('centras', { ...compulsory, kinds: ['ogpo', 'casco'] });
    expect(both).toMatchObject({
      kind: 'offered',
      premium: 40_395 + 312_000,
      parts: [{ kind: 'ogpo' }, { kind: 'casco' }],
    });
  });

  it.each([
    ['the car is too old', 'demo_qalqan', casco({ carAge: 11 }), 'CAR_AGE'],
    ['the car is too cheap', 'demo_samal', casco({ carValue: 4_000_000 }), 'CAR_SUM'],
    ['the car is too dear', 'demo_keruen', casco({ carValue: 16_000_000, deductible: 3 }), 'CAR_SUM'],
    ['the driver is too young', 'demo_samal', driven({ age: 22 }), 'DRIVER_AGE'],
    ['the driver is too fresh', 'demo_tulpar', driven({ experienceYears: 0 }), 'DRIVER_EXPERIENCE'],
    ['not without a deductible', 'demo_qalqan', casco({ deductible: 0 }), 'DEDUCTIBLE'],
    ['not that cover', 'demo_qalqan', casco({ cover: 'nonRoadOnly' }), 'COVER'],
    ['not that option', 'demo_tulpar', casco({ options: ['replacementCar'] }), 'OPTION'],
    ['no dealer repairs such an old car', 'centras', casco({ carAge: 9, options: ['dealerRepair'] }), 'OPTION'],
    ['not abroad', 'demo_qalqan', { ...risk, territory: 'CIS' }, 'TERRITORY'],
    ['not this person', 'centras', { ...risk, personalNumber: '960518399193' }, 'POLICY'],
  ] as const)('refuse: %s', (_name, alias, asked, code) => expect(price(alias, asked)).toBe(code));

  it('take fewer payments than asked for, never more, and the compulsory part at once', () => {
    const taken = (alias: string, asked: QuoteRisk): unknown => {
      const answer = ask(alias, asked);
      return answer.kind === 'offered' ? answer.instalments : answer.code;
    };
    expect(taken('centras', casco({ instalments: 12 }))).toBe(4);
    expect(taken('demo_tulpar', casco({ instalments: 12 }))).toBe(1);
    expect(taken('centras', { ...casco({ instalments: 4 }), kinds: ['ogpo', 'casco'] })).toBe(1);
  });

  it('all refuse the person whom all refuse, and say why in both languages', () => {
    for (const insurer of insurers)
      expect(quote(insurer, { ...risk, personalNumber: '960518399193' }, DAY)).toMatchObject({ kind: 'refused' });
    for (const code of REFUSAL_CODES)
      expect(Object.values(refusalTexts[code]('1')).every((text) => text !== '')).toBe(true);
  });
});

describe('rules of insurers', () => {
  it('tell what another choice of the product mends from what lies in the car, the drivers, the person', () => {
    expect(REFUSAL_CODES.filter((code) => !FIXABLE_CODES.has(code))).toEqual([
      'CAR_AGE',
      'CAR_SUM',
      'DRIVER_AGE',
      'DRIVER_EXPERIENCE',
      'POLICY',
    ]);
  });

  it('name marks that there are, and sell what the tariff has', () => {
    const marks = new Set(carMarks.map((mark) => mark.id));
    for (const { terms } of insurers)
      for (const { value } of terms)
        for (const mark of Object.keys(value.casco?.marks ?? {})) expect(marks).toContain(mark);
  });

  it('keep a larger deductible cheaper at every insurer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...insurers),
        fc.integer({ min: 500_000, max: 75_000_000 }),
        fc.constantFrom(...CASCO_COVERS),
        fc.uniqueArray(fc.constantFrom(...CASCO_OPTIONS), { maxLength: 2 }),
        fc.constantFrom(...INSTALMENTS),
        (insurer, carValue, cover, options, instalments) => {
          const prices = DEDUCTIBLES.flatMap((deductible) => {
            const answer = quote(insurer, casco({ carValue, cover, options, instalments, deductible }), DAY);
            return answer.kind === 'offered' ? [answer.premium] : [];
          });
          expect(prices).toEqual([...prices].sort((a, b) => b - a));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('of life insurers stay inside the market', () => {
    const { yearly, once } = inForce(borrowerLimits, DAY);
    for (const insurer of lifeInsurers) {
      const terms = termsOn(insurer, DAY);
      expect(terms.yearlyPercent >= yearly.min && terms.yearlyPercent <= yearly.max).toBe(true);
      expect(terms.oncePercent >= once.min && terms.oncePercent <= once.max).toBe(true);
    }
    expect(lifeInsurers.map((one) => lifeInsurerOf(one.alias))).toEqual(lifeInsurers);
    expect(lifeInsurerOf('centras')).toBeNull();
  });
});

describe('the insurers’ common database', () => {
  it('knows the same class of the same person every time', () => {
    expect(bonusClassOf('900115399012')).toBe('6');
    expect(bonusClassOf('010312699086')).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), (serial) => {
        const number = `9001153${String(serial).padStart(4, '0')}7`;
        const found = bonusClassOf(number);
        expect(found === bonusClassOf(number) && (found === null || BONUS_CLASSES.includes(found))).toBe(true);
      }),
    );
  });
});
