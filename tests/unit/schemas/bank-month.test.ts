import { describe, expect, test } from 'vitest';
import type { Bank } from '../../../openapi/index.ts';
import { demandedAt } from '../../../schemas/shared/bank-demands.ts';
import {
  besideAt,
  extraInMonth,
  type Extras,
  inAllAt,
  monthAt,
  usualExtras,
} from '../../../schemas/shared/bank-month.ts';

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
const extras: Extras = { cascoPercent: 3.51, lifePercent: 1, gpsOnce: 120_000, gpsMonthly: 2_500 };
const loan = { price: 10_000_000, fee: 4_000_000, term: 60 };
const nothing = { cascoInsurance: false, lifeInsurance: false, gpsTracker: false };
const at = (own: Partial<Bank['terms']>, wanted = nothing, usual: Extras = {}) =>
  monthAt({ terms: { ...terms, ...own }, payment: 180_000 }, loan, wanted, usual);

describe('what a thing beside a loan adds to a month', () => {
  test('is a share of a year, or of the term, and what recurs', () => {
    expect(extraInMonth('casco', extras, loan)).toBe(29_250);
    expect(extraInMonth('life', extras, loan)).toBe(5_000);
    expect(extraInMonth('gps', extras, loan)).toBe(4_500);
  });
  test('is what the month in all grows by', () => {
    const more = at({ extras }, { ...nothing, lifeInsurance: true }).month - at({ extras }).month;
    expect(extraInMonth('life', extras, loan)).toBe(more);
  });
  test('is not told where nobody tells the price', () => expect(extraInMonth('gps', {}, loan)).toBeNull());
});

describe('what a bank demands beside what was asked for', () => {
  const demanded = (own: Partial<Bank['terms']>, wanted = nothing, usual: Extras = {}) =>
    demandedAt({ ...terms, ...own }, loan, wanted, usual);
  test('is named with what it adds to a month', () => {
    expect(demanded({ extras, gpsRequired: true })).toEqual({ kinds: ['gps'], sum: 4_500 });
    expect(demanded({ cascoRequired: true, gpsRequired: true }, nothing, extras)).toEqual({
      kinds: ['casco', 'gps'],
      sum: 29_250 + 4_500,
    });
  });
  test('is nothing where it was ticked, or nothing is demanded', () => {
    expect(demanded({ extras, gpsRequired: true }, { ...nothing, gpsTracker: true })).toBeNull();
    expect(demanded({ extras }, { ...nothing, lifeInsurance: true })).toBeNull();
    expect(demanded({ extras, cascoRequired: true, gpsRequired: true }, { ...nothing, cascoInsurance: true })).toEqual({
      kinds: ['gps'],
      sum: 4_500,
    });
  });
  test('has no sum where nobody tells a price', () => {
    expect(demanded({ gpsRequired: true })).toEqual({ kinds: ['gps'], sum: null });
  });
});

describe('a month at a bank that has not answered', () => {
  test('is the payment where nothing is demanded or wanted', () => {
    expect(at({ extras })).toEqual({ month: 180_000, beside: {}, untold: [] });
  });
  test('has a twelfth of the casco that is demanded', () => {
    // 10 000 000 × 3.51 % = 351 000; a twelfth of it is 29 250.
    expect(at({ extras, cascoRequired: true })).toMatchObject({
      month: 209_250,
      beside: { casco: [{ sum: 351_000, period: 'year' }] },
    });
  });
  test('has the monthly fee of a tracker, and its first sum spread over the loan', () => {
    expect(at({ extras, gpsRequired: true }).month).toBe(180_000 + 2_500 + 2_000);
  });
  test('has what the person wants, demanded or not', () => {
    // Life: 1 % of 6 000 000 a year.
    expect(at({ extras, cascoRequired: true }, { ...nothing, cascoInsurance: true, lifeInsurance: true }).month).toBe(
      180_000 + 29_250 + 5_000,
    );
  });
  test('takes the usual price where the bank tells none, its own before it', () => {
    const usual = usualExtras([{ terms: { ...terms, extras } }, { terms: { ...terms, extras: { cascoPercent: 3 } } }]);
    expect(usual).toEqual({ ...extras, cascoPercent: 3 });
    expect(at({ cascoRequired: true }, nothing, usual).month).toBe(205_000);
    expect(at({ extras, cascoRequired: true }, nothing, usual).month).toBe(209_250);
  });
  test('says what nobody tells the price of, and does not reckon it', () => {
    expect(usualExtras([{ terms }])).toEqual({});
    expect(at({ gpsRequired: true })).toEqual({ month: 180_000, beside: {}, untold: ['gps'] });
    // Half of a price is none.
    expect(at({ gpsRequired: true, extras: { gpsOnce: 120_000 } }).untold).toEqual(['gps']);
  });
});

describe('all that is paid at a bank that has not answered', () => {
  const paid = { extras, cascoRequired: true, gpsRequired: true };
  test('has what is paid beside the loan, of each kind over the whole term', () => {
    // 351 000 × 5 years; 120 000 once and 60 × 2 500.
    expect(besideAt(at(paid), loan)).toEqual([
      { kind: 'casco', sum: 1_755_000 },
      { kind: 'gps', sum: 270_000 },
    ]);
    expect(besideAt(at({ extras }), loan)).toEqual([]);
  });
  test('is the fee, the loan, what it costs, and that', () => {
    expect(inAllAt({ ...at({ extras }), overpayment: 3_000_000 }, loan)).toBe(13_000_000);
    expect(inAllAt({ ...at(paid), overpayment: 3_000_000 }, loan)).toBe(15_025_000);
  });
});
