import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  annuity,
  effectiveRate,
  flowsOf,
  nextDue,
  overpayment,
  schedule,
  totalToPay,
  type Loan,
  type PaymentType,
} from '../../../../schemas/facts/loan.ts';

const START = '2026-01-15';

const loan = (kind: PaymentType, principal: number, ratePercent: number, months: number): Loan => ({
  kind,
  principal,
  ratePercent,
  months,
  start: START,
});

/** Golden values of the market's own calculators: an independent check of every cell. */
const GOLDEN = [
  {
    name: '10 M, 20 % down, 21.7 %, 60',
    p: 8_000_000,
    r: 21.7,
    n: 60,
    a: 219_589,
    last: 219_580,
    total: 13_175_331,
    over: 5_175_331,
    gesv: 24.01,
    first: 278_000,
    end: 135_764,
    diffOver: 4_412_345,
  },
  {
    name: '10 M, 20 % down, 25.5 %, 84',
    p: 8_000_000,
    r: 25.5,
    n: 84,
    a: 205_058,
    last: 204_972,
    total: 17_224_786,
    over: 9_224_786,
    gesv: 28.71,
    first: 265_238,
    end: 97_270,
    diffOver: 7_225_008,
  },
  {
    name: '6.5 M, 30 % down, 23 %, 36',
    p: 4_550_000,
    r: 23,
    n: 36,
    a: 176_129,
    last: 176_144,
    total: 6_340_659,
    over: 1_790_659,
    gesv: 25.62,
    first: 213_597,
    end: 128_807,
    diffOver: 1_613_352,
  },
  {
    name: 'goods 0.4 M, 28 %, 12',
    p: 400_000,
    r: 28,
    n: 12,
    a: 38_602,
    last: 38_606,
    total: 463_228,
    over: 63_228,
    gesv: 32.04,
    first: 42_666,
    end: 34_115,
    diffOver: 60_667,
  },
  {
    name: 'instalments 1.2 M, 0 %, 12',
    p: 1_200_000,
    r: 0,
    n: 12,
    a: 100_000,
    last: 100_000,
    total: 1_200_000,
    over: 0,
    gesv: 0,
    first: 100_000,
    end: 100_000,
    diffOver: 0,
  },
] as const;

describe('golden values', () => {
  test.each(GOLDEN)('$name', (g) => {
    const equal = loan('annuity', g.p, g.r, g.n);
    const rows = schedule(equal);
    expect(annuity(g.p, g.r, g.n)).toBe(g.a);
    expect(rows.map((row) => row.payment).slice(0, -1)).toEqual(Array<number>(g.n - 1).fill(g.a));
    expect(rows.at(-1)?.payment).toBe(g.last);
    expect(totalToPay(rows)).toBe(g.total);
    expect(overpayment(rows)).toBe(g.over);
    expect(effectiveRate(flowsOf(equal, rows))).toBe(g.gesv);
    const falling = schedule(loan('differentiated', g.p, g.r, g.n));
    expect(falling[0]?.payment).toBe(g.first);
    expect(falling.at(-1)?.payment).toBe(g.end);
    expect(overpayment(falling)).toBe(g.diffOver);
  });

  it('splits the first payment as the contract does', () => {
    expect(schedule(loan('annuity', 8_000_000, 21.7, 60))[0]).toEqual({
      number: 1,
      date: '2026-02-15',
      payment: 219_589,
      principal: 74_922,
      interest: 144_667,
      balance: 7_925_078,
    });
  });

  it('counts insurance paid at the start into the effective rate', () => {
    const l = loan('annuity', 8_000_000, 21.7, 60);
    expect(effectiveRate(flowsOf(l, schedule(l), 440_000))).toBe(27.44);
  });

  it("meets the cap of a bank's secured loan where the resolution does", () => {
    const l = loan('annuity', 8_000_000, 30.4, 60);
    expect(effectiveRate(flowsOf(l, schedule(l)))).toBe(35.04);
  });
});

it('keeps a rate of two decimals exact where a float does not', () => {
  expect(schedule(loan('annuity', 12_000_000, 10.04, 12))[0]?.interest).toBe(100_400);
});

describe('any loan', () => {
  const anyLoan = fc.record({
    kind: fc.constantFrom<PaymentType>('annuity', 'differentiated'),
    principal: fc.integer({ min: 1, max: 75_000_000 }),
    ratePercent: fc.integer({ min: 0, max: 4_600 }).map((n) => n / 100),
    months: fc.integer({ min: 1, max: 120 }),
    start: fc.constantFrom('2026-01-15', '2026-01-31', '2028-02-29'),
  });

  it('repays itself exactly, never goes below zero and never grows', () => {
    fc.assert(
      fc.property(anyLoan, (l) => {
        const rows = schedule(l);
        expect(rows).toHaveLength(l.months);
        expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(l.principal);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(totalToPay(rows)).toBe(l.principal + overpayment(rows));
        let before = l.principal;
        for (const row of rows) {
          for (const cell of [row.payment, row.principal, row.interest, row.balance])
            expect(Number.isSafeInteger(cell) && cell >= 0).toBe(true);
          expect(row.payment).toBe(row.principal + row.interest);
          expect(row.balance).toBe(before - row.principal);
          before = row.balance;
        }
      }),
    );
  });

  it('has dates that rise month by month', () => {
    fc.assert(
      fc.property(anyLoan, (l) => {
        const dates = schedule(l).map((row) => row.date);
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
    );
  });

  it('falls with every payment when differentiated, but for what rounding leaves to the last', () => {
    fc.assert(
      fc.property(anyLoan, (l) => {
        const payments = schedule({ ...l, kind: 'differentiated' })
          .map((row) => row.payment)
          .slice(0, -1);
        payments.slice(1).forEach((payment, i) => expect(payment).toBeLessThanOrEqual(payments[i]!));
      }),
    );
  });

  it('costs more at a higher rate, once its rows are more than rounding', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 10 }), (l, more) => {
        fc.pre(l.principal >= 1_000 * l.months);
        expect(overpayment(schedule({ ...l, ratePercent: l.ratePercent + more }))).toBeGreaterThanOrEqual(
          overpayment(schedule(l)),
        );
      }),
    );
  });

  it('is never cheaper by its effective rate than by its nominal one', () => {
    fc.assert(
      fc.property(
        anyLoan.filter((l) => l.principal >= 500_000),
        (l) => {
          expect(effectiveRate(flowsOf(l, schedule(l)))).toBeGreaterThanOrEqual(l.ratePercent - 0.05);
        },
      ),
    );
  });
});

describe('effective rate at its edges', () => {
  it('is 0 without flows, without interest, and when less is paid than was got', () => {
    expect(effectiveRate([])).toBe(0);
    expect(
      effectiveRate([
        { date: START, amount: 100 },
        { date: '2026-02-15', amount: -90 },
      ]),
    ).toBe(0);
  });

  it('is null beyond 500 %', () => {
    expect(
      effectiveRate([
        { date: START, amount: 100 },
        { date: '2026-01-22', amount: -150 },
      ]),
    ).toBeNull();
  });
});

describe('the payment that is due next', () => {
  const rows = schedule(loan('annuity', 1_000_000, 20, 3));

  it('is the first one not before today', () => {
    expect(nextDue(rows, START)?.number).toBe(1);
    expect(nextDue(rows, '2026-02-15')?.number).toBe(1);
    expect(nextDue(rows, '2026-02-16')?.number).toBe(2);
  });

  it('is none when the last one has passed', () => {
    expect(nextDue(rows, '2026-04-15')?.number).toBe(3);
    expect(nextDue(rows, '2026-04-16')).toBeUndefined();
  });
});
