import type { OfferStatusAlias } from '../../../openapi/index.ts';

/** What can happen to an offer. */
export type OfferEvent = 'asked' | 'offered' | 'refused' | 'chosen' | 'left' | 'timeOver' | 'issued';

/**
 * The life of an offer: which event leads where; what is not here does not happen.
 * Final: refused, expired, issued. Another calculation makes other offers.
 */
export const offerTransitions: Readonly<Record<OfferStatusAlias, Partial<Record<OfferEvent, OfferStatusAlias>>>> = {
  new: { asked: 'calculating', offered: 'ready', refused: 'refused', timeOver: 'expired' },
  calculating: { offered: 'ready', refused: 'refused', timeOver: 'expired' },
  // Asked once more on the day of the choice, the insurer may refuse after all.
  ready: { chosen: 'selected', refused: 'refused', timeOver: 'expired' },
  selected: { chosen: 'selected', left: 'ready', refused: 'refused', timeOver: 'expired', issued: 'issued' },
  refused: {},
  expired: {},
  issued: {},
};

/** All statuses, in the order of an offer's life; the place is the id. */
export const offerStatuses: readonly OfferStatusAlias[] = [
  'new',
  'calculating',
  'ready',
  'refused',
  'selected',
  'expired',
  'issued',
];

/** Where `event` leads from `status`, or null when it is forbidden there. */
export const offerStatusAfter = (status: OfferStatusAlias, event: OfferEvent): OfferStatusAlias | null =>
  offerTransitions[status][event] ?? null;

/** The insurer has not answered yet. */
export const isAwaited = (status: OfferStatusAlias): boolean => status === 'new' || status === 'calculating';
