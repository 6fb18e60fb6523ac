import type { InsuranceOffer } from '../../../openapi/index.ts';
import { money, months, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Banner } from '../../ui/index.ts';

/** What was asked for; null: not said. */
export interface AskedTerms {
  readonly instalments: number | null;
  readonly deductiblePercent: number | null;
  readonly termMonths: number | null;
  /** Price of the car, tenge. */
  readonly price: number | null;
}

const part = (share: number, t: Translate): string =>
  share === 0 ? t('ins.changed.noDeductible') : t('ins.changed.deductibleOf', { p: percent(share) });

/** Where an offer differs from what was asked for, in words, one sentence a difference. */
export const changedTerms = (asked: AskedTerms, offer: InsuranceOffer, t: Translate): string[] => {
  const { instalments, deductible, termMonths, sumInsured, kind } = offer;
  const said: string[] = [];
  if (asked.instalments !== null && asked.instalments !== instalments)
    said.push(t('ins.changed.instalments', { asked: asked.instalments, n: instalments }));
  if (asked.deductiblePercent !== null && kind !== 'ogpo' && asked.deductiblePercent !== deductible.percent)
    said.push(
      t('ins.changed.deductible', { asked: part(asked.deductiblePercent, t), offered: part(deductible.percent, t) }),
    );
  if (asked.termMonths !== null && asked.termMonths !== termMonths)
    said.push(t('ins.changed.term', { asked: months(asked.termMonths, t), offered: months(termMonths, t) }));
  if (asked.price !== null && sumInsured !== null && asked.price !== sumInsured)
    said.push(t('ins.changed.sum', { asked: money(asked.price), offered: money(sumInsured) }));
  return said;
};

/** The insurer offers something else than was asked for: said where the offer is seen. */
export function ChangedTerms({ asked, offer }: { asked: AskedTerms | null; offer: InsuranceOffer }) {
  const t = useT();
  const said = asked === null || offer.premium === null ? [] : changedTerms(asked, offer, t);
  if (said.length === 0) return null;
  return (
    <Banner tone="warning">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
