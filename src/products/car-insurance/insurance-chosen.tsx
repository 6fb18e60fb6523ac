import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { InsuranceFacts } from './blocks/claim-card.tsx';
import { Follows } from '../../blocks/insurance/follows.tsx';
import { DeclineButton } from '../../blocks/insurance/decline-button.tsx';
import { useFirstPrices } from '../../blocks/price-news.tsx';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The offer is chosen: all of it once more, then the agreement is made. */
export default function InsuranceChosen({ screen, context, send, busy }: ScreenProps<'insurance-chosen'>) {
  const t = useT();
  const { getInsuranceClaim: claim, listOffers } = context.responses;
  const offer = claim?.offer ?? null;
  // The list it was picked from, else the first answer, says at which price.
  const picked = listOffers?.find(({ id }) => id === offer?.id);
  const priceBefore = useFirstPrices([picked, offer].filter((one) => one != null));
  return (
    <Page
      screen={screen}
      title={t('ins.chosen.title')}
      lead={t('ins.chosen.lead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('ins.chosen.back')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {claim === undefined ? (
              <Skeleton />
            ) : (
              <InsuranceFacts
                claim={claim}
                was={offer && priceBefore(offer)}
                edit={
                  <Button
                    tone="quiet"
                    event="EDIT"
                    busy={busy}
                    aria-label={t('ins.chosen.edit')}
                    onClick={() => send({ type: 'EDIT' })}
                  >
                    {t('ins.offers.changeShort')}
                  </Button>
                }
              />
            )}
            <div className={stack({ gap: '12' })}>
              {offer?.validUntil != null && (
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                  {t('ins.offer.validUntil', { date: dateTimeKz(offer.validUntil) })}
                </p>
              )}
              <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
                {t('ins.chosen.go')}
              </Button>
              <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />
            </div>
          </>
        }
        aside={<Follows at="agreement" />}
      />
    </Page>
  );
}
