import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, LongText, StatusTag, type StatusTone } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';

const TONES: Readonly<Record<InsuranceOffer['status']['alias'], StatusTone>> = {
  new: 'pending',
  calculating: 'pending',
  ready: 'approved',
  selected: 'approved',
  issued: 'approved',
  refused: 'rejected',
  expired: 'neutral',
};

/** The status in the service's words. */
export function OfferStatus({ offer }: { offer: InsuranceOffer }) {
  return <StatusTag tone={TONES[offer.status.alias]}>{offer.status.name}</StatusTag>;
}

/** The premium of the whole term, largest of all. */
export function Premium({ offer }: { offer: InsuranceOffer }) {
  const t = useT();
  if (offer.premium === null) return null;
  return (
    <p className={hstack({ gap: '8', rowGap: '0', flexWrap: 'wrap', alignItems: 'baseline' })}>
      <span className={css({ textStyle: 'amount.lg' })}>{money(offer.premium)}</span>
      <span className={css({ color: 'fg.muted' })}>{t('ins.offer.forTerm', { n: offer.termMonths })}</span>
    </p>
  );
}

/** An insurer that has refused, with its reason. */
export function RefusedOffer({ offer, children }: { offer: InsuranceOffer; children?: ReactNode }) {
  return (
    <li>
      <Card>
        <div className={stack({ gap: '8' })}>
          <div className={hstack({ justify: 'space-between', gap: '12', rowGap: '8', flexWrap: 'wrap' })}>
            <CompanyName company={offer.company} kind="insurer" out={offer.status.alias === 'refused'}>
              <span className={css({ textStyle: 'body.strong' })}>{offer.company.name}</span>
            </CompanyName>
            <OfferStatus offer={offer} />
          </div>
          {offer.refusal && (
            <p className={css({ color: 'fg.muted' })}>
              <LongText text={offer.refusal.text} />
            </p>
          )}
          {children}
        </div>
      </Card>
    </li>
  );
}
