import { offerTools } from '@styled/recipes';
import { lazy } from 'react';
import { css } from '@styled/css';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { expectedPayment } from '../../../blocks/claim/expected-payment.tsx';
import { ClaimTurn } from '../../../blocks/claim/summary.tsx';
import { NowPanel } from '../../../blocks/claim/now-panel.tsx';
import { ClaimPage } from '../blocks/claim/claim-page.tsx';
import { doText, goText } from '../../../blocks/standing.ts';
import { isClient, mayChange } from '../../../blocks/claim/status.ts';
import { ownWords, type DeclineWords } from '../../../blocks/claim/decline-words.ts';
import type { DeclineValues } from '../../../../schemas/shared/decline.form.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, modals } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** In one line while their words fit. */
const beside = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& > *': { flex: '[1 1 auto]', px: '12' } });
const DeclineDialog = lazy(() => import('../../../blocks/claim/decline-dialog.tsx'));

export default function ClaimDetail(props: ScreenProps<'claim-detail'>) {
  const { screen, context, send, busy, profile } = props;
  const t = useT();
  const { claim } = context.responses;
  const standing = claim && standingOf(progress, { claim });
  // A dealer sees where the client is; the steps are the client's own.
  const own = isClient(profile);
  const decline = () =>
    modals.open<DeclineWords, DeclineValues>({
      key: 'decline',
      component: DeclineDialog,
      options: ownWords,
      alert: true,
      onClose: (values) => values && send({ type: 'DECLINE', values }),
    });
  return (
    <ClaimPage
      screen={screen}
      claim={claim}
      own={own}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      papers={props}
      expected={expectedPayment(claim, props)}
      after={
        own && (
          <div className={offerTools().quiet} data-middle="">
            <Button tone="quiet" busy={busy} onClick={decline}>
              {t('detail.decline')}
            </Button>
          </div>
        )
      }
    >
      {claim && (!standing?.action || !own) && <ClaimTurn claim={claim} own={own} />}
      {claim && standing?.action && own && (
        <NowPanel turn={<ClaimTurn claim={claim} own={own} />} text={doText(standing, t)}>
          <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
            {goText(standing, t)}
          </Button>
        </NowPanel>
      )}
      {own && claim && (
        <div className={beside}>
          {mayChange(claim) && (
            <Button tone="secondary" event="EDIT" busy={busy} onClick={() => send({ type: 'EDIT' })}>
              {t('detail.edit')}
            </Button>
          )}
          <Button tone="secondary" event="SHOW_DATA" busy={busy} onClick={() => send({ type: 'SHOW_DATA' })}>
            {t('detail.data')}
          </Button>
        </div>
      )}
    </ClaimPage>
  );
}
