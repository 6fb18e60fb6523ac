import { type Extra, EXTRAS } from '../../../schemas/shared/bank-month.ts';
import type { TextId } from '../../../locales/ids.ts';
import { group, money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { BankMonth } from './months-of.ts';
import { rangeOf } from './offers.ts';

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

/** What is counted in beside the payment, where not every bank wants it, at which: "КАСКО, GPS-трекер (MCF)"; '': nothing is. */
export const besideText = (all: readonly BankMonth[], t: Translate): string =>
  EXTRAS.flatMap((kind) => {
    const at = all.filter(({ beside }) => beside[kind] !== undefined);
    const name = t(NAMES[kind]);
    if (at.length === 0) return [];
    return at.length === all.length ? name : `${name} (${at.map(({ bank }) => bank.name).join(', ')})`;
  }).join(', ');
