import { Standalone } from '../../blocks/claim/standalone.tsx';
import { openContacts } from '../../blocks/claim/contacts.ts';
import { useT } from '../../i18n/index.ts';
import { Button, ErrorBlock } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function ProcessFail({
  screen,
  context,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'process-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('processFail.title')} />;
  return (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('processFail.title')}
        text={problem?.text ?? t('processFail.text')}
        onRetry={() => send({ type: 'RETRY' })}
        event="RETRY"
        busy={busy}
      >
        <Button full tone="secondary" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('btn.back')}
        </Button>
      </ErrorBlock>
    </div>
  );
}
