import { toDealerClaimInput } from '../../../schemas/shared/create-claim.ts';
import { changedMeanwhile } from '../../kit/branches.ts';
import { hasId, isBroken, isConflict, isMissing } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import { closed, hasRequest, onItsWay } from '../shared/claim-progress.conditions.ts';
import { claimOf, isPledged, signedOrIssued } from '../shared/claim.conditions.ts';
import {
  allHeard,
  carRefused,
  clientRefused,
  found,
  hasLink,
  isFound,
  linkId,
  notSent,
  notTaken,
  termsRefused,
} from './conditions.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { call, choice, command, defineFlow, final, poll, screen, unavailable } = kit;

const byId = (c: Pick<FlowContext, 'id'>) => ({ variables: { id: c.id ?? '' } });
const byRequest = (c: Pick<FlowContext, 'responses'>) => ({ path: { id: claimOf(c)?.requestId ?? '' } });
const readClaim = { operation: 'claim', input: byId } as const;

const OPEN = [
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'processing',
  'waiting',
  'bank_selected',
  'signing',
  'error',
] as const;
/**
 * A dealer or a partner makes a claim for a customer, hands the link over and follows what becomes of it. The customer
 * signs, proves identity, chooses the bank; the dealer may confirm complete data, sends to the banks and sees the answers.
 */
export const dealerClaim = defineFlow({
  id: 'dealer-claim',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'loading' }, 'client'),

    client: screen('dealer-client', { SUBMIT_CLIENT: 'car', BACK: 'outside' }),
    car: screen('dealer-car', { SUBMIT_DEALER_CAR: 'terms', FIND_PUBLICATION: 'findingCar', BACK: 'client' }),
    findingCar: call('getPublication', (c) => ({ path: { id: c.answers.FIND_PUBLICATION?.productId ?? '' } }), {
      done: [{ if: isPledged, to: 'pledged' }, 'car'],
      failed: 'car',
    }),
    pledged: screen('dealer-pledged', { BACK: 'car' }),
    terms: screen('dealer-terms', { SUBMIT_TERMS: 'review', BACK: 'car' }),
    review: screen('dealer-review', {
      CREATE_CLAIM: 'creating',
      EDIT_CLIENT: 'client',
      EDIT_CAR: 'car',
      EDIT_TERMS: 'terms',
      BACK: 'terms',
    }),
    // A lost answer: the list knows whether the claim was made.
    ...command(
      'creating',
      'createClaim',
      (c) => ({ variables: { input: toDealerClaimInput(c.answers) } }),
      {
        done: 'sharing',
        refused: [
          { if: isConflict, to: 'exists' },
          { if: carRefused, to: 'car' },
          { if: termsRefused, to: 'terms' },
          { if: clientRefused, to: 'client' },
          'review',
        ],
        read: {
          operation: 'claims',
          input: (c) => ({
            variables: {
              page: 1,
              filters: { search: c.answers.SUBMIT_CLIENT?.personalNumber ?? '', type: ['DEALER'], status: [...OPEN] },
            },
          }),
        },
        unknown: [
          { if: isFound, to: 'openingFound' },
          { to: 'review', problem: 'keep' },
        ],
        unread: 'review',
      },
      { creates: true, as: 'claim' },
    ),
    openingFound: final(null, { to: 'dealer-detail', of: found, forget: true }),
    exists: screen('dealer-exists', { OPEN_CLAIM: 'openingOther', BACK: 'client' }),
    openingOther: final(null, {
      to: 'dealer-detail',
      of: (c) => c.answers.OPEN_CLAIM?.claimId ?? null,
      forget: true,
    }),

    loading: call('claim', byId, { done: 'branching', failed: [{ if: isMissing, to: 'missing' }, 'unavailable'] }),
    unavailable: unavailable('dealer-unavailable', { RETRY: 'loading' }),
    missing: final('dealer-missing'),
    /** The server's word says where the claim is. */
    branching: choice(...progress.branches),

    sharing: choice({ if: hasLink, to: 'share' }, 'detail'),
    share: poll('dealer-share', { ...readClaim, every: 'steady' }, [{ unless: hasLink, to: 'resting' }], {
      RESEND_LINK: 'renewing',
      DONE: 'detail',
      BACK: 'detail',
    }),
    renewing: call('renewShortLink', (c) => ({ path: { id: linkId(c) } }), {
      done: 'share',
      failed: 'share',
    }),

    /** The claim's own page, as its status allows. */
    resting: choice({ if: signedOrIssued, to: 'deal' }, { if: closed, to: 'closed' }, 'detail'),
    detail: poll(
      'dealer-detail',
      { ...readClaim, every: 'steady' },
      [
        { if: signedOrIssued, to: 'deal' },
        { if: closed, to: 'closed' },
      ],
      {
        SHARE: 'sharing',
        CONFIRM: 'confirming',
        SEND_TO_BANKS: 'sending',
        SHOW_RESULTS: 'showing',
        EDIT: 'changing',
        DECLINE: 'declining',
        BACK: 'left',
      },
    ),
    deal: poll('dealer-deal', { ...readClaim, every: 'calm' }, [], {
      SHOW_RESULTS: 'showing',
      BACK: 'left',
    }),
    closed: screen('dealer-closed', {
      SHOW_RESULTS: 'showing',
      REPEAT: 'changing',
      OPEN_REPLACING: 'openingReplacing',
      BACK: 'left',
    }),
    openingReplacing: final(null, { to: 'dealer-detail', of: (c) => claimOf(c)?.replacedBy ?? null }),
    /** Other terms are another application. */
    changing: final(null, { to: 'apply-terms', of: (c) => c.id }),

    confirming: call('generateApplicationForm', byId, {
      done: 'loading',
      failed: [changedMeanwhile('loading'), 'detail'],
    }),

    ...command('sending', 'sendClaimToBanks', byId, {
      done: [{ if: notTaken, to: 'requestError' }, 'loading'],
      refused: [changedMeanwhile('loading'), { if: isBroken, to: 'requestError' }, 'detail'],
      read: readClaim,
      unknown: [{ if: notSent, to: 'requestError' }, 'branching'],
      unread: 'requestError',
    }),
    requestError: screen('dealer-request-error', { RETRY: 'rereadingSent', BACK: 'resting' }),
    rereadingSent: call('claim', byId, { done: [{ if: notSent, to: 'sending' }, 'branching'], failed: 'requestError' }),

    queued: poll('dealer-waiting', { ...readClaim, every: 'quick' }, [{ unless: onItsWay, to: 'branching' }], {
      SHOW_RESULTS: 'loading',
      BACK: 'resting',
    }),
    waiting: poll(
      'dealer-waiting',
      { operation: 'getBankRequest', input: byRequest, every: 'quick' },
      [{ if: allHeard, to: 'results' }],
      { SHOW_RESULTS: 'results', BACK: 'resting' },
    ),
    showing: choice({ if: hasRequest, to: 'results' }, 'resting'),
    results: poll('dealer-responses', { operation: 'listIntegrations', input: byRequest, every: 'steady' }, [], {
      // What would help stands here.
      EDIT: 'changing',
      BACK: 'resting',
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
          { if: signedOrIssued, to: 'deal' },
          { to: 'detail', problem: 'keep' },
        ],
        unread: 'detail',
      },
      { as: 'claim' },
    ),

    left: final(null, { to: 'my-applications' }),
    outside: final(null, { to: 'home' }),
  },
});
