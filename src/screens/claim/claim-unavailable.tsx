import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function ClaimUnavailable({ screen, send, busy, problem }: ScreenProps<'claim-unavailable'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('unavailable.title')}
        text={problem?.text ?? t('unavailable.text')}
        onRetry={() => send({ type: 'RETRY' })}
        event="RETRY"
        busy={busy}
      >
        <LinkButton to="my-applications" tone="secondary" full>
          {t('nav.myApplications')}
        </LinkButton>
      </ErrorBlock>
    </div>
  );
}
