import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton, Notice } from '../../ui/index.ts';

/** The claim could not be read: why, and once more. */
export function Unavailable(props: { screen: string; text: string | null; busy: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div data-screen={props.screen}>
      <ErrorBlock
        level="h1"
        title={t('unavailable.title')}
        text={props.text ?? t('unavailable.text')}
        onRetry={props.onRetry}
        event="RETRY"
        busy={props.busy}
      >
        <LinkButton to="my-applications" tone="secondary" full>
          {t('nav.myApplications')}
        </LinkButton>
      </ErrorBlock>
    </div>
  );
}

/** There is no such claim, or it is somebody else's. */
export function Missing({ screen }: { screen: string }) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="search" title={t('missing.title')} text={t('missing.text')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
