import { cheapestOf } from '../../../../schemas/facts/cost.ts';
import { sorted } from '../../../../schemas/facts/sorted.ts';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { dmy, isoDayKz } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

/** What a person looks for; kind null: any. */
export interface Wanted {
  readonly months: number;
  readonly kind: CommodityOffer['kind'] | null;
}

/** Those that may still be taken. */
export const aliveOf = (offers: readonly CommodityOffer[]): CommodityOffer[] =>
  offers.filter(({ status }) => status !== 'expired');

/** The term shown first: that of the picked offer, else a year, else the longest there is. */
const USUAL_MONTHS = 12;
export const firstTerm = (offers: readonly CommodityOffer[]): number => {
  const picked = offers.find(({ status }) => status === 'selected');
  const terms = termsOf(offers);
  return picked?.months ?? (terms.includes(USUAL_MONTHS) ? USUAL_MONTHS : (terms.at(-1) ?? USUAL_MONTHS));
};

/** Terms there are offers for, shortest first. */
export const termsOf = (offers: readonly CommodityOffer[]): number[] =>
  sorted(new Set(offers.map(({ months }) => months)), (a, b) => a - b);

export const kindsOf = (offers: readonly CommodityOffer[]): CommodityOffer['kind'][] =>
  (['installment', 'credit'] as const).filter((kind) => offers.some((offer) => offer.kind === kind));

const RANK = { selected: 0, ready: 1, signed: 1, expired: 2 } as const satisfies Record<
  CommodityOffer['status'],
  number
>;

/** Offers that are wanted: the picked one, then what costs least, then what is paid least a month; what is over last. */
export const wantedOffers = (offers: readonly CommodityOffer[], { months, kind }: Wanted): CommodityOffer[] =>
  sorted(
    offers.filter((offer) => offer.months === months && (kind === null || offer.kind === kind)),
    (a, b) => RANK[a.status] - RANK[b.status] || a.overpayment - b.overpayment || a.monthly - b.monthly,
  );

/** Of the offers of a term that may be picked the one with the lowest payment, whether there are others, and whether some cost more than the price. */
export const leastOf = (
  offers: readonly CommodityOffer[],
  months: number,
): { least: CommodityOffer | undefined; several: boolean; dearer: boolean } => {
  const alive = offers.filter((offer) => offer.months === months && offer.status !== 'expired');
  const [least] = sorted(alive, (a, b) => a.monthly - b.monthly);
  return { least, several: alive.length > 1, dearer: alive.some(({ overpayment }) => overpayment > 0) };
};

/** Of those that may be picked the one that costs least; null: there is nothing to choose from, or several cost the same. */
export const bestOf = (offers: readonly CommodityOffer[]): CommodityOffer | null => {
  const [best, ...others] = cheapestOf(
    offers.filter(({ status }) => status !== 'expired'),
    ({ total }) => total,
  );
  return best !== undefined && others.length === 0 ? best : null;
};

/** Inside of a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** How many banks say yes. */
export const banksOf = (offers: readonly CommodityOffer[]): number =>
  new Set(offers.map(({ bank }) => bank.alias)).size;

/** '23:05:09' */
const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');

const ONE = { time: 'co.leftTime', until: 'co.until' } as const;
const ALL = { time: 'co.allLeftTime', until: 'co.allUntil' } as const;

/** How long an offer still lives, or `all`: until which day; less than a day counts by the second. `now`: epoch ms of the server. */
export function validityText(seconds: number, now: number, t: Translate, all = false): string {
  const words = all ? ALL : ONE;
  if (seconds <= 0) return t('co.expired');
  if (seconds < 86_400) return t(words.time, { time: clockOf(seconds) });
  return t(words.until, { date: dmy(isoDayKz(now + seconds * 1_000)) });
}
