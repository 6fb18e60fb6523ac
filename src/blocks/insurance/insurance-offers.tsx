import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { Back } from '../claim/back.tsx';
import { CompareBox } from '../compare/compare-box.tsx';
import { useCompared } from '../compare/use-compared.ts';
import { askDecline } from './decline.ts';
import { OfferCard, OfferRow } from './offer-card.tsx';
import { OfferFor } from './offer-for.tsx';
import { OfferTools } from './offer-tools.tsx';
import { isExpired, isReady, isRefused, isWaiting, ofCompany, type Order, orderText, sortOffers } from './offers.ts';
import { useOfferNews } from './use-offer-news.ts';
import { comparedInsurer } from './words.ts';
import { useFirstPrices } from '../price-news.tsx';
import { useT } from '../../i18n/index.ts';
import { announce, Banner, Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { showOffer } from './dialogs/open.ts';

const NONE: readonly InsuranceOffer[] = [];
const heading = css({ textStyle: 'h2' });
const list = stack({ gap: '12', listStyle: 'none' });

/** Offers to sort, to compare and to choose from, while insurers still answer; refusals with their reasons. */
export default function InsuranceOffers({
  screen,
  context,
  send,
  busy,
  useRead,
  ask,
}: ScreenProps<'insurance-offers' | 'market-offers'>) {
  const t = useT();
  const id = context.responses.getInsuranceClaim?.id;
  const about = useRead('getOfferClaim', id === undefined ? null : { path: { id } });
  const companies = useRead('listInsuranceCompanies', {});
  const statuses = useRead('listOfferStatuses', {});
  const [order, setOrder] = useState<Order>('premium');
  const [company, setCompany] = useState('');
  const answers = context.responses.listOffers;
  useOfferNews(answers ?? NONE);
  const all = answers ?? NONE;
  const ready = all.filter(isReady);
  const priceBefore = useFirstPrices(ready);
  const shown = sortOffers(ofCompany(ready, company), order);
  const waiting = all.filter(isWaiting);
  const refused = all.filter(isRefused);
  const expired = all.filter(isExpired);
  const pick = (offer: InsuranceOffer) =>
    send({ type: 'PICK_OFFER', values: { offerId: offer.id, company: offer.company.alias } });
  const compared = useCompared(
    sortOffers(ready, order).map((offer) => comparedInsurer(offer, t)),
    {
      event: 'PICK_OFFER',
      by: (one) => {
        const meant = ready.find((offer) => offer.id === one);
        if (meant) pick(meant);
      },
    },
  );
  return (
    <Page
      screen={screen}
      title={t('ins.offers.title')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      lead={t(waiting.length > 0 ? 'ins.offers.leadWaiting' : 'ins.offers.lead')}
    >
      <OfferFor read={about} />
      {answers === undefined && <Skeleton lines={4} />}
      {answers !== undefined && ready.length === 0 && expired.length === 0 && <Banner>{t('ins.offers.none')}</Banner>}
      {expired.length > 0 && (
        <Banner tone="warning">
          <p>{t(ready.length === 0 ? 'ins.offers.allExpired' : 'ins.offers.someExpired', { n: expired.length })}</p>
          <Button tone="secondary" event="RECALCULATE" busy={busy} onClick={() => send({ type: 'RECALCULATE' })}>
            {t('ins.offers.recalculate')}
          </Button>
        </Banner>
      )}
      {ready.length > 0 && (
        <section className={stack({ gap: '16' })}>
          <h2 className={heading}>{t('ins.offers.ready', { n: ready.length })}</h2>
          {ready.length > 1 && (
            <OfferTools
              order={order}
              onOrder={(next) => {
                setOrder(next);
                announce(t('ins.sorted', { order: t(orderText[next]) }));
              }}
              company={company}
              companies={(companies.data ?? []).filter(({ alias }) => ready.some((one) => one.company.alias === alias))}
              onCompany={setCompany}
            />
          )}
          {shown.map((offer) => (
            <OfferCard key={offer.id} offer={offer} was={priceBefore(offer)} asked={about.data ?? null}>
              <div className={stack({ gap: '8' })}>
                {ready.length > 1 && <CompareBox compared={compared} id={offer.id} name={offer.company.name} />}
                <Button
                  full
                  busy={busy}
                  event="PICK_OFFER"
                  aria-label={t('ins.offer.pickNamed', { company: offer.company.name })}
                  onClick={() => pick(offer)}
                >
                  {t('ins.offer.pick')}
                </Button>
                <Button
                  full
                  tone="secondary"
                  aria-label={t('ins.offer.detailNamed', { company: offer.company.name })}
                  onClick={() =>
                    showOffer(
                      {
                        offer,
                        start: about.data?.startDate ?? null,
                        asked: about.data ?? null,
                        read: () => ask('getOffer', { path: { id: offer.id } }),
                      },
                      () => pick(offer),
                    )
                  }
                >
                  {t('ins.offer.detail')}
                </Button>
              </div>
            </OfferCard>
          ))}
        </section>
      )}
      {waiting.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <h2 className={heading}>
            {statuses.data?.find(({ alias }) => alias === 'calculating')?.name ?? t('ins.offers.waiting')}
          </h2>
          <ul className={list}>
            {waiting.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <details>
          <summary className={css({ cursor: 'pointer', minHeight: 'target', py: '8', textStyle: 'body.strong' })}>
            {t('ins.offers.refused', { n: refused.length })}
          </summary>
          <ul className={list}>
            {refused.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        </details>
      )}
      <div className={stack({ gap: '8' })}>
        <Button
          full
          tone="secondary"
          event="CHANGE_PRODUCT"
          busy={busy}
          onClick={() => send({ type: 'CHANGE_PRODUCT' })}
        >
          {t('ins.offers.change')}
        </Button>
        <Button
          full
          tone="quiet"
          busy={busy}
          onClick={() => askDecline(false, (values) => send({ type: 'DECLINE_INSURANCE', values }))}
        >
          {t('ins.decline.go')}
        </Button>
      </div>
    </Page>
  );
}
