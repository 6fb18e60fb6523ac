import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, contactUs, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The banks did not get the claim. Nothing is sent again without a tap, and the status is read before. */
export default function DealerRequestError({
  screen,
  context,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'dealer-request-error'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} title={t('b.errorTitle')} />;
  const why = problem?.text ?? context.responses.sendClaimToBanks?.message;
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="error" icon="alert" title={t('b.errorTitle')} text={t('b.errorLead')}>
        {why && <Banner tone="error">{why}</Banner>}
        <Button full busy={busy} event="RETRY" onClick={() => send({ type: 'RETRY' })}>
          {t('b.errorRetry')}
        </Button>
        <Button full tone="secondary" onClick={() => contactUs({ ...config.contacts, onCall: host.call })}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('b.toClaim')}
        </Button>
      </Notice>
    </div>
  );
}
