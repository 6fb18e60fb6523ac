import { defineProgress } from '../../kit/progress.ts';
import { claimProgress } from '../shared/claim.progress.ts';
import type { ClaimProgressFacts } from '../shared/claim-progress.conditions.ts';
import { atDesk, settled } from './progress.conditions.ts';

const change = {
  milestone: 'application',
  turns: [
    { if: atDesk, whose: 'dealer', action: 'changeTerms' },
    { whose: 'customer', action: 'changeTerms' },
  ],
} as const;

export const progress = defineProgress<ClaimProgressFacts>()({
  milestones: claimProgress.milestones,
  line: { numbered: [['terms', 'banks', 'review']], others: [] },
  branches: [{ if: settled, to: 'closed' }, 'terms'],
  states: { closed: { of: claimProgress }, terms: change, banks: change, review: change },
});
