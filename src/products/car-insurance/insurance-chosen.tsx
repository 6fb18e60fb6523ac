import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { chosen, estimate } from '@styled/recipes';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { CardHead } from '../../blocks/card-head.tsx';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import { Follows } from '../../blocks/insurance/follows.tsx';
import { DeclineButton } from '../../blocks/insurance/decline-button.tsx';
import { Premium } from '../../blocks/insurance/offer-card.tsx';
import { PriceNews, useFirstPrices } from '../../blocks/price-news.tsx';
import { dateTimeKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Page, Skeleton } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The offer is chosen: all of it once more, beside it or at the foot of a phone what it costs and the way on. */
export default function InsuranceChosen({ screen, context, send, busy }: ScreenProps<'insurance-chosen'>) {
  const t = useT();
  const { getInsuranceClaim: claim, listOffers } = context.responses;
  const offer = claim?.offer ?? null;
  // The list it was picked from, else the first answer, says at which price.
  const picked = listOffers?.find(({ id }) => id === offer?.id);
  const isWide = useWide();
  const until =
    offer?.premium == null || offer.validUntil === null
      ? null
      : t('ins.offer.validUntil', { date: dateTimeKz(offer.validUntil) });
  const priceBefore = useFirstPrices([picked, offer].filter((one) => one != null));
  return (
    <Page
      screen={screen}
      title={t('ins.chosen.title')}
      // At the foot of a phone there is room for the price alone.
      lead={isWide || until === null ? t('ins.chosen.lead') : `${t('ins.chosen.lead')} ${until}.`}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('ins.chosen.back')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            <PriceNews was={offer && priceBefore(offer)} now={offer?.premium ?? null} text="ins.priceChanged" />
            {claim === undefined ? (
              <Skeleton />
            ) : (
              <Card>
                <div className={stack({ gap: '16' })}>
                  <CardHead title={t('ins.product.title')}>
                    <Button
                      tone="quiet"
                      event="EDIT"
                      busy={busy}
                      aria-label={t('ins.chosen.edit')}
                      onClick={() => send({ type: 'EDIT' })}
                    >
                      {t('ins.offers.changeShort')}
                    </Button>
                  </CardHead>
                  <InsuranceTerms claim={claim} asked />
                </div>
              </Card>
            )}
          </>
        }
        aside={
          <>
            <section data-foot className={cx(chosen().bar, chosen().line)} aria-label={t('ins.row.premium')}>
              {offer?.premium != null &&
                (isWide ? (
                  <div>
                    <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.row.premium')}</p>
                    <Premium offer={offer} />
                    {until !== null && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{until}</p>}
                  </div>
                ) : (
                  <p className={estimate().short}>
                    <strong>{money(offer.premium)}</strong>
                    <span className={estimate().caption}>{t('ins.offer.forTerm', { n: offer.termMonths })}</span>
                  </p>
                ))}
              <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
                {t('ins.chosen.go')}
              </Button>
            </section>
            <Follows at="agreement" />
          </>
        }
        end={<DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />}
      />
    </Page>
  );
}
