import { useT } from '../../i18n/index.ts';
import { CardSection } from '../claim/card-section.tsx';
import type { Approved } from './answer-kinds.ts';
import { offerSchedule } from './offer-cost.ts';
import { Schedule } from './schedule.tsx';

/** The payments of a loan that is signed, first of all that a claim's page says beside its way. */
export default function TakenSchedule({ offer }: { offer: Approved }) {
  const t = useT();
  return (
    <CardSection title={t('b.schedule')}>
      <Schedule rows={offerSchedule(offer)} note={t('b.scheduleNote')} />
    </CardSection>
  );
}
