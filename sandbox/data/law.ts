import type { IsoDate } from '../../schemas/facts/date.ts';

/**
 * What the law of Kazakhstan says about loans, with the days on which it changes. Public sources; `unsure` where only
 * the rule is published with certainty and its day is not.
 */
interface Dated<T> {
  /** First day in force. */
  readonly from: IsoDate;
  /** First day no longer in force; absent: until further notice. */
  readonly until?: IsoDate;
  readonly value: T;
  readonly law: string;
  readonly unsure?: true;
}

/** The value in force on this day, or null. */
const inForce = <T>(rules: readonly Dated<T>[], day: IsoDate): T | null =>
  rules.find(({ from, until }) => from <= day && (until === undefined || day < until))?.value ?? null;

/** Highest effective yearly rate (ГЭСВ), percent. */
interface RateCaps {
  readonly bankSecured: number;
  readonly bankUnsecured: number;
  readonly mortgage: number;
  readonly micro: number;
}
const rateCaps: readonly Dated<RateCaps>[] = [
  {
    from: '2020-01-01',
    until: '2024-09-01',
    value: { bankSecured: 40, bankUnsecured: 56, mortgage: 25, micro: 56 },
    law: 'Joint resolution of the regulator and the National Bank before 16.08.2024 №62',
    unsure: true,
  },
  {
    from: '2024-09-01',
    value: { bankSecured: 35, bankUnsecured: 46, mortgage: 25, micro: 46 },
    law: 'Joint resolution 16.08.2024 №62 / 19.08.2024 №45, kept on 24.12.2025',
  },
];

/** Highest effective rate of a loan of this lender, percent. */
export const effectiveRateCap = (lender: 'bvu' | 'mfo', isSecured: boolean, day: IsoDate): number => {
  const caps = inForce(rateCaps, day);
  if (caps === null) return Number.POSITIVE_INFINITY;
  if (lender === 'mfo') return caps.micro;
  return isSecured ? caps.bankSecured : caps.bankUnsecured;
};

/** Highest share of the income for all payments (КДН), and the same after an overdue of more than 90 days. */
const burdenLimits: readonly Dated<{ readonly usual: number; readonly afterOverdue: number }>[] = [
  {
    from: '2020-01-01',
    until: '2025-11-24',
    value: { usual: 0.5, afterOverdue: 0.5 },
    law: 'Rules on the debt burden',
  },
  {
    from: '2025-11-24',
    value: { usual: 0.5, afterOverdue: 0.25 },
    law: 'Amendment of the rules on the debt burden, in force since 24.11.2025',
  },
];
export const burdenLimit = (overdueDays: number, day: IsoDate): number => {
  const limits = inForce(burdenLimits, day) ?? { usual: 1, afterOverdue: 1 };
  return overdueDays > 90 ? limits.afterOverdue : limits.usual;
};

/** Who may not be lent to, whatever the terms. */
const bans: Readonly<Record<'stopCredit' | 'conscript', readonly Dated<true>[]>> = {
  stopCredit: [
    { from: '2024-08-20', value: true, law: 'Law of 19.06.2024 №97-VIII on the risks of lending', unsure: true },
  ],
  conscript: [
    { from: '2026-01-01', value: true, law: 'Ban on loans to conscripts, in force since January 2026', unsure: true },
  ],
};
export const isBanned = (ban: keyof typeof bans, day: IsoDate): boolean => inForce(bans[ban], day) ?? false;
