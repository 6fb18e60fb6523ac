import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Back } from '../claim/back.tsx';
import { openContacts } from '../contacts.ts';
import { askDecline } from './decline.ts';
import { RefusedOffer } from './offer-card.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

const OF_CAR: ReadonlySet<string> = new Set(['CAR_AGE', 'CAR_SUM']);
const OF_DRIVERS: ReadonlySet<string> = new Set(['DRIVER_AGE', 'DRIVER_EXPERIENCE']);

/** Nobody insures it so: what stands in the way, and where that is changed. */
export default function InsuranceNoOffers({
  screen,
  context,
  send,
  busy,
  config,
  host,
}: ScreenProps<'insurance-no-offers' | 'market-no-offers'>) {
  const t = useT();
  const offers = context.responses.listOffers ?? [];
  const codes = offers.flatMap(({ refusal }) => refusal?.code ?? []);
  const fixable = offers.some(({ refusal }) => refusal?.fixable === true);
  return (
    <Page
      screen={screen}
      title={t('ins.noOffers.title')}
      lead={fixable ? t('ins.noOffers.lead') : undefined}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <ul className={stack({ gap: '12', listStyle: 'none' })}>
        {offers.map((offer) => (
          <RefusedOffer key={offer.id} offer={offer}>
            {offer.refusal?.fixable === true && (
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.noOffers.fixable')}</p>
            )}
          </RefusedOffer>
        ))}
      </ul>
      {!fixable && offers.length > 0 && <Banner>{t('ins.noOffers.notFixable')}</Banner>}
      <div className={stack({ gap: '8' })}>
        <Button full event="CHANGE_PRODUCT" busy={busy} onClick={() => send({ type: 'CHANGE_PRODUCT' })}>
          {t('ins.noOffers.product')}
        </Button>
        <Button
          full
          tone={codes.some((code) => OF_CAR.has(code)) ? 'secondary' : 'quiet'}
          event="EDIT_CAR"
          busy={busy}
          onClick={() => send({ type: 'EDIT_CAR' })}
        >
          {t('ins.noOffers.car')}
        </Button>
        <Button
          full
          tone={codes.some((code) => OF_DRIVERS.has(code)) ? 'secondary' : 'quiet'}
          event="EDIT_CUSTOMER"
          busy={busy}
          onClick={() => send({ type: 'EDIT_CUSTOMER' })}
        >
          {t('ins.noOffers.drivers')}
        </Button>
        <Button full tone="quiet" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
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
