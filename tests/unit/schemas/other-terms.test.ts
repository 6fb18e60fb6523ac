import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bank, Rejection } from '../../../openapi/index.ts';
import {
  accepts,
  longestTermOf,
  type Burden,
  type Floor,
  type Purchase,
  type Terms,
} from '../../../schemas/shared/lending.ts';
import { changesFor, FEE_STEP, type Change } from '../../../schemas/shared/other-terms.ts';

const terms: Bank['terms'] = {
  rateNew: 21.7,
  rateUsed: 25,
  minFeeNew: 10,
  minFeeUsed: 20,
  minFeeC2c: 40,
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
};
const bank = (own: Partial<Bank['terms']> = {}): Bank => ({
  alias: 'dala',
  name: 'Дала',
  type: 'bvu',
  terms: { ...terms, ...own },
});
const purchase: Purchase = {
  price: 10_000_000,
  kind: 'annuity',
  carType: 'used',
  carYear: 2016,
  fromPerson: true,
  birthDate: '1990-01-15',
  today: '2026-02-01',
};
const refused = (code: Rejection['code'], more: Partial<Rejection> = {}): Rejection => ({
  code,
  text: '',
  fixable: true,
  hint: null,
  ...more,
});
const figures = (income: number, obligations = 0): Burden => ({ income, obligations, limit: 0.5, keepsLimit: false });
const terse = (changes: readonly Change[]) => changes.map(({ kind, fee, term }) => [kind, fee, term]);

describe('the smallest change', () => {
  it('of a down payment below the published one is that one', () => {
    const found = changesFor(bank(), purchase, { fee: 3_000_000, term: 60 }, refused('SMALL_FEE'), null);
    expect(terse(found)).toEqual([['fee', 4_000_000, 60]]);
    // 6 000 000 at 25 % for 60 months.
    expect(found[0]?.payment).toBe(176_108);
    // By hand: 59 such payments and the last one, 8 ₸ less, over what was borrowed.
    expect(found[0]?.overpayment).toBe(4_566_472);
    // A twelfth of 25 % each month, for a year, with interest on interest; the days of months differ a little.
    expect(found[0]?.gesv).toBeCloseTo(((1 + 0.25 / 12) ** 12 - 1) * 100, 0);
  });
  it("keeps to the bank's own word where it asks for more than it publishes", () => {
    const hint = { initialFeePercent: 55, term: null, amount: null };
    const found = changesFor(bank(), purchase, { fee: 4_500_000, term: 60 }, refused('SMALL_FEE', { hint }), null);
    expect(terse(found)).toEqual([['fee', 5_500_000, 60]]);
  });
  it('of a sum below the least is a smaller down payment', () => {
    const found = changesFor(bank(), purchase, { fee: 9_500_000, term: 12 }, refused('POLICY'), null);
    expect(terse(found)).toEqual([['sum', 9_000_000, 12]]);
  });
  it('of a burden too high is a longer term, or more down', () => {
    const kdn = refused('KDN_LIMIT', { burden: figures(400_000, 30_000) });
    const found = changesFor(bank(), purchase, { fee: 4_000_000, term: 48 }, kdn, null);
    expect(terse(found)).toEqual([
      ['term', 4_000_000, 66],
      // Above a half of the price the law sets no limit, but less down is enough.
      ['fee', 4_873_000, 48],
    ]);
  });
  it('is both where neither alone helps', () => {
    const kdn = refused('KDN_LIMIT', { burden: { ...figures(400_000, 80_000), keepsLimit: true } });
    const found = changesFor(bank(), purchase, { fee: 4_000_000, term: 48 }, kdn, null);
    expect(terse(found)).toEqual([
      ['fee', 6_381_000, 48],
      ['both', 5_260_000, 84],
    ]);
  });
  it('goes past a half of the price where the law then sets no limit', () => {
    const kdn = refused('KDN_LIMIT', { burden: figures(100_000, 60_000) });
    // 50.1 %: the share is told in tenths of a percent.
    expect(terse(changesFor(bank(), purchase, { fee: 4_000_000, term: 84 }, kdn, null))).toEqual([
      ['fee', 5_005_000, 84],
    ]);
  });
  it('is not looked for longer than the borrower may owe', () => {
    const kdn = refused('KDN_LIMIT', { burden: figures(400_000, 30_000) });
    const old = { ...purchase, birthDate: '1962-01-15' };
    // Turns 69 in January 2031: 59 months, of which 54 are in the steps of the form.
    expect(terse(changesFor(bank(), old, { fee: 4_000_000, term: 48 }, kdn, null))).toEqual([
      ['fee', 4_873_000, 48],
      ['both', 4_520_000, 54],
    ]);
  });
  it('takes the income of the claim where the bank told no figures', () => {
    const found = changesFor(bank(), purchase, { fee: 3_000_000, term: 60 }, refused('SMALL_FEE'), figures(330_000));
    expect(terse(found)[0]).toEqual(['fee', 4_379_000, 60]);
  });
  it("without figures is the bank's hint", () => {
    const hint = { initialFeePercent: 45, term: 84, amount: 5_500_000 };
    const found = changesFor(bank(), purchase, { fee: 4_000_000, term: 48 }, refused('KDN_LIMIT', { hint }), null);
    expect(terse(found)).toEqual([['both', 4_500_000, 84]]);
  });
});

describe('no change', () => {
  it.each([
    'STOP_CREDIT',
    'OVERDUE_90',
    'AGE',
    'INCOME_UNCONFIRMED',
    'CAR_AGE',
    'PLEDGE',
    'DATA_MISMATCH',
    'EXPIRED',
  ] as const)('turns %s around', (code) => {
    expect(changesFor(bank(), purchase, { fee: 0, term: 60 }, refused(code), null)).toEqual([]);
  });
  it('is invented where nothing published explains the refusal', () => {
    expect(changesFor(bank(), purchase, { fee: 4_000_000, term: 60 }, refused('POLICY'), null)).toEqual([]);
    expect(changesFor(bank(), purchase, { fee: 4_000_000, term: 60 }, refused('KDN_LIMIT'), null)).toEqual([]);
  });
  it('makes a bank lend for what it does not lend for', () => {
    const small = refused('SMALL_FEE');
    const at = { fee: 1_000_000, term: 60 };
    expect(changesFor(bank({ minFeeC2c: null }), purchase, at, small, null)).toEqual([]);
    expect(changesFor(bank({ rateUsed: null }), purchase, at, small, null)).toEqual([]);
    expect(changesFor(bank({ carAgeMax: 9 }), purchase, at, small, null)).toEqual([]);
  });
});

/** Cheap cars, so that every step can be tried one by one. */
const anyCase = fc.record({
  bank: fc
    .record({
      rateUsed: fc.constantFrom(19.9, 25, 34),
      minFeeC2c: fc.constantFrom(0, 10, 33, 40),
      termMin: fc.constantFrom(3, 12),
      termMax: fc.constantFrom(36, 60, 84, 120),
      sumMin: fc.constantFrom(150_000, 300_000),
      sumMax: fc.constantFrom(500_000, 45_000_000),
    })
    .map(bank),
  purchase: fc.record({
    price: fc.integer({ min: 400_000, max: 900_000 }),
    kind: fc.constantFrom('annuity' as const, 'differentiated' as const),
    carType: fc.constant('used' as const),
    carYear: fc.constantFrom(2016, 2024, null),
    fromPerson: fc.constant(true),
    birthDate: fc.constantFrom('1990-01-15', '1960-06-15', null),
    today: fc.constantFrom('2026-02-01', '2027-02-01'),
  }),
  share: fc.integer({ min: 0, max: 95 }),
  term: fc.integer({ min: 2, max: 14 }).map((n) => n * 6),
  burden: fc.option(
    fc.record({
      income: fc.integer({ min: 5_000, max: 120_000 }),
      obligations: fc.integer({ min: 0, max: 30_000 }),
      limit: fc.constantFrom(0.25, 0.5),
      keepsLimit: fc.boolean(),
    }),
    { nil: undefined },
  ),
  hint: fc.option(
    fc.record({
      initialFeePercent: fc.option(fc.constantFrom(64, 70)),
      term: fc.option(fc.constantFrom(36, 60, 84)),
      amount: fc.option(fc.integer({ min: 200_000, max: 700_000 })),
    }),
  ),
});

type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;
/** Hints stay out of the whole percents that a published down payment rounds up to: these are told apart above. */
const solved = ({ bank: one, purchase: bought, share, term, burden, hint }: Case) => {
  const asked: Terms = { fee: Math.floor((bought.price * share) / 100), term };
  const rejection = refused('KDN_LIMIT', { hint, ...(burden === undefined ? {} : { burden }) });
  const floor: Floor | null =
    burden !== undefined || hint === null
      ? null
      : {
          feePercent: hint.initialFeePercent ?? 0,
          term: hint.term ?? 0,
          amount: hint.amount ?? Number.POSITIVE_INFINITY,
        };
  const holds = (fee: number, months: number) =>
    accepts(one, bought, { fee, term: months }, { burden: burden ?? null, floor });
  // Longer than the bank lends to this borrower nobody is advised to ask for.
  const longest = Math.floor(Math.min(84, longestTermOf(one, bought)) / 6) * 6;
  return { asked, holds, longest, changes: changesFor(one, bought, asked, rejection, null), price: bought.price };
};

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

describe('by every one of the published rules', () => {
  it('a change turns the refusal around, and nothing smaller does', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { asked, holds, longest, changes } = solved(one);
        for (const { kind, fee, term } of changes) {
          expect(holds(fee, term)).toBe(true);
          expect(holds(asked.fee, asked.term)).toBe(false);
          const smaller: [number, number][] =
            kind === 'term'
              ? steps(asked.term, term, 6).map((months) => [asked.fee, months])
              : kind === 'sum'
                ? steps(fee + FEE_STEP, asked.fee, FEE_STEP).map((less) => [less, term])
                : steps(asked.fee, fee, FEE_STEP)
                    .map((less) => Math.ceil(less / FEE_STEP) * FEE_STEP)
                    .filter((less) => less < fee)
                    .map((less): [number, number] => [less, kind === 'both' ? longest : term]);
          expect(smaller.filter(([less, months]) => holds(less, months))).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
  it('no change is overlooked', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { asked, holds, longest, changes, price } = solved(one);
        if (holds(asked.fee, asked.term)) {
          expect(changes).toEqual([]);
          return;
        }
        const kinds = new Set(changes.map(({ kind }) => kind));
        const fitting = steps(0, price, FEE_STEP).filter((fee) => holds(fee, asked.term));
        expect(kinds.has('fee')).toBe(fitting.some((fee) => fee > asked.fee));
        expect(kinds.has('sum')).toBe(fitting.some((fee) => fee < asked.fee));
        const longer = steps((Math.floor(asked.term / 6) + 1) * 6, longest + 1, 6);
        expect(kinds.has('term')).toBe(longer.some((months) => holds(asked.fee, months)));
      }),
      { numRuns: 200 },
    );
  });
});
