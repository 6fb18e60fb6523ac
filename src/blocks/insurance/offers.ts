/** What to do with offers on the page: which are there, in which order, of which insurers. */
import { sorted } from '../../../schemas/facts/sorted.ts';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';

export const ORDERS = ['premium', 'deductible', 'rating'] as const;
export type Order = (typeof ORDERS)[number];
export const orderText = {
  premium: 'ins.sort.premium',
  deductible: 'ins.sort.deductible',
  rating: 'ins.sort.rating',
} as const satisfies Record<Order, TextId>;

/** An offer that can be taken: it has a price. */
export type PricedOffer = InsuranceOffer & { readonly premium: number };

const isAnswered = ({ status }: InsuranceOffer): boolean => ['ready', 'selected', 'issued'].includes(status.alias);
export const isReady = (offer: InsuranceOffer): offer is PricedOffer => isAnswered(offer) && offer.premium !== null;
/** An answer without a price is none yet: nothing is sold for 0 ₸. */
export const isWaiting = (offer: InsuranceOffer): boolean =>
  ['new', 'calculating'].includes(offer.status.alias) || (isAnswered(offer) && offer.premium === null);
export const isRefused = ({ status }: InsuranceOffer): boolean => status.alias === 'refused';
export const isExpired = ({ status }: InsuranceOffer): boolean => status.alias === 'expired';

const LAST = Number.POSITIVE_INFINITY;
const figure: Readonly<Record<Order, (offer: InsuranceOffer) => number>> = {
  premium: (offer) => offer.premium ?? LAST,
  deductible: (offer) => offer.deductible.sum,
  rating: (offer) => -offer.company.rating,
};

/** The best first by what is asked; equal ones by price, then as the server has them. */
export const sortOffers = <Offer extends InsuranceOffer>(offers: readonly Offer[], order: Order): Offer[] =>
  sorted(offers, (a, b) => figure[order](a) - figure[order](b) || figure.premium(a) - figure.premium(b));

/** Offers of one insurer, or of all (''). */
export const ofCompany = <Offer extends InsuranceOffer>(offers: readonly Offer[], alias: string): Offer[] =>
  offers.filter((offer) => alias === '' || offer.company.alias === alias);

/** The one with the lowest price; equal ones as the server has them. Null: none has a price. */
export const cheapest = (offers: readonly InsuranceOffer[]): PricedOffer | null =>
  sortOffers(offers, 'premium').find((offer): offer is PricedOffer => offer.premium !== null) ?? null;
