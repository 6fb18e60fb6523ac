import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function CommodityUnavailable({ screen, send, busy, problem }: ScreenProps<'commodity-unavailable'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('co.unavailable')}
        text={problem?.text ?? t('co.unavailableText')}
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
