import { css } from '@styled/css';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { ClaimTurn } from '../../../blocks/claim/summary.tsx';
import { NowPanel } from '../../../blocks/claim/now-panel.tsx';
import { DealPage } from '../blocks/claim/deal-page.tsx';
import { cascoOf, TEXTS } from '../../../blocks/claim/deal.ts';
import { costSum } from '../../../blocks/banks/cost-text.ts';
import { useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { DealCalls } from '../blocks/claim/deal-calls.tsx';
import { DealMoney } from '../blocks/claim/deal-money.tsx';
import { isClient } from '../../../blocks/claim/status.ts';
import { deskText, doText, goText } from '../../../blocks/standing.ts';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** The bank waits for insurance: the way to it, and the deal that goes on afterwards. */
export default function ClaimInsuring(props: ScreenProps<'claim-insuring'>) {
  const { context, send, busy, profile, host, useRead } = props;
  const t = useT();
  const { claim } = context.responses;
  const standing = claim && standingOf(progress, { claim });
  const own = isClient(profile);
  const offer = useTakenOffer(claim, useRead);
  const casco = cascoOf(offer?.approved);
  return (
    <DealPage {...props} told="casco" onBack={() => send({ type: 'BACK' })}>
      {standing && (
        <NowPanel turn={<ClaimTurn claim={claim} own={own} />} text={(own ? doText : deskText)(standing, t)}>
          {own && <p>{t(TEXTS.casco.text)}</p>}
          {own && casco && (
            <div>
              <p className={css({ textStyle: 'amount.md' })}>{costSum(casco, t)}</p>
              <p className={small}>{t('deal.cascoAbout')}</p>
            </div>
          )}
          {own && (
            <>
              <Button full event="OPEN_INSURANCE" busy={busy} onClick={() => send({ type: 'OPEN_INSURANCE' })}>
                {goText(standing, t)}
              </Button>
              {/* The same page takes it. */}
              <Button full tone="quiet" busy={busy} onClick={() => send({ type: 'OPEN_INSURANCE' })}>
                {t('deal.ownPolicy')}
              </Button>
            </>
          )}
          {/* A dealer is paid by the bank alone. */}
          {claim.type !== 'C2C' && <DealCalls claim={claim} host={host} />}
        </NowPanel>
      )}
      {claim?.type === 'C2C' && own && <DealMoney claim={claim} offer={offer} host={host} />}
    </DealPage>
  );
}
