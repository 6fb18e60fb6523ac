import { toDealerClaimInput } from '../../../schemas/shared/create-claim.ts';
import type { FlowContext } from '../../kit/context.ts';
import { call, choice, defineFlow, final, poll, recheck, screen, unavailable } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, isBroken, isConflict, isMissing } from '../../kit/questions.ts';
import {
  claimOf,
  closed,
  dataConfirmed,
  hasClaim,
  hasRequest,
  isPledged,
  notOnItsWay,
  onItsWay,
  sendFailed,
  sent,
  signedOrIssued,
} from '../shared/claim.conditions.ts';

const byId = (c: FlowContext) => ({ variables: { id: c.id ?? '' } });
const byRequest = (c: FlowContext) => ({ path: { id: claimOf(c)?.requestId ?? '' } });

const linkId = (c: FlowContext): string => claimOf(c)?.shortLink?.split('/').at(-1) ?? '';
/** The link is the dealer's to hand over until the customer has shown who they are. */
const hasLink = (c: FlowContext): boolean => linkId(c) !== '';
const hasNoLink = (c: FlowContext): boolean => !hasLink(c);

const refusedFields = (c: FlowContext): string[] => Object.keys(c.problem?.fields ?? {});
const carRefused = (c: FlowContext): boolean =>
  refusedFields(c).some((field) => field.startsWith('product.car') || field === 'productId');
const termsRefused = (c: FlowContext): boolean =>
  refusedFields(c).some((field) => field === 'initialFee' || field === 'term' || field.startsWith('product.'));
const clientRefused = (c: FlowContext): boolean => refusedFields(c).length > 0;

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
/** A person has one open claim at most: what is found under their number is the one that was being made. */
const found = (c: FlowContext): string | null => c.responses.claims?.items[0]?.id ?? null;
const isFound = (c: FlowContext): boolean => found(c) !== null;

const notTaken = (c: FlowContext): boolean => c.responses.sendClaimToBanks?.status === 'error';
const notSent = (c: FlowContext): boolean => dataConfirmed(c) || sendFailed(c);
const allHeard = (c: FlowContext): boolean =>
  ['complete', 'selected'].includes(c.responses.getBankRequest?.status ?? '');

/**
 * A dealer or a partner makes a claim for a customer, hands the link over and follows what becomes of it. The customer
 * signs, proves identity, chooses the bank; the dealer may confirm complete data, sends to the banks and sees the answers.
 */
export const dealerClaim = defineFlow({
  id: 'dealer-claim',
  initial: 'start',
  states: {
    start: choice({ if: hasClaim, to: 'loading' }, 'client'),

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
    creating: call(
      'createClaim',
      (c) => ({ variables: { input: toDealerClaimInput(c.answers) } }),
      {
        done: 'sharing',
        failed: [
          { if: isConflict, to: 'exists' },
          { if: isAmbiguous, to: 'searching' },
          { if: carRefused, to: 'car' },
          { if: termsRefused, to: 'terms' },
          { if: clientRefused, to: 'client' },
          'review',
        ],
      },
      { creates: true, as: 'claim' },
    ),
    // The answer is lost: the list knows whether the claim was made.
    searching: recheck(
      'claims',
      (c) => ({
        variables: {
          page: 1,
          filters: { search: c.answers.SUBMIT_CLIENT?.personalNumber ?? '', type: ['DEALER'], status: [...OPEN] },
        },
      }),
      { done: { if: isFound, to: 'openingFound' }, else: 'review' },
    ),
    openingFound: final(null, { to: 'dealer-detail', of: found, forget: true }),
    exists: screen('dealer-exists', { OPEN_CLAIM: 'openingOther', BACK: 'client' }),
    openingOther: final(null, {
      to: 'dealer-detail',
      of: (c) => c.answers.OPEN_CLAIM?.claimId ?? null,
      forget: true,
    }),

    loading: call('claim', byId, { done: 'placing', failed: [{ if: isMissing, to: 'missing' }, 'unavailable'] }),
    unavailable: unavailable('dealer-unavailable', { RETRY: 'loading' }),
    missing: final('dealer-missing'),
    /** The server's word says where the claim is. */
    placing: choice(
      { if: sendFailed, to: 'requestError' },
      { if: onItsWay, to: 'queued' },
      { if: sent, to: 'waiting' },
      'resting',
    ),

    sharing: choice({ if: hasLink, to: 'share' }, 'detail'),
    share: poll(
      'dealer-share',
      { operation: 'claim', input: byId, every: 'steady' },
      [{ if: hasNoLink, to: 'resting' }],
      {
        RESEND_LINK: 'renewing',
        DONE: 'detail',
        BACK: 'detail',
      },
    ),
    renewing: call('renewShortLink', (c) => ({ path: { id: linkId(c) } }), { done: 'share', failed: 'share' }),

    /** The claim's own page, as its status allows. */
    resting: choice({ if: signedOrIssued, to: 'deal' }, { if: closed, to: 'closed' }, 'detail'),
    detail: poll(
      'dealer-detail',
      { operation: 'claim', input: byId, every: 'steady' },
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
    deal: poll('dealer-deal', { operation: 'claim', input: byId, every: 'calm' }, [], {
      SHOW_RESULTS: 'showing',
      BACK: 'left',
    }),
    closed: screen('dealer-closed', { SHOW_RESULTS: 'showing', REPEAT: 'changing', BACK: 'left' }),
    /** Other terms are another application. */
    changing: final(null, { to: 'apply-terms', of: (c) => c.id }),

    confirming: call('generateApplicationForm', byId, {
      done: 'loading',
      failed: [changedMeanwhile('loading'), 'detail'],
    }),

    sending: call('sendClaimToBanks', byId, {
      done: [{ if: notTaken, to: 'requestError' }, 'loading'],
      failed: [
        { if: isAmbiguous, to: 'checkingSent' },
        changedMeanwhile('loading'),
        { if: isBroken, to: 'requestError' },
        'detail',
      ],
    }),
    checkingSent: call('claim', byId, {
      done: [{ if: notSent, to: 'requestError' }, 'placing'],
      failed: 'requestError',
    }),
    requestError: screen('dealer-request-error', { RETRY: 'rereadingSent', BACK: 'resting' }),
    rereadingSent: call('claim', byId, { done: [{ if: notSent, to: 'sending' }, 'placing'], failed: 'requestError' }),

    queued: poll(
      'dealer-waiting',
      { operation: 'claim', input: byId, every: 'quick' },
      [{ if: notOnItsWay, to: 'placing' }],
      {
        SHOW_RESULTS: 'loading',
        BACK: 'resting',
      },
    ),
    waiting: poll(
      'dealer-waiting',
      { operation: 'getBankRequest', input: byRequest, every: 'quick' },
      [{ if: allHeard, to: 'results' }],
      { SHOW_RESULTS: 'results', BACK: 'resting' },
    ),
    showing: choice({ if: hasRequest, to: 'results' }, 'resting'),
    results: poll('dealer-responses', { operation: 'listIntegrations', input: byRequest, every: 'steady' }, [], {
      BACK: 'resting',
    }),

    declining: call(
      'declineClaimByCustomer',
      (c) => ({ variables: { id: c.id ?? '', reason: c.answers.DECLINE?.reason ?? '' } }),
      {
        done: 'resting',
        failed: [{ if: isAmbiguous, to: 'checkingDecline' }, changedMeanwhile('loading'), 'detail'],
      },
      { as: 'claim' },
    ),
    checkingDecline: call('claim', byId, {
      done: [
        { if: closed, to: 'closed' },
        { if: signedOrIssued, to: 'deal' },
        { to: 'detail', problem: 'keep' },
      ],
      failed: 'detail',
    }),

    left: final(null, { to: 'my-applications' }),
    outside: final(null, { to: 'home' }),
  },
});
