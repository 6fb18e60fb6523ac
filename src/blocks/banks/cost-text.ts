import type { Offer } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';

const COST: Readonly<Record<string, TextId>> = {
  casco: 'b.costCasco',
  life: 'b.costLife',
  gps: 'b.costGps',
  registration: 'b.costRegistration',
  commission: 'b.costCommission',
};
const PERIOD: Readonly<Record<Offer['extraCosts'][number]['period'], TextId>> = {
  once: 'b.onceSum',
  year: 'b.yearSum',
  month: 'b.monthSum',
};
/** What a cost besides the loan is for. */
export const costName = (kind: string, t: Translate): string => t(COST[kind] ?? 'b.costOther');

/** One cost besides the loan, and how often. */
export const costText = ({ kind, sum, period }: Offer['extraCosts'][number], t: Translate): string =>
  `${costName(kind, t)}: ${t(PERIOD[period], { sum: money(sum) })}`;
