import { useT } from '../i18n/index.ts';
import { ErrorBlock, LinkButton, Notice } from '../ui/index.ts';

/** What the page is about could not be read: why, and once more. Whatever was paid or signed, nothing else is offered. */
export function Unavailable(props: {
  screen: string;
  title: string;
  text: string | undefined;
  busy: boolean;
  onRetry: () => void;
}) {
  const t = useT();
  return (
    <div data-screen={props.screen}>
      <ErrorBlock
        level="h1"
        title={props.title}
        text={props.text}
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

/** There is no such thing, or it is somebody else's. */
export function Missing({ screen, title, text }: { screen: string; title: string; text: string }) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="search" title={title} text={text}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
