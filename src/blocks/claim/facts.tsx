import type { ComponentProps } from 'react';
import type { Claim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import type { SummaryRow } from '../../ui/index.ts';
import { CardSection, FoldedSection } from './card-section.tsx';
import { ClaimTrack } from './claim-track.tsx';
import { ClaimParties, ClaimTerms } from './summary.tsx';

/** Car and terms under their heading. `more`: what else was asked for. */
export function TermsSection({ claim, more }: { claim: Claim; more?: readonly SummaryRow[] }) {
  return (
    <FoldedSection title={useT()('detail.summary')}>
      <ClaimTerms claim={claim} sum more={more} />
    </FoldedSection>
  );
}

/** The journey so far, now, and further. */
export function TrackSection(props: ComponentProps<typeof ClaimTrack>) {
  return (
    <CardSection title={useT()('detail.timeline')}>
      <ClaimTrack {...props} />
    </CardSection>
  );
}

/** Who takes part. */
export function PartiesSection({
  claim,
  folded = false,
  phoned = false,
}: {
  claim: Claim;
  folded?: boolean;
  /** The borrower's number stands elsewhere on the page. */
  phoned?: boolean;
}) {
  return (
    <FoldedSection title={useT()('detail.parties')} folded={folded}>
      <ClaimParties claim={claim} phoned={phoned} />
    </FoldedSection>
  );
}
