import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The claim could not be read. Whatever was paid: nothing is offered to be paid again before it has been. */
export default function InsuranceUnavailable({ screen, send, busy, problem }: ScreenProps<'insurance-unavailable'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('ins.unavailable.title')}
        text={problem?.text ?? t('ins.unavailable.text')}
        onRetry={() => send({ type: 'RETRY' })}
        event="RETRY"
        busy={busy}
      >
        <LinkButton to="my-applications" tone="secondary" full>
          {t('nav.myApplications')}
        </LinkButton>
      </ErrorBlock>
    </div>
  );
}
