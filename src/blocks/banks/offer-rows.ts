import type { TextId } from '../../../locales/ids.ts';
import type { Offer } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money, months, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { Asked } from './offer-cost.ts';

interface Row {
  /** The text of the label: what row it is, in any language. */
  id: TextId;
  label: string;
  value: string;
  /** The figure, where less is better: of a rate, whatever the loan. */
  rate?: number;
  /** The same of money, for loans of one sum and one term. */
  sum?: number;
}

const row = (t: Translate, id: TextId, value: string, less?: Pick<Row, 'rate' | 'sum'>): Row => ({
  id,
  label: t(id),
  value,
  ...less,
});

const fee = (offer: Offer, t: Translate): string =>
  t('b.feeValue', { sum: money(offer.initialFee), percent: percent(offer.initialFeePercent) });

const kindOf = (offer: Offer, t: Translate): string =>
  t(offer.paymentType === 'annuity' ? 'b.annuity' : 'b.differentiated');

/**
 * The figures of an offer below those on its card, always in the same order. What was asked for stands above all offers: it is
 * said again only where the bank gives something else.
 */
export const offerRows = (offer: Offer, asked: Asked | undefined, t: Translate): Row[] => [
  ...(asked?.creditAmount === offer.amount ? [] : [row(t, 'b.amount', money(offer.amount))]),
  ...(asked?.term === offer.term ? [] : [row(t, 'b.term', months(offer.term, t))]),
  ...(asked?.initialFee === offer.initialFee ? [] : [row(t, 'b.fee', fee(offer, t))]),
  row(t, 'b.over', money(offer.overpayment), { sum: offer.overpayment }),
];

/** All figures, for the conditions. */
export const fullRows = (offer: Offer, t: Translate): Row[] => [
  row(t, 'b.rate', percent(offer.rate), { rate: offer.rate }),
  row(t, 'b.gesv', percent(offer.gesv), { rate: offer.gesv }),
  ...offerRows(offer, undefined, t),
  row(t, 'b.paymentType', kindOf(offer, t)),
  row(t, 'b.firstPayment', money(offer.monthlyPayment)),
  row(t, 'b.lastPayment', money(offer.lastPayment)),
  row(t, 'b.total', money(offer.totalToPay), { sum: offer.totalToPay }),
];

/** What the bank wants besides the fee. */
const needsOf = (offer: Offer, t: Translate): string[] => [
  ...(offer.cascoRequired ? [t('b.needsCasco')] : []),
  ...(offer.lifeRequired ? [t('b.needsLife')] : []),
  ...(offer.gpsRequired ? [t('b.needsGps')] : []),
];

/** The same in the bank's own words, where it has any. */
export const demandsOf = (offer: Offer, t: Translate): readonly string[] =>
  offer.conditions.length > 0 ? offer.conditions : needsOf(offer, t);

export const validUntil = (iso: string): string => dmy(isoDayKz(Date.parse(iso)));

/** Until when there is something to choose: one sentence for all, or the day of the first that goes. */
export const untilText = (offers: readonly { readonly approved: Offer }[], t: Translate): string => {
  const ends = offers.map(({ approved }) => approved.validUntil).sort();
  const date = validUntil(ends[0] ?? '');
  const isOne = ends.every((end) => validUntil(end) === date);
  return t(isOne ? 'b.allUntil' : 'b.firstUntil', { n: offers.length, date });
};

/** What an offer that is opened adds to its line, which has told the overpayment. `withRate`: not the rate on a phone. */
export const openedRows = (offer: Offer, asked: Asked | undefined, withRate: boolean, t: Translate): Row[] => {
  const demands = demandsOf(offer, t);
  return [
    ...(withRate ? [row(t, 'b.rate', percent(offer.rate))] : []),
    ...offerRows(offer, asked, t).filter(({ id }) => id !== 'b.over'),
    row(t, 'b.paymentType', kindOf(offer, t)),
    row(t, 'b.lastPayment', money(offer.lastPayment)),
    ...(demands.length > 0 ? [row(t, 'b.demands', demands.join('\n'))] : []),
    row(t, 'b.valid', validUntil(offer.validUntil)),
  ];
};
