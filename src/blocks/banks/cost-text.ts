import type { Offer } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { duration, money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import { besideByKind, besideInMonth, monthInAll } from './offer-cost.ts';

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
/** A name amidst a sentence; one of capitals stays as it is. */
const amidst = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** What a cost besides the loan is for. */
export const costName = (kind: string, t: Translate): string => t(COST[kind] ?? 'b.costOther');

/** A sum of the whole term; casco is known by what a year of it costs, so its sum says of how long it is. */
export const inTermText = (words: string, kind: string, term: number, t: Translate): string =>
  kind === 'casco' ? t('b.forTerm', { what: words, term: duration(term, t) }) : words;

/** What is paid beside the loan, by its names; they may begin a line. */
export const besideNames = (offer: Offer, t: Translate): string =>
  besideByKind(offer)
    .map(({ kind }, at) => (at === 0 ? costName(kind, t) : amidst(costName(kind, t))))
    .join(', ');

/** What a month takes with all that is paid beside the loan, and of what; null: nothing is. */
export const monthInAllText = (offer: Offer, t: Translate): string | null =>
  besideInMonth(offer) === 0
    ? null
    : t('b.inAllOf', {
        sum: money(monthInAll(offer)),
        things: besideByKind(offer)
          .map(({ kind }) => amidst(costName(kind, t)))
          .join(', '),
      });

/** What it is, and how often. */
export const costSum = ({ sum, period }: Offer['extraCosts'][number], t: Translate): string =>
  t(PERIOD[period], { sum: money(sum) });

/** One cost besides the loan, and how often. */
export const costText = (cost: Offer['extraCosts'][number], t: Translate): string =>
  `${costName(cost.kind, t)}: ${costSum(cost, t)}`;
