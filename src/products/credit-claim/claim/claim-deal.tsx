import { css } from '@styled/css';
import type { DealStep } from '../../../../openapi/index.ts';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { ClaimTurn } from '../../../blocks/claim/summary.tsx';
import { NowPanel } from '../../../blocks/claim/now-panel.tsx';
import { deskText, doText } from '../../../blocks/standing.ts';
import { isClient } from '../../../blocks/claim/status.ts';
import { dealSteps, DOES, stepToConfirm, TEXTS } from '../../../blocks/claim/deal.ts';
import { homesOf, showStations, stationsFor } from '../blocks/claim/stations.ts';
import { DealPage } from '../blocks/claim/deal-page.tsx';
import { DealCalls } from '../blocks/claim/deal-calls.tsx';
import { DealMoney } from '../blocks/claim/deal-money.tsx';
import { SaleData } from '../blocks/claim/sale-data.tsx';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button, confirm, Fold } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The deal after the signature: what is to be done now, and that it is done. */
export default function ClaimDeal(props: ScreenProps<'claim-deal'>) {
  const { context, send, profile, busy, host, config, useRead, ask } = props;
  const t = useT();
  const { claim } = context.responses;
  const own = isClient(profile);
  const offer = useTakenOffer(claim, useRead);
  const standing = claim && standingOf(progress, { claim });
  const step = own && standing ? stepToConfirm(standing.action) : null;
  // Where a car goes over to its buyer, if anybody tells.
  const stations = useRead('listStations', step === 'registration' ? {} : null).data;
  const homes = homesOf(claim);
  const offices = stationsFor('car_registration', stations ?? [], homes);
  const near = offices.find(({ localityId }) => homes.includes(localityId));
  const made = async (one: DealStep) => {
    const sure = await confirm({
      title: t(`deal.sure.${one}`),
      text: t(`deal.sure.${one}Text`),
      confirmLabel: t(`deal.yes.${one}`),
      cancelLabel: t('deal.notYet'),
      event: 'CONFIRM_DEAL_STEP',
    });
    if (sure) send({ type: 'CONFIRM_DEAL_STEP', values: { step: one } });
  };
  // What the bank does now; what the buyer does is explained to the buyer alone.
  const next = claim && dealSteps(claim, offer?.approved).find(({ done }) => !done)?.step;
  const theirs = next !== undefined && DOES[next] === 'bank' ? next : null;
  // Between the sale and the insurers: the bank asks for insurance by itself.
  const insures = next === 'casco' && own;
  const about = theirs ? TEXTS[theirs].text : insures ? 'deal.cascoSoon' : 'deal.signed';
  const afterwards = theirs ?? (insures ? 'casco' : null);
  // From a person to a person the buyer pays a part by themselves.
  const sells = own && claim?.type === 'C2C';
  const issued = claim?.status.alias === 'issued';
  const turn = claim && <ClaimTurn claim={claim} own={own} />;
  return (
    <DealPage {...props} told={step ?? afterwards} onBack={() => send({ type: 'BACK' })}>
      {standing && step ? (
        <>
          <NowPanel turn={turn} text={doText(standing, t)}>
            <p>{t(TEXTS[step].text)}</p>
            {near && (
              <div>
                <p className={css({ textStyle: 'body.strong' })}>{near.name}</p>
                <p>{near.address}</p>
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                  {t('btsd.hours', { hours: near.workTime })}
                </p>
              </div>
            )}
            <Button full event="CONFIRM_DEAL_STEP" busy={busy} onClick={() => void made(step)}>
              {t(`deal.made.${step}`)}
            </Button>
            {offices.length > 0 && (
              <Button
                full
                tone="secondary"
                onClick={() =>
                  showStations({
                    title: 'deal.stations',
                    load: async (signal) =>
                      stationsFor('car_registration', await ask('listStations', {}, signal), homes),
                    call: (phone) => host.call(phone),
                    route: config.route,
                    webview: host.webview,
                  })
                }
              >
                {t('deal.stations')}
              </Button>
            )}
            {step === 'contract' && (
              <Fold title={t('deal.saleData')}>
                <SaleData claim={claim} host={host} />
              </Fold>
            )}
          </NowPanel>
          <DealMoney claim={claim} offer={offer} host={host} />
        </>
      ) : issued ? (
        <Banner tone="success">
          <p>{t('deal.issued')}</p>
          {standing && <p>{(own ? doText : deskText)(standing, t)}</p>}
        </Banner>
      ) : (
        <>
          <NowPanel
            turn={turn}
            text={insures ? t('deal.awaitCasco') : standing ? (own ? doText : deskText)(standing, t) : t('deal.signed')}
          >
            {standing && <p>{t(about)}</p>}
            {claim && own && theirs && (
              <p>
                {!sells && `${t('deal.money', { sum: money(offer?.approved.amount ?? claim.creditAmount) })} `}
                {t('deal.issueWhen')}
              </p>
            )}
            {!sells && afterwards && <DealCalls claim={claim} host={host} />}
          </NowPanel>
          {/* The car is the buyer's: now they hand over their own. */}
          {claim && sells && <DealMoney claim={claim} offer={offer} host={host} />}
        </>
      )}
    </DealPage>
  );
}
