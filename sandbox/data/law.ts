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

/** Monthly calculation index (МРП), tenge. The last one stands until the next budget is known. */
const monthlyIndexes: readonly Dated<number>[] = [
  { from: '2024-01-01', until: '2025-01-01', value: 3_692, law: 'Law on the republican budget for 2024–2026' },
  { from: '2025-01-01', until: '2026-01-01', value: 3_932, law: 'Law on the republican budget for 2025–2027' },
  { from: '2026-01-01', value: 4_325, law: 'Law on the republican budget for 2026–2028' },
];
/** So many indexes in tenge. */
const indexes = (count: number, day: IsoDate): number => count * (inForce(monthlyIndexes, day) ?? 0);

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

export { isBurdenFree } from '../../schemas/facts/burden-relief.ts';

/** Unsecured loans on line: money comes only so long after the contract, and only when asked for again. */
const coolingOffs: readonly Dated<
  Readonly<Record<'bvu' | 'mfo', readonly { readonly aboveIndexes: number; readonly hours: number }[]>>
>[] = [
  {
    from: '2025-09-30',
    value: {
      bvu: [
        { aboveIndexes: 255, hours: 24 },
        { aboveIndexes: 150, hours: 8 },
      ],
      mfo: [{ aboveIndexes: 75, hours: 24 }],
    },
    law: 'Law of 30.06.2025 on the development of the financial market; order of the regulator, in force since 30.09.2025',
  },
];
/** Hours between the decision and the confirmation of an unsecured loan of this sum; 0: none. Not for goods. */
export const coolingOffHours = (lender: 'bvu' | 'mfo', amount: number, day: IsoDate): number =>
  inForce(coolingOffs, day)?.[lender].find(({ aboveIndexes }) => amount > indexes(aboveIndexes, day))?.hours ?? 0;

/** The first unsecured loan above so many indexes is not given on line. */
const firstLoans: readonly Dated<Readonly<Record<'bvu' | 'mfo', number>>>[] = [
  {
    from: '2025-09-30',
    value: { bvu: 150, mfo: 75 },
    law: 'Law of 30.06.2025 on the development of the financial market',
    unsure: true,
  },
];
/** Highest first unsecured loan without a visit, tenge. */
export const firstLoanOnline = (lender: 'bvu' | 'mfo', day: IsoDate): number => {
  const rule = inForce(firstLoans, day);
  return rule === null ? Number.POSITIVE_INFINITY : indexes(rule[lender], day);
};

/** Ages whose wish to borrow without a pledge is confirmed twice. */
const doubleChecks: readonly Dated<{ readonly below: number; readonly above: number }>[] = [
  {
    from: '2025-09-30',
    value: { below: 21, above: 55 },
    law: 'Law of 30.06.2025 on the development of the financial market',
    unsure: true,
  },
];
export const confirmsTwice = (years: number, day: IsoDate): boolean => {
  const rule = inForce(doubleChecks, day);
  return rule !== null && (years < rule.below || years > rule.above);
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
