import { defineProgress } from '../../kit/progress.ts';
import { onItsWay, sendFailed, sent, type ClaimProgressFacts } from '../shared/claim-progress.conditions.ts';
import { claimProgress } from '../shared/claim.progress.ts';

/** Wherever the customer's claim stands. */
const asTheClaim = { of: claimProgress } as const;
const apply = { milestone: 'application', whose: 'dealer', action: 'apply' } as const;

export const progress = defineProgress<ClaimProgressFacts>()({
  milestones: claimProgress.milestones,
  line: {
    numbered: [['client', 'car', 'terms', 'review']],
    others: ['share', 'queued', 'waiting', 'results'],
  },
  branches: [
    { if: sendFailed, to: 'requestError' },
    { if: onItsWay, to: 'queued' },
    { if: sent, to: 'waiting' },
    'resting',
  ],
  states: {
    client: apply,
    car: apply,
    pledged: apply,
    terms: apply,
    review: apply,
    exists: apply,
    share: asTheClaim,
    resting: asTheClaim,
    detail: asTheClaim,
    deal: asTheClaim,
    closed: asTheClaim,
    requestError: asTheClaim,
    queued: asTheClaim,
    waiting: asTheClaim,
    results: asTheClaim,
  },
});
