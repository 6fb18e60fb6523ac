/** What one offer has that others have not: the one thing that a short row says besides the price. */
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { money, months, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AskedTerms } from './changed-terms.tsx';

type Extra = InsuranceOffer['options'][number];
export type OfferTrait =
  | { readonly what: 'deductible'; /** Per cent. */ readonly part: number }
  | { readonly what: 'extra'; readonly extra: Extra }
  | { readonly what: 'repair' }
  | { readonly what: 'abroad' }
  | { readonly what: 'instalments'; readonly n: number }
  | { readonly what: 'sum'; /** Tenge. */ readonly sum: number }
  | { readonly what: 'term'; readonly months: number };

export interface OfferNote {
  readonly trait: OfferTrait;
  /** It is not what was asked for. */
  readonly otherThanAsked: boolean;
}

/** Everything of an offer that may set it apart, what matters most first. */
const traitsOf = ({ kind, deductible, options, repair, territory, ...offer }: InsuranceOffer): OfferTrait[] => {
  const ofCasco: OfferTrait[] =
    kind === 'ogpo'
      ? []
      : [
          { what: 'deductible', part: deductible.percent },
          ...options.map((extra) => ({ what: 'extra', extra }) as const),
          ...(repair === 'dealer' && !options.includes('dealer_repair') ? [{ what: 'repair' } as const] : []),
          ...(territory === 'cis' ? [{ what: 'abroad' } as const] : []),
        ];
  return [
    ...ofCasco,
    { what: 'instalments', n: offer.instalments },
    ...(offer.sumInsured === null ? [] : [{ what: 'sum', sum: offer.sumInsured } as const]),
  ];
};

/** What differs from what was asked for, what costs most first; null: nothing. */
const otherThanAsked = (offer: InsuranceOffer, asked: AskedTerms): OfferTrait | null => {
  const { deductible, sumInsured, instalments, termMonths, kind } = offer;
  const isOther = <T>(wanted: T | null, offered: T) => wanted !== null && wanted !== offered;
  if (kind !== 'ogpo' && isOther(asked.deductiblePercent, deductible.percent))
    return { what: 'deductible', part: deductible.percent };
  if (sumInsured !== null && isOther(asked.price, sumInsured)) return { what: 'sum', sum: sumInsured };
  if (isOther(asked.termMonths, termMonths)) return { what: 'term', months: termMonths };
  if (isOther(asked.instalments, instalments)) return { what: 'instalments', n: instalments };
  return null;
};

/**
 * The one difference of an offer: from what was asked for, else the trait that the fewest of the others share.
 * @param all the offers it stands among
 * @returns null: it is like all the others
 */
export const offerNote = (
  offer: InsuranceOffer,
  all: readonly InsuranceOffer[],
  asked: AskedTerms | null,
): OfferNote | null => {
  const other = asked === null ? null : otherThanAsked(offer, asked);
  if (other !== null) return { trait: other, otherThanAsked: true };
  const traits = all.map((one) => traitsOf(one).map((trait) => JSON.stringify(trait)));
  const sharers = (trait: OfferTrait) => traits.filter((one) => one.includes(JSON.stringify(trait))).length;
  let rarest: OfferTrait | null = null;
  let fewest = all.length;
  for (const trait of traitsOf(offer)) {
    const n = sharers(trait);
    if (n < fewest) [rarest, fewest] = [trait, n];
  }
  return rarest && { trait: rarest, otherThanAsked: false };
};

const MOST = 2;

/**
 * What an offer is about, in a line: what is other than asked for; then, of all but the cheapest, what it has more than
 * that one, which is what its higher price is for; else its one difference. Nothing: it is the same, or like all the others.
 */
export const offerNotes = (
  offer: InsuranceOffer,
  all: readonly InsuranceOffer[],
  asked: AskedTerms | null,
  least: InsuranceOffer,
): readonly OfferNote[] => {
  const note = offerNote(offer, all, asked);
  const own = offer.id === least.id ? [] : beyond(offer, least);
  const other = note?.otherThanAsked ? [note] : [];
  const said = new Set(other.map(({ trait }) => JSON.stringify(trait)));
  const more = own
    .filter((trait) => !said.has(JSON.stringify(trait)))
    .map((trait) => ({ trait, otherThanAsked: false }));
  const notes = [...other, ...more].slice(0, MOST);
  return notes.length === 0 && note !== null && !isSame(offer, least) ? [note] : notes;
};

/** Traits of the one that the other has not. */
const beyond = (offer: InsuranceOffer, other: InsuranceOffer): OfferTrait[] => {
  const had = new Set(traitsOf(other).map((trait) => JSON.stringify(trait)));
  return traitsOf(offer).filter((trait) => !had.has(JSON.stringify(trait)));
};

/** Another price for the same: neither has anything that the other has not. */
export const isSame = (offer: InsuranceOffer, other: InsuranceOffer): boolean =>
  offer.id !== other.id &&
  offer.termMonths === other.termMonths &&
  String(offer.risks) === String(other.risks) &&
  beyond(offer, other).length === 0 &&
  beyond(other, offer).length === 0;

/** A trait in a few words. */
export const traitWords = (trait: OfferTrait, t: Translate): string => {
  switch (trait.what) {
    case 'deductible':
      return trait.part === 0 ? t('ins.deductible.none') : t('ins.note.deductible', { p: percent(trait.part) });
    case 'extra':
      return t(`ins.extra.${trait.extra}`);
    case 'repair':
      return t('ins.extra.dealer_repair');
    case 'abroad':
      return t('ins.territory.cis');
    case 'instalments':
      return t('ins.instalments', { n: trait.n });
    case 'sum':
      return t('ins.note.sum', { sum: money(trait.sum) });
    case 'term':
      return t('ins.note.term', { term: months(trait.months, t) });
  }
};
