import { describe, expect, test } from 'vitest';
import type { Bank } from '../../../../openapi/index.ts';
import { offersOf, rangeOf, refusalsOf, type WantedLoan } from '../../../../src/blocks/claim/offers.ts';
import { leastFeePercent, longestTerm } from '../../../../schemas/shared/terms.form.ts';

const terms = {
  rateNew: 21.7,
  rateUsed: 25.5,
  minFeeNew: 10,
  minFeeUsed: 20,
  minFeeC2c: 20,
  termMin: 12,
  termMax: 84,
  sumMin: 1_000_000,
  sumMax: 45_000_000,
  incomeProof: false,
  kdnMax: 0.5,
  carAgeMax: 13,
  cascoRequired: false,
  gpsRequired: false,
  note: null,
} satisfies Bank['terms'];
const bank = (alias: string, own: Partial<Bank['terms']> = {}): Bank => ({
  alias,
  name: alias,
  type: 'bvu',
  terms: { ...terms, ...own },
});
const loan: WantedLoan = {
  price: 10_000_000,
  fee: 2_000_000,
  term: 60,
  kind: 'annuity',
  carType: 'new',
  carYear: 2026,
  fromPerson: true,
  today: '2026-01-15',
};

describe('an estimate', () => {
  const [one] = offersOf([bank('dala')], loan).lending;
  test('agrees with the golden values of the market: 10 million, a fifth down, 21.7 %, 60 months', () => {
    expect(one).toMatchObject({
      rate: 21.7,
      principal: 8_000_000,
      payment: 219_589,
      last: 219_580,
      overpayment: 5_175_331,
      gesv: 24.01,
    });
  });
  test('of payments that fall starts high and costs less', () => {
    const [falling] = offersOf([bank('dala')], { ...loan, kind: 'differentiated' }).lending;
    expect(falling).toMatchObject({ payment: 278_000, last: 135_764, overpayment: 4_412_345 });
  });
  test('counts into the effective rate what the bank demands beside, by its own prices or by those of another', () => {
    const extras = { gpsOnce: 120_000, gpsMonthly: 2_500 };
    const demanding = bank('mcf', { rateNew: 27, gpsRequired: true, extras });
    const rate = (...banks: Bank[]) => offersOf(banks, loan).lending.find((offer) => offer.bank === banks[0])?.gesv;
    // Of the loan alone; with the tracker, as the design of the offers has it.
    expect(rate(bank('free', { rateNew: 27, extras }))).toBeCloseTo(30.6, 1);
    expect(rate(demanding)).toBeCloseTo(32.3, 1);
    const untold = bank('untold', { rateNew: 27, gpsRequired: true });
    expect(rate(untold, demanding)).toBe(rate(demanding));
    // A year's insurance is paid when each of the five years begins: 4 % of the car a year weigh more than 4 % of the loan.
    const insured = rate(bank('insured', { rateNew: 27, cascoRequired: true, extras: { cascoPercent: 4 } })) ?? 0;
    const paid = [0, 1, 2, 3, 4].map((year) => [year, 400_000] as const);
    const months = Array.from({ length: 60 }, (_, at) => [(at + 1) / 12, 244_283] as const);
    const worth = [...paid, ...months].reduce((sum, [years, due]) => sum + due / (1 + insured / 100) ** years, 0);
    expect(worth / 8_000_000).toBeCloseTo(1, 2);
  });
  test('takes the rate of the kind of car', () => {
    expect(offersOf([bank('dala')], { ...loan, carType: 'used', carYear: 2020 }).lending[0]?.rate).toBe(25.5);
  });
});

describe('banks', () => {
  const banks = [bank('dear', { rateNew: 30 }), bank('cheap', { rateNew: 19.9 }), bank('careful', { minFeeC2c: 40 })];
  const { lending, refusing } = offersOf(banks, loan);
  test('that lend stand by their payment, the lowest first', () =>
    expect(lending.map((offer) => offer.bank.alias)).toEqual(['cheap', 'dear']));
  test('that do not lend are named with what they want', () => {
    expect(refusing.map((one) => [one.bank.alias, one.refusals])).toEqual([
      ['careful', [{ why: 'fee', min: 4_000_000 }]],
    ]);
  });
  test('give a range of payments', () => {
    expect(rangeOf(lending, (offer) => offer.payment)).toEqual({ from: lending[0]?.payment, to: lending[1]?.payment });
    expect(rangeOf(offersOf([], loan).lending, (offer) => offer.payment)).toBeNull();
  });
  test('say how little may be paid down, and how long at most', () => {
    const cautious = [
      bank('a', { minFeeC2c: 30, termMax: 60 }),
      bank('b', { minFeeC2c: null, termMax: 120 }),
      bank('c', { minFeeC2c: 20 }),
    ];
    expect(leastFeePercent(cautious, loan)).toBe(20);
    expect(leastFeePercent([], loan)).toBe(0);
    expect(longestTerm(cautious, { ...loan, fromPerson: false })).toBe(120);
    // Who does not lend for this purchase does not lengthen its term.
    expect(longestTerm(cautious, loan)).toBe(84);
    expect(longestTerm([], loan)).toBe(84);
  });
});

describe('a bank refuses', () => {
  const used = { ...loan, carType: 'used', carYear: 2013 } as const;
  test.each([
    ['a purchase from a person', bank('x', { minFeeC2c: null }), loan, [{ why: 'c2c' }]],
    ['used cars', bank('x', { rateUsed: null }), used, [{ why: 'used' }]],
    ['new cars', bank('x', { rateNew: null }), loan, [{ why: 'notNew' }]],
    ['a term out of its limits', bank('x', { termMax: 48 }), loan, [{ why: 'term', min: 12, max: 48 }]],
    ['too small a sum', bank('x', { sumMin: 8_000_001 }), loan, [{ why: 'sumSmall', min: 8_000_001 }]],
    ['too big a sum', bank('x', { sumMax: 7_999_999 }), loan, [{ why: 'sumBig', max: 7_999_999 }]],
    ['a car a year too old', bank('x', { carAgeMax: 12 }), used, [{ why: 'carAge', n: 12 }]],
  ] as const)('%s', (_, one, wanted, refusals) => expect(refusalsOf(one, wanted)).toEqual(refusals));

  test('nothing at the very limits', () => {
    expect(refusalsOf(bank('x', { sumMin: 8_000_000, sumMax: 8_000_000, termMin: 60, termMax: 60 }), loan)).toEqual([]);
    expect(refusalsOf(bank('x'), used)).toEqual([]);
  });
  test('for several reasons at once', () => {
    expect(refusalsOf(bank('x', { minFeeC2c: 30, termMax: 36 }), loan).map((one) => one.why)).toEqual(['fee', 'term']);
  });
  test('no car of an unknown year for its age', () =>
    expect(refusalsOf(bank('x'), { ...used, carYear: null })).toEqual([]));
});
