import { useEffect, useRef } from 'react';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';

/** Says each change of an insurer's answer once, politely; the list itself is no live region. */
export const useOfferNews = (offers: readonly InsuranceOffer[]): void => {
  const t = useT();
  const known = useRef<Map<string, string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(offers.map((offer) => [offer.id, offer.status.alias]));
    if (before === null) return;
    const news = offers.filter((offer) => before.has(offer.id) && before.get(offer.id) !== offer.status.alias);
    if (news.length > 0)
      announce(
        news
          .map(({ company, status }) => t('ins.offer.answered', { company: company.name, status: status.name }))
          .join('. '),
      );
  }, [offers, t]);
};
