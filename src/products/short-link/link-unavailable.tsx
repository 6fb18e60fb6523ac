import { LinkFrame } from './blocks/frame.tsx';
import { causeOf } from '../../blocks/cause.ts';
import { deadlineOf, useSecondsLeft } from '../../blocks/claim/countdown.ts';
import { useT } from '../../i18n/index.ts';
import { Unavailable } from '../../blocks/unreadable.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** The link could not be opened now. Without network the page waits for one by itself. */
export default function LinkUnavailable({ screen, context, send, busy, problem }: ScreenProps<'link-unavailable'>) {
  const t = useT();
  const failed = context.problem;
  const isRateLimited = failed?.kind === 'rateLimited';
  const wait = useSecondsLeft(isRateLimited ? deadlineOf(failed, failed.retryAfterSec ?? 60) : 0);
  const text = isRateLimited
    ? wait > 0 && t('link.limited', { s: wait })
    : failed?.kind === 'offline'
      ? t('link.offline')
      : causeOf(problem);
  return (
    <LinkFrame>
      <Unavailable
        screen={screen}
        title={t('link.unavailableTitle')}
        text={text || t('link.unavailableText')}
        why={null}
        list={null}
        busy={busy}
        onRetry={wait > 0 ? undefined : () => send({ type: 'RETRY' })}
      />
    </LinkFrame>
  );
}
