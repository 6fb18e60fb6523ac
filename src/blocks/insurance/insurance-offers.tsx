import { useMemo, useState } from 'react';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { offerTools } from '@styled/recipes';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { offersNow } from '../../../machines/products/shared/insurance.conditions.ts';
import { dateTimeKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Banner, Button, Fold, Page, Skeleton } from '../../ui/index.ts';
import { Back } from '../claim/back.tsx';
import { Columns } from '../columns.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { CompareBox } from '../compare/compare-box.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { useCompared } from '../compare/use-compared.ts';
import { PriceNews, useFirstPrices } from '../price-news.tsx';
import { off } from '../off.store.ts';
import { useWide } from '../../ui/use-wide.ts';
import type { ScreenProps } from '../props.ts';
import { ChangedTerms } from './changed-terms.tsx';
import { ChosenOffer } from './chosen-offer.tsx';
import { DeclineButton } from './decline-button.tsx';
import { showOffer } from './dialogs/open.ts';
import { RefusedOffer } from './offer-card.tsx';
import { OtherDeductibles } from './other-deductibles.tsx';
import { OfferChoice, WaitingOffer } from './offer-choice.tsx';
import { offerList } from '../offer-head.tsx';
import { OfferFor } from './offer-for.tsx';
import { isSame, offerNotes } from './offer-note.ts';
import { OfferTools } from './offer-tools.tsx';
import {
  cheapest,
  isExpired,
  isReady,
  isRefused,
  isWaiting,
  ofCompany,
  type Order,
  orderText,
  sortOffers,
} from './offers.ts';
import { useOfferNews } from './use-offer-news.ts';
import { comparedInsurer, kindName } from './words.ts';

const NONE: readonly InsuranceOffer[] = [];
const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** Offers to sort, to compare and to choose from, while insurers still answer; refusals with their reasons. */
export default function InsuranceOffers({
  screen,
  context,
  facts,
  send,
  busy,
  useRead,
  ask,
}: ScreenProps<'insurance-offers' | 'market-offers'>) {
  const t = useT();
  const wide = useWide();
  const classes = offerTools();
  const claim = context.responses.getInsuranceClaim;
  const id = claim?.id;
  const about = useRead('getOfferClaim', id === undefined ? null : { path: { id } });
  const companies = useRead('listInsuranceCompanies', {});
  const statuses = useRead('listOfferStatuses', {});
  const [order, setOrder] = useState<Order>('premium');
  const [company, setCompany] = useState('');
  const [comparing, setComparing] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const answers = offersNow(context);
  const all = useMemo(
    () => (answers ?? NONE).filter(({ company: { alias } }) => !off.insurers.includes(alias)),
    [answers],
  );
  const ready = all.filter(isReady);
  const least = cheapest(ready);
  const picked = ready.find((offer) => offer.id === byHand);
  const chosen = picked ?? least;
  useOfferNews(all, picked ? null : least);
  const priceBefore = useFirstPrices(ready);
  const shown = sortOffers(ofCompany(ready, company), order);
  const waiting = all.filter(isWaiting);
  const refused = all.filter(isRefused);
  const expired = all.filter(isExpired);
  const asked = about.data ?? null;
  const pick = (offer: InsuranceOffer) =>
    send({ type: 'PICK_OFFER', values: { offerId: offer.id, company: offer.company.alias } });
  const compared = useCompared(
    sortOffers(ready, order).map((offer) => comparedInsurer(offer, t)),
    {
      event: 'PICK_OFFER',
      picked: chosen?.id,
      by: (one) => {
        const meant = ready.find((offer) => offer.id === one);
        if (meant) pick(meant);
      },
    },
  );
  const details = (offer: InsuranceOffer) =>
    showOffer(
      {
        offer,
        start: asked?.startDate ?? null,
        asked,
        chosen: offer.id === chosen?.id,
        read: () => ask('getOffer', { path: { id: offer.id } }),
      },
      () => pick(offer),
    );
  const toggle = <CompareToggle on={comparing} onToggle={() => setComparing(!comparing)} />;
  const others = claim && (
    <OtherDeductibles
      claim={claim}
      offers={ready}
      today={facts.today}
      sent={context.answers.CHANGE_DEDUCTIBLE}
      busy={busy}
      onPick={(values) => send({ type: 'CHANGE_DEDUCTIBLE', values })}
    />
  );
  const main = (
    <>
      {!wide && others}
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
      {all.length > 0 && (
        <section className={stack({ gap: '12' })}>
          <OfferTools
            offers={all}
            order={order}
            onOrder={(next) => {
              setOrder(next);
              announce(t('ins.sorted', { order: t(orderText[next]) }));
            }}
            company={company}
            companies={(companies.data ?? []).filter(({ alias }) => ready.some((one) => one.company.alias === alias))}
            onCompany={setCompany}
            toggle={toggle}
            wide={wide}
          />
          {least !== null && (
            <fieldset>
              <legend className={visuallyHidden()}>{t('ins.offers.title')}</legend>
              <ul className={offerList()}>
                {shown.map((offer) => (
                  <OfferChoice
                    key={offer.id}
                    offer={offer}
                    chosen={offer.id === chosen?.id}
                    onChoose={() => setByHand(offer.id)}
                    onDetails={() => details(offer)}
                    least={least.premium}
                    notes={offerNotes(offer, ready, asked, least)}
                    same={isSame(offer, least)}
                  >
                    <PriceNews was={priceBefore(offer)} now={offer.premium} text="ins.priceChanged" />
                    {offer.id === chosen?.id && <ChangedTerms asked={asked} offer={offer} />}
                    {comparing && ready.length > 1 && (
                      <CompareBox compared={compared} id={offer.id} name={offer.company.name} />
                    )}
                  </OfferChoice>
                ))}
              </ul>
            </fieldset>
          )}
          {comparing && ready.length > 1 && <CompareBar compared={compared} />}
          {chosen?.validUntil != null && (
            <p className={classes.until}>{t('ins.offer.validUntil', { date: dateTimeKz(chosen.validUntil) })}</p>
          )}
          {chosen?.kind === 'casco' && <p className={classes.until}>{t('ins.offers.ogpoApart')}</p>}
        </section>
      )}
      {waiting.length > 0 && (
        <section className={stack({ gap: '8' })}>
          <h2 className={css({ textStyle: 'h3' })}>
            {statuses.data?.find(({ alias }) => alias === 'calculating')?.name ?? t('ins.offers.waiting')}
          </h2>
          {ready.length > 0 && <p className={small}>{t('ins.offers.leadWaiting')}</p>}
          <ul className={offerList()}>
            {waiting.map((offer) => (
              <WaitingOffer key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <Fold open={wide} title={t('ins.offers.refused', { n: refused.length })}>
          <ul className={offerList()}>
            {refused.map((offer) => (
              <RefusedOffer key={offer.id} offer={offer} />
            ))}
          </ul>
        </Fold>
      )}
      <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />
    </>
  );
  return (
    <Page
      screen={screen}
      title={
        least === null
          ? t('ins.offers.title')
          : t('ins.offers.head', {
              kind: kindName(least.kind, t),
              n: least.termMonths,
              sum: money(least.premium),
            })
      }
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      lead={<OfferFor read={about} busy={busy} onChange={() => send({ type: 'CHANGE_PRODUCT' })} />}
    >
      <Columns
        parts="rows"
        main={main}
        aside={
          <>
            {wide && others}
            {chosen && <ChosenOffer offer={chosen} busy={busy} onPick={() => pick(chosen)} />}
          </>
        }
      />
    </Page>
  );
}
