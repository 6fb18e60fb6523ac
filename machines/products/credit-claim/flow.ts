import { toCreateClaimInput } from '../../../schemas/shared/create-claim.ts';
import { changedMeanwhile } from '../../kit/branches.ts';
import { hasId, isAmbiguous, isConflict, isMissing } from '../../kit/conditions.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { closed, insurancePending, someAnswered } from '../shared/claim-progress.conditions.ts';
import { atBanks, claimOf, codeWaiting, isPledged, signedOrIssued } from '../shared/claim.conditions.ts';
import { banks } from './banks.part.ts';
import { identity } from './identity.part.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';
import { questionnaire } from './questionnaire.part.ts';

const { call, choice, command, defineFlow, final, poll, screen, unavailable, watch, when } = kit;

const createInput = (c: ContextOf<typeof kit>) => ({ variables: { input: toCreateClaimInput(c.answers, c.repeats) } });
const byId = (c: { readonly id: string | null }) => ({ variables: { id: c.id ?? '' } });
/** The step that was to be confirmed is. */
export const stepConfirmed = when(
  'claim',
  'CONFIRM_DEAL_STEP',
  (claim, said) => claim?.dealDone.some((step) => step === said?.step) === true,
);
const readClaim = { operation: 'claim', input: byId } as const;

/**
 * What its states say of themselves (`progress.ts`) is not loaded with the first flow: `tests/model/rules.test.ts` holds them together.
 *
 * A person buys a car from a person: car, seller, terms, me; then identity, data, banks, signature, the deal.
 */
export const creditClaim = defineFlow({
  id: 'credit-claim',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'loading' }, 'car'),

    car: screen('c2c-car', { SUBMIT_CAR: 'seller', FIND_PUBLICATION: 'findingCar', BACK: 'outside' }),
    findingCar: call('getPublication', (c) => ({ path: { id: c.answers.FIND_PUBLICATION?.productId ?? '' } }), {
      done: [{ if: isPledged, to: 'pledged' }, 'car'],
      failed: 'car',
    }),
    pledged: screen('c2c-pledged', { BACK: 'car' }),
    seller: screen('c2c-seller', { SUBMIT_SELLER: 'terms', BACK: 'car' }),
    terms: screen('c2c-terms', { SUBMIT_TERMS: 'me', BACK: 'seller' }),
    me: screen('c2c-me', { SUBMIT_ME: 'creating', BACK: 'terms' }),
    // The session takes the answer's refresh token before the flow hears of it: `loading` is asked as the new person.
    creating: call(
      'createClaimByCustomer',
      createInput,
      { done: 'loading', failed: [{ if: isConflict, to: 'exists' }, { if: isAmbiguous, to: 'creatingAgain' }, 'me'] },
      { creates: true },
    ),
    // A guest has nothing to read with: the one call that is repeated after a lost answer, with the same key.
    creatingAgain: call(
      'createClaimByCustomer',
      createInput,
      { done: 'loading', failed: [{ if: isConflict, to: 'exists' }, 'me'] },
      { creates: true },
    ),
    exists: screen('c2c-exists', { BACK: 'me' }),

    loading: call('claim', byId, { done: 'branching', failed: [{ if: isMissing, to: 'missing' }, 'unavailable'] }),
    unavailable: unavailable('claim-unavailable', { RETRY: 'loading' }),
    missing: final('claim-missing'),
    /** The server's word says where the person is. */
    branching: choice(...progress.branches),
    consenting: choice({ if: codeWaiting, to: 'code' }, 'clientIntro'),

    ...identity({ branching: 'branching', reread: 'loading', rest: 'resting', later: 'left' }),
    ...questionnaire({
      confirmed: 'loading',
      reread: 'loading',
      branching: 'branching',
      rest: 'resting',
      terms: 'changing',
    }),
    ...banks({ reread: 'loading', branching: 'branching', rest: 'resting', edit: 'review', repeat: 'repeating' }),

    /** Read on: what is left to do, and whose turn it is, may change while the page is open. */
    signSuccess: poll(
      'sign-success',
      { ...readClaim, every: 'calm' },
      [],
      { CONTINUE: 'afterSigning', BACK: 'afterSigning' },
      { news: true },
    ),
    afterSigning: choice({ if: insurancePending, to: 'insuring' }, 'deal'),
    success: screen('success', { CONTINUE: 'left', BACK: 'deal' }, { news: true }),

    /** The claim's own page, as its status allows. */
    resting: choice({ if: closed, to: 'closed' }, 'detail'),
    detail: poll(
      'claim-detail',
      { ...readClaim, every: 'calm' },
      [
        { if: insurancePending, to: 'insuring' },
        { if: signedOrIssued, to: 'deal' },
        { if: closed, to: 'closed' },
      ],
      { CONTINUE: 'continuing', SHOW_DATA: 'dataOnly', EDIT: 'changing', DECLINE: 'declining', BACK: 'left' },
    ),
    /** To the banks' answers as soon as there is one. */
    continuing: call('claim', byId, {
      done: [{ if: someAnswered, to: 'results' }, 'branching'],
      failed: [{ if: isMissing, to: 'missing' }, 'unavailable'],
    }),
    deal: poll('claim-deal', { ...readClaim, every: 'calm' }, [{ if: insurancePending, to: 'insuring' }], {
      CONFIRM_DEAL_STEP: 'confirmingStep',
      BACK: 'left',
    }),
    ...command(
      'confirmingStep',
      'confirmDealStepByCustomer',
      (c) => ({ variables: { id: c.id ?? '', step: c.answers.CONFIRM_DEAL_STEP?.step ?? 'contract' } }),
      {
        done: 'deal',
        refused: [changedMeanwhile('loading'), 'deal'],
        read: readClaim,
        unknown: [
          { if: stepConfirmed, to: 'deal' },
          { to: 'deal', problem: 'keep' },
        ],
        unread: 'deal',
      },
      { as: 'claim' },
    ),
    /** The deal goes on when the insurance that the bank waits for is there. */
    insuring: poll(
      'claim-insuring',
      { ...readClaim, every: 'calm' },
      [
        { if: closed, to: 'closed' },
        { unless: insurancePending, to: 'deal' },
      ],
      { OPEN_INSURANCE: 'toInsurance', BACK: 'left' },
    ),
    /** All that the claim says of its borrower: to be read, not to be changed. */
    dataOnly: watch('q-locked', readClaim, [], { CONTINUE: 'continuing', BACK: 'resting' }, { linked: atBanks }),
    closed: screen('claim-closed', {
      REPEAT: 'repeating',
      APPLY_TERMS: 'repeating',
      OPEN_REPLACING: 'toReplacing',
      BACK: 'left',
    }),
    ...command(
      'declining',
      'declineClaimByCustomer',
      (c) => ({ variables: { id: c.id ?? '', reason: c.answers.DECLINE?.reason ?? '' } }),
      {
        done: 'resting',
        refused: [changedMeanwhile('loading'), 'detail'],
        read: readClaim,
        unknown: [
          { if: closed, to: 'closed' },
          { to: 'detail', problem: 'keep' },
        ],
        unread: 'detail',
      },
      { as: 'claim' },
    ),

    toInsurance: final(null, { to: 'casco-life-choice', of: (c) => claimOf(c)?.insuranceClaimId ?? null }),
    /** Other terms, or a choice of banks: another application takes the place of this one. */
    changing: final(null, { to: 'apply-terms', of: (c) => c.id }),
    toReplacing: final(null, { to: 'claim-detail', of: (c) => claimOf(c)?.replacedBy ?? null }),
    repeating: final(null, { to: 'c2c-car', repeat: true }),
    left: final(null, { to: 'my-applications' }),
    outside: final(null, { to: 'home' }),
  },
});
