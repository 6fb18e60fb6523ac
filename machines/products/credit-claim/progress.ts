import { defineProgress } from '../../kit/progress.ts';
import { claimProgress } from '../shared/claim.progress.ts';
import type { ClaimProgressFacts } from '../shared/claim-progress.conditions.ts';

const { milestones, minutes, branches, states } = claimProgress;
/** Wherever the claim stands. */
const asTheClaim = { of: claimProgress } as const;
const apply = { milestone: 'application', whose: 'customer', action: 'apply' } as const;
const fill = states.nextStep;

export const progress = defineProgress<ClaimProgressFacts>()({
  milestones,
  minutes,
  branches,
  line: {
    numbered: [
      ['car', 'seller', 'terms', 'me'],
      ['clientIntro', 'generalAgreement', 'request', 'code', 'aituIntro', 'aituPending'],
      ['personal', 'document', 'contacts', 'family', 'job', 'addresses', 'review', 'statement'],
    ],
    others: ['queued', 'waiting', 'results', 'otherTerms', 'addingStatement', 'addingInfo', 'selected'],
  },
  states: {
    ...states,
    car: apply,
    pledged: apply,
    seller: apply,
    terms: apply,
    me: apply,
    exists: apply,
    clientIntro: states.consenting,
    generalAgreement: states.consenting,
    request: states.consenting,
    consentsFailed: states.consenting,
    code: states.consenting,
    identityFailed: states.aituIntro,
    personal: fill,
    document: fill,
    contacts: fill,
    family: fill,
    job: fill,
    addresses: fill,
    review: fill,
    otherTerms: asTheClaim,
    addingStatement: asTheClaim,
    addingInfo: asTheClaim,
    signUnavailable: states.signFail,
    closed: asTheClaim,
    detail: asTheClaim,
    deal: asTheClaim,
    dataOnly: asTheClaim,
  },
});
