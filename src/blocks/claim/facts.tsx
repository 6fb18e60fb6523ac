import type { Claim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card } from '../../ui/index.ts';
import { Section } from './section.tsx';
import { ClaimParties, ClaimTerms, ClaimTimeline } from './summary.tsx';

/** Car and terms under their heading. */
export function TermsSection({ claim }: { claim: Claim }) {
  return (
    <Section title={useT()('detail.summary')}>
      <Card>
        <ClaimTerms claim={claim} />
      </Card>
    </Section>
  );
}

/** The way so far, and who takes part. */
export function HistorySections({ claim, own }: { claim: Claim; /** The reader is the client. */ own: boolean }) {
  const t = useT();
  return (
    <>
      <Section title={t('detail.timeline')}>
        <Card>
          <ClaimTimeline claim={claim} own={own} />
        </Card>
      </Section>
      <Section title={t('detail.parties')}>
        <Card>
          <ClaimParties claim={claim} />
        </Card>
      </Section>
    </>
  );
}
