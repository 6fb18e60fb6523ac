import type { Claim, Offer } from '../../../openapi/index.ts';
import { money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner } from '../../ui/index.ts';

/** The bank offers another sum or term than the claim asks for: said where the offer is seen. */
export function ChangedLoan({ asked, offer }: { asked: Pick<Claim, 'creditAmount' | 'term'>; offer: Offer }) {
  const t = useT();
  const isSum = asked.creditAmount !== offer.amount;
  const isTerm = asked.term !== offer.term;
  if (!isSum && !isTerm) return null;
  return (
    <Banner tone="warning">
      {isSum && <p>{t('cost.changedSum', { asked: money(asked.creditAmount), offered: money(offer.amount) })}</p>}
      {isTerm && <p>{t('cost.changedTerm', { asked: months(asked.term, t), offered: months(offer.term, t) })}</p>}
    </Banner>
  );
}
