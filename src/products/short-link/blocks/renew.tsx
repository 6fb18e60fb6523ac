import type { FlowContext } from '../../../../machines/kit/context.ts';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Soon } from '../../../blocks/soon.tsx';
import { deadlineOf, useSecondsLeft } from '../../../blocks/claim/countdown.ts';

interface RenewProps {
  context: Readonly<FlowContext>;
  busy: boolean;
  tone?: 'primary' | 'secondary' | 'quiet';
  onRenew: () => void;
}

/** Asks for a new link as soon as the server allows it: what came last, the answer or the refusal, names the time. */
export function Renew({ context, busy, tone = 'primary', onRenew }: RenewProps) {
  const t = useT();
  const asked = context.problem?.operationId === 'renewShortLink' ? context.problem : null;
  const sent = context.responses.renewShortLink;
  const until = Math.max(
    asked?.retryAfterSec === undefined ? 0 : deadlineOf(asked, asked.retryAfterSec),
    sent === undefined ? 0 : deadlineOf(sent, sent.resendInSec),
  );
  const wait = useSecondsLeft(until);
  return (
    <>
      {wait > 0 ? (
        <Soon>{t('link.renewIn', { s: wait })}</Soon>
      ) : (
        <Button full tone={tone} event="RENEW" busy={busy} onClick={onRenew}>
          {t('link.renew')}
        </Button>
      )}
    </>
  );
}
