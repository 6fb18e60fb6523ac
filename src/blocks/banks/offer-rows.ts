import type { Claim, Offer } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money, months, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';

type Asked = Pick<Claim, 'creditAmount' | 'term' | 'initialFee'>;

interface Row {
  label: string;
  value: string;
}

const fee = (offer: Offer, t: Translate): string =>
  t('b.feeValue', { sum: money(offer.initialFee), percent: percent(offer.initialFeePercent) });

/**
 * The figures of an offer below those on its card, always in the same order. What was asked for stands above all offers: it is
 * said again only where the bank gives something else.
 */
export const offerRows = (offer: Offer, asked: Asked | undefined, t: Translate): Row[] => [
  ...(asked?.creditAmount === offer.amount ? [] : [{ label: t('b.amount'), value: money(offer.amount) }]),
  ...(asked?.term === offer.term ? [] : [{ label: t('b.term'), value: months(offer.term, t) }]),
  ...(asked?.initialFee === offer.initialFee ? [] : [{ label: t('b.fee'), value: fee(offer, t) }]),
  { label: t('b.over'), value: money(offer.overpayment) },
];

/** All figures, for the conditions. */
export const fullRows = (offer: Offer, t: Translate): Row[] => [
  { label: t('b.rate'), value: percent(offer.rate) },
  { label: t('b.gesv'), value: percent(offer.gesv) },
  ...offerRows(offer, undefined, t),
  { label: t('b.paymentType'), value: t(offer.paymentType === 'annuity' ? 'b.annuity' : 'b.differentiated') },
  { label: t('b.firstPayment'), value: money(offer.monthlyPayment) },
  { label: t('b.lastPayment'), value: money(offer.lastPayment) },
  { label: t('b.total'), value: money(offer.totalToPay) },
];

/** What the bank wants besides the fee. */
export const needsOf = (offer: Offer, t: Translate): string[] => [
  ...(offer.cascoRequired ? [t('b.needsCasco')] : []),
  ...(offer.lifeRequired ? [t('b.needsLife')] : []),
  ...(offer.gpsRequired ? [t('b.needsGps')] : []),
];

export const validUntil = (iso: string): string => dmy(isoDayKz(Date.parse(iso)));
