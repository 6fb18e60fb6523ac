import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { ClaimPage } from '../blocks/claim/claim-page.tsx';
import { howClosed, isClient } from '../../../blocks/claim/status.ts';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function ClaimClosed(props: ScreenProps<'claim-closed'>) {
  const { screen, context, send, busy, profile } = props;
  const t = useT();
  const { claim } = context.responses;
  const how = claim && howClosed(claim);
  const own = isClient(profile);
  const event = claim && (standingOf(progress, { claim }).action === 'openReplacing' ? 'OPEN_REPLACING' : 'REPEAT');
  return (
    <ClaimPage screen={screen} claim={claim} own={own} busy={busy} onBack={() => send({ type: 'BACK' })} papers={props}>
      <div className={stack({ gap: '12' })}>
        {how && <h2 className={css({ textStyle: 'h2' })}>{t(`closed.${how}`)}</h2>}
        {how && <p>{t(`closed.${how}Text`)}</p>}
        {own && event && (
          <Button full event={event} busy={busy} onClick={() => send({ type: event })}>
            {t(event === 'REPEAT' ? 'btn.repeat' : 'go.openReplacing')}
          </Button>
        )}
      </div>
    </ClaimPage>
  );
}
