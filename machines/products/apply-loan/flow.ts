import type { CallInput } from '../../../openapi/index.ts';
import { toChangedClaimInput } from '../../../schemas/shared/create-claim.ts';
import { changedMeanwhile } from '../../kit/branches.ts';
import { hasId, isAmbiguous, isMissing } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { claimOf } from '../shared/claim.conditions.ts';
import {
  asItIs,
  banksRefused,
  found,
  goesToBanks,
  isFound,
  nothingToDo,
  notTaken,
  readyToConfirm,
  sendable,
  termsRefused,
} from './conditions.ts';
import { kit } from './kit.ts';
import { atDesk, settled } from './progress.conditions.ts';
import { progress } from './progress.ts';

const { call, choice, command, defineFlow, final, screen, unavailable, watch } = kit;
type Context = ContextOf<typeof kit>;

const byId = (c: FlowContext) => ({ variables: { id: c.id ?? '' } });
const readClaim = { operation: 'claim', input: byId } as const;

const changedInput = (c: Context): CallInput<'createClaim'> => {
  const [claim, terms] = [claimOf(c), c.answers.SUBMIT_TERMS];
  if (claim === undefined || terms === undefined) throw new Error('The terms of no claim are changed');
  return { variables: { input: toChangedClaimInput(claim, terms) } };
};
const chosenBanks = (c: Context) => {
  const banks = c.answers.CHOOSE_BANKS?.banks ?? {};
  return { variables: { id: c.id ?? '', banks: Object.keys(banks).filter((alias) => banks[alias] === true) } };
};

const failedToCreate = [{ if: termsRefused, to: 'terms' }, 'review'] as const;
const taken = [{ if: notTaken, to: 'opened' }, 'sentOut'] as const;
const sending = {
  done: taken,
  refused: [changedMeanwhile('loading'), { if: banksRefused, to: 'banks' }, 'review'],
  read: readClaim,
  unknown: [{ if: sendable, to: 'failedToSend' }, 'sentOut'],
  unread: 'review',
} as const;

/**
 * An application that exists, by its owner or the dealer who made it: choose the banks and send it, or give it other terms.
 * Terms never change in place: a new application takes over person, car, data and fresh identity, and closes the old one.
 */
export const applyLoan = defineFlow({
  id: 'apply-loan',
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'asking' }, 'outside'),
    outside: final(null, { to: 'c2c-car' }),

    asking: call('myDealer', () => ({ variables: {} }), { done: 'loading', failed: 'unavailable' }),
    loading: call('claim', byId, { done: 'branching', failed: [{ if: isMissing, to: 'missing' }, 'unavailable'] }),
    unavailable: unavailable('apply-unavailable', { RETRY: 'asking' }),
    missing: final('apply-missing'),
    branching: choice(...progress.branches),
    closed: screen('apply-closed', { BACK: 'left' }),

    terms: screen('apply-terms', { SUBMIT_TERMS: 'weighing', BACK: 'left' }),
    weighing: choice({ if: nothingToDo, to: 'left' }, { if: goesToBanks, to: 'banks' }, 'review'),
    banks: screen('apply-banks', { CHOOSE_BANKS: 'review', BACK: 'terms' }),
    review: watch('apply-review', readClaim, [{ if: settled, to: 'closed' }], {
      APPLY: 'applying',
      EDIT_TERMS: 'terms',
      BACK: 'stepping',
    }),
    stepping: choice({ if: goesToBanks, to: 'banks' }, 'terms'),

    applying: choice({ if: asItIs, to: 'sendingAsItIs' }, { if: atDesk, to: 'creatingAtDesk' }, 'creating'),
    creating: call(
      'createClaimByCustomer',
      changedInput,
      { done: 'reading', failed: [{ if: isAmbiguous, to: 'creatingAgain' }, ...failedToCreate] },
      { creates: true },
    ),
    // The same key returns the stored answer.
    creatingAgain: call(
      'createClaimByCustomer',
      changedInput,
      { done: 'reading', failed: [{ if: isAmbiguous, to: 'review' }, ...failedToCreate] },
      { creates: true },
    ),
    ...command(
      'creatingAtDesk',
      'createClaim',
      changedInput,
      {
        done: 'reading',
        refused: failedToCreate,
        read: {
          operation: 'claims',
          input: (c) => ({ variables: { page: 1, filters: { search: claimOf(c)?.borrower.personalNumber ?? '' } } }),
        },
        unknown: [
          { if: isFound, to: 'openingFound' },
          { to: 'review', problem: 'keep' },
        ],
        unread: 'review',
      },
      { creates: true },
    ),
    openingFound: final(null, { to: 'claim-detail', of: found, forget: true }),

    reading: call('claim', byId, { done: [{ if: readyToConfirm, to: 'confirming' }, 'opened'], failed: 'opened' }),
    // One tap, up to three calls: each has a key of its own.
    confirming: call('generateApplicationForm', byId, { done: 'sendingNew', failed: 'opened' }, { nth: 2 }),
    sendingNew: choice({ if: atDesk, to: 'newByDesk' }, 'newByCustomer'),
    newByDesk: call('sendClaimToBanks', chosenBanks, { done: taken, failed: 'opened' }, { nth: 3 }),
    newByCustomer: call('sendClaimToBanksByCustomer', chosenBanks, { done: taken, failed: 'opened' }, { nth: 3 }),

    sendingAsItIs: choice({ if: atDesk, to: 'sendingByDesk' }, 'sendingByCustomer'),
    ...command('sendingByDesk', 'sendClaimToBanks', chosenBanks, sending),
    ...command('sendingByCustomer', 'sendClaimToBanksByCustomer', chosenBanks, sending),
    /** The claim's page says so, and sends again. */
    failedToSend: final(null, { to: 'claim-detail', of: (c) => c.id }),

    sentOut: final(null, { to: 'bank-response-waiting', of: (c) => c.id, forget: true }),
    opened: final(null, { to: 'claim-detail', of: (c) => c.id, forget: true }),
    left: final(null, { to: 'claim-detail', of: (c) => c.id }),
  },
});
