import type { Claim, Offer } from '../../../openapi/index.ts';
import { money, months, percent } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { Approved } from './answer-kinds.ts';
import { costName } from './cost-text.ts';

/** The bank offers another sum or term than the claim asks for. Empty: what was asked for. */
export const changedWords = (
  { amount, term }: Offer,
  asked: Pick<Claim, 'creditAmount' | 'term'> | undefined,
  t: Translate,
): string =>
  [
    asked && amount !== asked.creditAmount && t('b.diffSum', { sum: money(amount), asked: money(asked.creditAmount) }),
    asked && term !== asked.term && t('b.diffTerm', { term: months(term, t), asked: asked.term }),
  ]
    .filter(Boolean)
    .join(', ');

const demands = ({ cascoRequired, lifeRequired, gpsRequired }: Offer) => ({
  casco: cascoRequired,
  life: lifeRequired,
  gps: gpsRequired,
});
type Demand = keyof ReturnType<typeof demands>;

/**
 * The one thing in which an offer differs from those beside it, the weightiest first: money at once, a demand that others do not make or one that all others make, another kind of lender, the bank's own words. Null: nothing to say.
 */
export const differenceOf = (one: Approved, all: readonly Approved[], t: Translate): string | null => {
  const { approved: offer, bank } = one;
  const others = all.filter(({ id }) => id !== one.id);
  const isRare = (has: (other: Approved) => boolean): boolean => others.length > 0 && !others.every(has);
  const once = offer.extraCosts.find(({ period }) => period === 'once');
  if (
    once &&
    isRare(({ approved }) => approved.extraCosts.some(({ kind, period }) => kind === once.kind && period === 'once'))
  )
    return t('b.diffOnce', { what: costName(once.kind, t), sum: money(once.sum) });
  const own = demands(offer);
  // What it costs stands in the reason of the rate already.
  const isSaid = (demand: Demand): boolean => offer.extraCosts.some(({ kind }) => kind === demand);
  // That nothing is paid beside its payment stands below the sum.
  const isAlone = offer.extraCosts.length === 0 && others.some(({ approved }) => approved.extraCosts.length > 0);
  for (const demand of ['life', 'gps', 'casco'] as const satisfies readonly Demand[]) {
    const elsewhere = others.map(({ approved }) => demands(approved)[demand]);
    if (own[demand] && !isSaid(demand) && elsewhere.includes(false))
      return t('b.diffDemands', { what: costName(demand, t) });
    if (!own[demand] && !isAlone && elsewhere.length > 0 && elsewhere.every(Boolean)) return t(`b.free.${demand}`);
  }
  if (bank.type === 'mfo' && isRare((other) => other.bank.type === 'mfo')) return t('b.diffMfo');
  return offer.conditions.find((words) => isRare(({ approved }) => approved.conditions.includes(words))) ?? null;
};

/** Why the effective rate is what it is: the rate, and what the bank demands besides. `isSaid`: that this is nothing stands beside it. */
export const gesvReason = (offer: Offer, isSaid: boolean, t: Translate): string => {
  const own: Readonly<Record<string, boolean>> = demands(offer);
  const costs = new Set(offer.extraCosts.filter(({ kind }) => own[kind] ?? true).map(({ kind }) => costName(kind, t)));
  const rate = percent(offer.rate);
  if (costs.size > 0) return t('b.whyCosts', { rate, costs: [...costs].join(', ') });
  return t(isSaid ? 'b.whyRateOnly' : 'b.whyRate', { rate });
};
