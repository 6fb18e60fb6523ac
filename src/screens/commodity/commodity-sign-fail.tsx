import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, contactUs, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The contract was not signed: what is safe, and the way on. */
export default function CommoditySignFail({
  screen,
  context,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'commodity-sign-fail'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('co.signFail')} />;
  const signing = context.responses.getCommodityClaim?.signing;
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="error" icon="alert" title={t('co.signFail')} text={t('co.signFailLead')}>
        {signing?.state === 'failed' && <p>{t('co.signFailLeft', { n: signing.attemptsLeft })}</p>}
        {signing?.state === 'expired' && <p>{t('co.signExpired')}</p>}
        {problem?.text && (
          <Banner tone="error" live>
            {problem.text}
          </Banner>
        )}
        <Button full busy={busy} event="RETRY" onClick={() => send({ type: 'RETRY' })}>
          {t('co.signAgain')}
        </Button>
        <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('co.toOffers')}
        </Button>
        <Button full tone="quiet" onClick={() => contactUs({ ...config.contacts, onCall: host.call })}>
          {t('nav.contactUs')}
        </Button>
      </Notice>
    </div>
  );
}
