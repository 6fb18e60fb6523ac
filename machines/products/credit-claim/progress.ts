import { defineProgress } from '../../kit/progress.ts';
import { claimProgress } from '../shared/claim.progress.ts';
import type { ClaimPlaceFacts } from '../shared/claim-place.conditions.ts';

const { milestones, places, states } = claimProgress;
/** Wherever the claim stands. */
const asTheClaim = { of: claimProgress } as const;
const apply = { milestone: 'application', whose: 'customer', action: 'apply' } as const;
const fill = states.nextStep;

export const progress = defineProgress<ClaimPlaceFacts>()({
  milestones,
  places,
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
    application: fill,
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
