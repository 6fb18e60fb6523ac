import { openContacts } from '../../blocks/claim/contacts.ts';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

const MINUTE_SEC = 60;

/** Too many tries or codes: nothing is signed; what is safe, how long it takes, and the way on. */
export default function CascoLifeSignFail({
  screen,
  context,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'casco-life-sign-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('cl.signFail.title')} />;
  const wait = problem?.retryAfterSec ?? problem?.data['retryAfterSec'];
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="error" icon="alert" title={t('cl.signFail.title')} text={t('cl.signFail.text')}>
        {typeof wait === 'number' && <p role="alert">{t('cl.signFail.wait', { n: Math.ceil(wait / MINUTE_SEC) })}</p>}
        <Button full busy={busy} event="RETRY" onClick={() => send({ type: 'RETRY' })}>
          {t('cl.signFail.retry')}
        </Button>
        <Button full tone="secondary" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('cl.agreement.change')}
        </Button>
      </Notice>
    </div>
  );
}
