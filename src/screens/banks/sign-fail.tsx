import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, contactUs, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The contract was not signed: what is safe, and the way on. */
export default function SignFail({ screen, context, send, busy, problem, config, host }: ScreenProps<'sign-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('s.fail')} />;
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="error" icon="alert" title={t('s.fail')} text={t('s.failLead')}>
        {problem?.text && (
          <Banner tone="error" live>
            {problem.text}
          </Banner>
        )}
        <Button full busy={busy} event="RETRY" onClick={() => send({ type: 'RETRY' })}>
          {t('s.retry')}
        </Button>
        <Button full tone="secondary" onClick={() => contactUs({ ...config.contacts, onCall: host.call })}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('btn.back')}
        </Button>
      </Notice>
    </div>
  );
}
