import { openContacts } from '../../blocks/claim/contacts.ts';
import { useT } from '../../i18n/index.ts';
import { Button, ErrorBlock } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The insurers' side broke: nothing is lost, nothing is done twice. */
export default function InsuranceError({
  screen,
  context,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'insurance-error'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('ins.error.title')}
        text={problem?.text ?? context.responses.getInsuranceClaim?.error ?? t('ins.error.text')}
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
