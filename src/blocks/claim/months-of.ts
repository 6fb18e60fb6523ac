import { sorted } from '../../../schemas/facts/sorted.ts';
import {
  type AskedLoan,
  type Extra,
  EXTRAS,
  monthAt,
  type MonthAtBank,
  usualExtras,
  type Wanted,
} from '../../../schemas/shared/bank-month.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Bank } from '../../../openapi/index.ts';
import { group, money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import { type Estimate, rangeOf } from './offers.ts';

/** A bank that would lend, and what a month takes there with all that is paid beside the loan. */
export interface BankMonth extends Estimate, MonthAtBank {}

/** Those that would lend, the lowest month in all first; what nobody tells the price of stands last. */
export const monthsOf = (
  lending: readonly Estimate[],
  loan: AskedLoan,
  wanted: Wanted,
  banks: readonly Bank[],
): readonly BankMonth[] => {
  const usual = usualExtras(banks);
  const all = lending.map((one) => ({
    ...one,
    ...monthAt({ terms: one.bank.terms, payment: one.payment }, loan, wanted, usual),
  }));
  return sorted(all, (a, b) => a.untold.length - b.untold.length || a.month - b.month || a.overpayment - b.overpayment);
};

/** "217 314 – 282 306 ₸" of a month in all. */
export const monthsText = (all: readonly BankMonth[], t: Translate): string => {
  const { from, to } = rangeOf(all, ({ month }) => month) ?? { from: 0, to: 0 };
  return from === to ? money(from) : t('c2c.terms.range', { from: group(from), to: money(to) });
};

const NAMES: Readonly<Record<Extra, TextId>> = {
  casco: 'c2c.terms.casco',
  life: 'c2c.terms.lifeShort',
  gps: 'c2c.terms.gps',
};

/** What is counted in beside the payment at any of them, in words; nothing: each takes the payment alone. */
export const besideText = (all: readonly BankMonth[], t: Translate): string =>
  EXTRAS.filter((kind) => all.some(({ beside }) => beside[kind] !== undefined))
    .map((kind) => t(NAMES[kind]))
    .join(', ');
