import { openContacts } from '../../blocks/claim/contacts.ts';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** Signed, but not sent: nothing is signed again, and nothing is sent without a tap. */
export default function CascoLifeProcessFail({
  screen,
  context,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'casco-life-process-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('cl.sendFail.title')} />;
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="error" icon="alert" title={t('cl.sendFail.title')} text={t('cl.sendFail.text')}>
        {problem?.text && (
          <Banner tone="error" live>
            {problem.text}
          </Banner>
        )}
        <Button full busy={busy} event="RETRY" onClick={() => send({ type: 'RETRY' })}>
          {t('cl.sendFail.retry')}
        </Button>
        <Button full tone="secondary" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('nav.myApplications')}
        </Button>
      </Notice>
    </div>
  );
}
