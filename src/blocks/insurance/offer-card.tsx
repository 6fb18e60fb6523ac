import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { dateTimeKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, LongText, StatusTag, type StatusTone, SummaryList } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';
import { PriceNews } from '../price-news.tsx';
import { type AskedTerms, ChangedTerms } from './changed-terms.tsx';
import { offerRows } from './words.ts';

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

/** An offer that can be chosen; the whole card is no link: its actions are buttons. `was`: the price before, if it changed. */
export function OfferCard({
  offer,
  was,
  asked,
  children,
}: {
  offer: InsuranceOffer;
  was: number | null;
  /** Null while it is not known. */
  asked: AskedTerms | null;
  children?: ReactNode;
}) {
  const t = useT();
  return (
    <Card as="article">
      <div className={stack({ gap: '12' })}>
        <div className={hstack({ justify: 'space-between', gap: '12', flexWrap: 'wrap' })}>
          <CompanyName company={offer.company} kind="insurer">
            <h3 className={css({ textStyle: 'h3' })}>{offer.company.name}</h3>
          </CompanyName>
          <OfferStatus offer={offer} />
        </div>
        <Premium offer={offer} />
        <PriceNews was={was} now={offer.premium} text="ins.priceChanged" />
        <ChangedTerms asked={asked} offer={offer} />
        <SummaryList rows={offerRows(offer, t)} />
        {offer.validUntil !== null && (
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
            {t('ins.offer.validUntil', { date: dateTimeKz(offer.validUntil) })}
          </p>
        )}
        {children}
      </div>
    </Card>
  );
}

/** An insurer that still counts, has refused, or whose offer is over. */
export function OfferRow({ offer, children }: { offer: InsuranceOffer; children?: ReactNode }) {
  return (
    <li>
      <Card>
        <div className={stack({ gap: '8' })}>
          <div className={hstack({ justify: 'space-between', gap: '12', flexWrap: 'wrap' })}>
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
