import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The claim could not be read: shown where the person is. */
export default function CascoLifeUnavailable({ screen, send, busy, problem }: ScreenProps<'casco-life-unavailable'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('cl.unavailable.title')}
        text={problem?.text}
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
