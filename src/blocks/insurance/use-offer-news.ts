import { useEffect, useRef } from 'react';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import type { PricedOffer } from './offers.ts';

/**
 * Says each change of an insurer's answer once, politely; the list itself is no live region.
 * @param follows the cheapest offer while it is chosen by itself, so that another one is said; null: somebody has chosen
 */
export const useOfferNews = (offers: readonly InsuranceOffer[], follows: PricedOffer | null): void => {
  const t = useT();
  const known = useRef<Map<string, string> | null>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(offers.map((offer) => [offer.id, offer.status.alias]));
    const last = followed.current;
    followed.current = follows?.id ?? null;
    if (before === null) return;
    const news = offers
      .filter((offer) => before.has(offer.id) && before.get(offer.id) !== offer.status.alias)
      .map(({ company, status }) => t('ins.offer.answered', { company: company.name, status: status.name }));
    if (follows !== null && last !== null && last !== follows.id)
      news.push(t('ins.offers.leastNow', { company: follows.company.name, sum: money(follows.premium) }));
    if (news.length > 0) announce(news.join('. '));
  }, [offers, follows, t]);
};
