import type { ComponentProps } from 'react';
import type { Claim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card } from '../../ui/index.ts';
import { Section } from './section.tsx';
import { ClaimTrack } from './claim-track.tsx';
import { ClaimParties, ClaimTerms } from './summary.tsx';

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

/** The journey so far, now, and further. */
export function TrackSection(props: ComponentProps<typeof ClaimTrack>) {
  return (
    <Section title={useT()('detail.timeline')}>
      <Card>
        <ClaimTrack {...props} />
      </Card>
    </Section>
  );
}

/** Who takes part. */
export function PartiesSection({ claim }: { claim: Claim }) {
  return (
    <Section title={useT()('detail.parties')}>
      <Card>
        <ClaimParties claim={claim} />
      </Card>
    </Section>
  );
}
