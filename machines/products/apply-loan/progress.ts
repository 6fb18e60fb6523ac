import { defineProgress } from '../../kit/progress.ts';
import { claimProgress } from '../shared/claim.progress.ts';
import type { ClaimPlaceFacts } from '../shared/claim-place.conditions.ts';
import { atDesk, settled } from './place.conditions.ts';

const change = {
  milestone: 'application',
  turns: [
    { if: atDesk, whose: 'dealer', action: 'changeTerms' },
    { whose: 'customer', action: 'changeTerms' },
  ],
} as const;

export const progress = defineProgress<ClaimPlaceFacts>()({
  milestones: claimProgress.milestones,
  line: { numbered: [], others: ['terms', 'banks', 'review'] },
  places: [{ if: settled, to: 'closed' }, 'terms'],
  states: { closed: { of: claimProgress }, terms: change, banks: change, review: change },
});
