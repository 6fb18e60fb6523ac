import { stack } from '@styled/patterns';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { Longer, Updated, useLonger } from '../../../blocks/waiting.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button, LinkButton, Page, Spinner } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** A check takes seconds as a rule; after so long nobody should have to wait here. */
const SLOW_AFTER_MS = 60_000;

export default function AituPending({ screen, context, send, busy, host }: ScreenProps<'aitu-pending'>) {
  const t = useT();
  const slow = useLonger(null, SLOW_AFTER_MS, t('aitu.slow'));
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <Page screen={screen} title={t('aitu.pendingTitle')}>
      <Spinner label={t('aitu.pending')} />
      {slow && <Longer>{t('aitu.slow')}</Longer>}
      <div className={stack({ gap: '8' })}>
        {slow && (
          <LinkButton to="my-applications" tone="secondary" full>
            {t('nav.myApplications')}
          </LinkButton>
        )}
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('aitu.again')}
        </Button>
        <ReturnMain host={host} />
      </div>
      <Updated answer={context.responses.claim} />
    </Page>
  );
}
