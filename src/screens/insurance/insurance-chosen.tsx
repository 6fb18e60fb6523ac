import { Back } from '../../blocks/claim/back.tsx';
import { ProblemBanner } from '../../blocks/claim/problem.tsx';
import { InsuranceFacts } from '../../blocks/insurance/claim-card.tsx';
import { askDecline } from '../../blocks/insurance/decline.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The offer is chosen: all of it once more, then the agreement is made. */
export default function InsuranceChosen({ screen, context, send, busy, problem }: ScreenProps<'insurance-chosen'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  return (
    <Page
      screen={screen}
      title={t('ins.chosen.title')}
      lead={t('ins.chosen.lead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('ins.chosen.back')} />}
    >
      <ProblemBanner problem={problem} />
      {claim === undefined ? <Skeleton /> : <InsuranceFacts claim={claim} />}
      <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
        {t('ins.chosen.go')}
      </Button>
      <Button
        full
        tone="quiet"
        busy={busy}
        onClick={() => askDecline(false, (values) => send({ type: 'DECLINE_INSURANCE', values }))}
      >
        {t('ins.decline.go')}
      </Button>
    </Page>
  );
}
