import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/dealer-claim/progress.ts';
import type { DeclineValues } from '../../../schemas/shared/decline.form.ts';
import { howClosed } from '../../blocks/claim/status.ts';
import { historyOf } from '../../blocks/claim/timeline.ts';
import { deskWords } from './blocks/decline-words.ts';
import { DeskClaim } from './blocks/desk-claim.tsx';
import { useT } from '../../i18n/index.ts';
import { dateTimeKz } from '../../i18n/format.ts';
import { Button, Card, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

// One that is not ours, and one that says nothing, are not told.
const isReason = (said: string): said is DeclineValues['reason'] =>
  said !== 'other' && Object.hasOwn(deskWords.reasons, said);

/** The client wants no loan of this desk: another claim is no longer what the page is about. */
const GONE: readonly DeclineValues['reason'][] = ['other_bank', 'changed_mind'];

/** The claim is over: how it ended and what the banks said. */
export default function DealerClosed(props: ScreenProps<'dealer-closed'>) {
  const { screen, context, send, busy } = props;
  const t = useT();
  const { claim } = context.responses;
  const how = claim && howClosed(claim);
  const over = claim && historyOf(claim).at(-1)?.at;
  const reason = claim?.declineReason && isReason(claim.declineReason) ? claim.declineReason : null;
  const why = how === 'byDealer' && reason !== null && t(deskWords.reasons[reason]);
  const rows = [
    ...(over ? [{ label: t('dealer.closed.when'), value: dateTimeKz(over) }] : []),
    ...(why ? [{ label: t('dealer.closed.why'), value: why }] : []),
  ];
  const isGone = how === 'byDealer' && reason !== null && GONE.includes(reason);
  const event =
    claim && standingOf(progress, { claim }).action === 'openReplacing'
      ? ('OPEN_REPLACING' as const)
      : ('REPEAT' as const);
  return (
    <DeskClaim screen={screen} claim={claim} busy={busy} onBack={() => send({ type: 'BACK' })} papers={props}>
      {(turn) => (
        <Card>
          <div className={stack({ gap: '12' })}>
            {turn}
            {how && <h2 className={css({ textStyle: 'h2' })}>{t(`dealer.closed.${how}`)}</h2>}
            {how && !why && <p>{t(`dealer.closed.${how}Text`)}</p>}
            {rows.length > 0 && <SummaryList rows={rows} />}
            <div className={arranged({ as: 'line' })}>
              <Button
                full
                tone={isGone ? 'secondary' : 'primary'}
                event={event}
                busy={busy}
                onClick={() => send({ type: event })}
              >
                {t(
                  event === 'OPEN_REPLACING'
                    ? 'go.openReplacing'
                    : isGone
                      ? 'dealer.closed.again'
                      : 'dealer.closed.repeat',
                )}
              </Button>
              {claim && claim.requestId !== null && (
                <Button
                  full
                  tone="quiet"
                  event="SHOW_RESULTS"
                  busy={busy}
                  onClick={() => send({ type: 'SHOW_RESULTS' })}
                >
                  {t('goAtDesk.results')}
                </Button>
              )}
            </div>
          </div>
        </Card>
      )}
    </DeskClaim>
  );
}
