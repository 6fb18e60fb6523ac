import type { CallOutput, InsuranceClaim } from '../../../../openapi/index.ts';
import { dateTimeKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import type { Read } from '../../../blocks/props.ts';
import { Timeline } from '../../../ui/parts/records.tsx';
import { FoldedSection } from '../../../blocks/claim/card-section.tsx';
import { statusWords } from '../../../blocks/insurance/words.ts';

/** What the claim has gone through, in the service's words, for whoever asks. */
export function InsuranceTimeline({
  claim,
  statuses,
}: {
  claim: InsuranceClaim;
  statuses: Read<CallOutput<'listInsuranceStatuses'>>;
}) {
  const t = useT();
  return (
    <FoldedSection title={t('ins.timeline')} folded>
      <Timeline
        entries={claim.timeline.map(({ alias, at }, index) => ({
          key: `${index}/${alias}`,
          text: statusWords(alias, statuses.data, t),
          time: dateTimeKz(at),
          current: index === claim.timeline.length - 1,
        }))}
      />
    </FoldedSection>
  );
}
