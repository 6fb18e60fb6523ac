import { lazy } from 'react';
import { arranged } from '@styled/recipes';
import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/dealer-claim/progress.ts';
import type { DeclineValues } from '../../../schemas/shared/decline.form.ts';
import type { DeclineWords } from '../../blocks/claim/decline-words.ts';
import { deskWords } from './blocks/decline-words.ts';
import { mayChange } from '../../blocks/claim/status.ts';
import { expectedPayment } from '../../blocks/claim/expected-payment.tsx';
import { NowPanel } from '../../blocks/claim/now-panel.tsx';
import { DeskClaim } from './blocks/desk-claim.tsx';
import { deskMove } from './blocks/desk-move.ts';
import { MOVES, type DeskMove } from '../../blocks/claim/desk-move.ts';
import { sentText } from './blocks/sent-text.ts';
import { deskText } from '../../blocks/standing.ts';
import { useT } from '../../i18n/index.ts';
import { Button, confirm, modals } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const DeclineDialog = lazy(() => import('../../blocks/claim/decline-dialog.tsx'));

/** A customer's claim while it is open: whose move it is, and the dealer's own. */
export default function DealerDetail(props: ScreenProps<'dealer-detail'>) {
  const { screen, context, send, busy } = props;
  const t = useT();
  const { claim } = context.responses;
  const standing = claim && standingOf(progress, { claim });
  const event = claim && standing ? deskMove(claim, standing) : null;
  const decline = () =>
    modals.open<DeclineWords, DeclineValues>({
      key: 'decline',
      component: DeclineDialog,
      options: deskWords,
      alert: true,
      onClose: (values) => values && send({ type: 'DECLINE', values }),
    });
  const act = async (type: DeskMove) => {
    if (type === 'CONFIRM') {
      const sure = await confirm({
        title: t('dealer.confirm.title'),
        text: t('dealer.confirm.text'),
        confirmLabel: t('goAtDesk.confirm'),
        cancelLabel: t('btn.back'),
      });
      if (!sure) return;
    }
    send({ type });
  };
  return (
    <DeskClaim
      screen={screen}
      claim={claim}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      papers={props}
      expected={expectedPayment(claim, props)}
    >
      {(turn) => (
        <>
          {standing && (
            <NowPanel turn={turn} text={event === 'CONFIRM' ? t('dealer.do.confirm') : deskText(standing, t)}>
              {event === 'SHARE' && <p>{sentText(context.responses, t)}</p>}
              {event && (
                <Button full event={event} busy={busy} onClick={() => void act(event)}>
                  {t(MOVES[event])}
                </Button>
              )}
            </NowPanel>
          )}
          {claim && (
            <div className={arranged({ as: 'line' })}>
              {mayChange(claim) && (
                <Button full tone="secondary" event="EDIT" busy={busy} onClick={() => send({ type: 'EDIT' })}>
                  {t('dealer.detail.edit')}
                </Button>
              )}
              <Button full tone="quiet" event="DECLINE" busy={busy} onClick={decline}>
                {t('dealer.detail.decline')}
              </Button>
            </div>
          )}
        </>
      )}
    </DeskClaim>
  );
}
