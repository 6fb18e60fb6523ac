import { useState } from 'react';
import type { Claim } from '../../../../../openapi/index.ts';
import { incompleteSteps } from '../../../../../schemas/shared/borrower.ts';
import type { TextId } from '../../../../../locales/ids.ts';

/**
 * Whether a part of the claim is known and only has to be checked. `said`: the part was submitted here before, so whoever comes
 * back wants its fields. Whoever comes from the review of a whole questionnaire does, too. Asked once: saving folds nothing.
 */
export function useKnown(
  claim: Claim | undefined,
  { today, said, known }: { today: string; said: unknown; known: (borrower: Claim['borrower']) => boolean },
): boolean {
  const [folds] = useState(
    () =>
      claim !== undefined &&
      said === undefined &&
      (claim.status.alias === 'verified' || incompleteSteps(claim.borrower, today).length > 0) &&
      known(claim.borrower),
  );
  return folds;
}

/** Where one works and for how long: as contributions tell it. */
export const isWholeEmployment = (job: Claim['borrower']['job']): boolean =>
  Boolean(job?.companyName) &&
  job?.experienceCommon != null &&
  job.experienceLast != null &&
  job.experienceLast <= job.experienceCommon;

/** Where a part of the claim comes from that nobody has typed on its page. */
export const sourceOf = (claim: Claim | undefined, first: TextId): TextId =>
  claim?.repeatOf ? 'q.prefilledRepeat' : first;
