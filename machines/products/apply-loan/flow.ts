import { sameTerms, toChangedClaimInput } from '../../../schemas/shared/create-claim.ts';
import type { CallInput } from '../../../openapi/index.ts';
import type { FlowContext } from '../../kit/context.ts';
import { call, choice, defineFlow, final, recheck, screen, unavailable, watch } from '../../kit/flow.ts';
import { changedMeanwhile, isAmbiguous, isMissing } from '../../kit/questions.ts';
import { claimOf, dataConfirmed, hasClaim, isComplete, needsData, sendFailed } from '../shared/claim.conditions.ts';

const byId = (c: FlowContext) => ({ variables: { id: c.id ?? '' } });

/** Who works for others has a place to work at; clients have none. */
const atDesk = (c: FlowContext): boolean => (c.responses.myDealer?.name ?? null) !== null;

const SETTLED = ['processing', 'signing', 'signed', 'insurance_pending', 'issued'];
/** On its way to the banks, being signed, or past that: nothing can be changed. */
const settled = (c: FlowContext): boolean => SETTLED.includes(claimOf(c)?.status.alias ?? '');
const OVER = ['rejected', 'declined_by_customer', 'expired'];
const over = (c: FlowContext): boolean => OVER.includes(claimOf(c)?.status.alias ?? '');

const unchanged = (c: FlowContext): boolean => {
  const [claim, terms] = [claimOf(c), c.answers.SUBMIT_TERMS];
  return claim !== undefined && terms !== undefined && sameTerms(claim, terms);
};
const sendable = (c: FlowContext): boolean => dataConfirmed(c) || sendFailed(c);
/** The same terms of an open claim that cannot go to the banks yet, or has gone. */
const nothingToDo = (c: FlowContext): boolean => unchanged(c) && !over(c) && !sendable(c);
/** Terms as they are, and the banks wait for them. */
const asItIs = (c: FlowContext): boolean => unchanged(c) && sendable(c);
/** The new claim will have all that the banks ask for: identity and data are copied. */
const whole = (c: FlowContext): boolean => claimOf(c)?.identity.state === 'verified' && isComplete(c);
const goesToBanks = (c: FlowContext): boolean => asItIs(c) || whole(c);
/** The new claim has it, indeed, and the person has chosen where it goes. */
const readyToConfirm = (c: FlowContext): boolean =>
  c.answers.CHOOSE_BANKS?.banks !== undefined && needsData(c) && isComplete(c);

const termsRefused = (c: FlowContext): boolean =>
  Object.keys(c.problem?.fields ?? {}).some((field) => field === 'initialFee' || field === 'term');
const banksRefused = (c: FlowContext): boolean =>
  Object.keys(c.problem?.fields ?? {}).some((field) => field.startsWith('banks'));
const notTaken = (c: FlowContext): boolean =>
  (c.responses.sendClaimToBanks ?? c.responses.sendClaimToBanksByCustomer)?.status === 'error';

const changedInput = (c: FlowContext): CallInput<'createClaim'> => {
  const [claim, terms] = [claimOf(c), c.answers.SUBMIT_TERMS];
  if (claim === undefined || terms === undefined) throw new Error('The terms of no claim are changed');
  return { variables: { input: toChangedClaimInput(claim, terms) } };
};
const chosenBanks = (c: FlowContext) => {
  const banks = c.answers.CHOOSE_BANKS?.banks ?? {};
  return { variables: { id: c.id ?? '', banks: Object.keys(banks).filter((alias) => banks[alias] === true) } };
};

/** The one in whose place this is made is closed by then: an open one of this person is the new one. */
const found = (c: FlowContext): string | null =>
  c.responses.claims?.items.find((item) => item.id !== c.id && !OVER.includes(item.status.alias))?.id ?? null;
const isFound = (c: FlowContext): boolean => found(c) !== null;

const failedToCreate = <const To extends string>(ambiguous: To) =>
  [{ if: isAmbiguous, to: ambiguous }, { if: termsRefused, to: 'terms' }, 'review'] as const;
const failedToSend = [
  { if: isAmbiguous, to: 'checkingSent' },
  changedMeanwhile('loading'),
  { if: banksRefused, to: 'banks' },
  'review',
] as const;
const taken = [{ if: notTaken, to: 'opened' }, 'sentOut'] as const;

/**
 * An application that exists, by its owner or the dealer who made it: choose the banks and send it, or give it other terms.
 * Terms never change in place: a new application takes over person, car, data and fresh identity, and closes the old one.
 */
export const applyLoan = defineFlow({
  id: 'apply-loan',
  initial: 'start',
  states: {
    start: choice({ if: hasClaim, to: 'asking' }, 'outside'),
    outside: final(null, { to: 'c2c-car' }),

    asking: call('myDealer', () => ({ variables: {} }), { done: 'loading', failed: 'unavailable' }),
    loading: call('claim', byId, { done: 'placing', failed: [{ if: isMissing, to: 'missing' }, 'unavailable'] }),
    unavailable: unavailable('apply-unavailable', { RETRY: 'asking' }),
    missing: final('apply-missing'),
    placing: choice({ if: settled, to: 'closed' }, 'terms'),
    closed: screen('apply-closed', { BACK: 'left' }),

    terms: screen('apply-terms', { SUBMIT_TERMS: 'weighing', BACK: 'left' }),
    weighing: choice({ if: nothingToDo, to: 'left' }, { if: goesToBanks, to: 'banks' }, 'review'),
    banks: screen('apply-banks', { CHOOSE_BANKS: 'review', BACK: 'terms' }),
    review: watch('apply-review', { operation: 'claim', input: byId }, [{ if: settled, to: 'closed' }], {
      APPLY: 'applying',
      BACK: 'stepping',
    }),
    stepping: choice({ if: goesToBanks, to: 'banks' }, 'terms'),

    applying: choice({ if: asItIs, to: 'sendingAsItIs' }, { if: atDesk, to: 'creatingAtDesk' }, 'creating'),
    creating: call(
      'createClaimByCustomer',
      changedInput,
      { done: 'reading', failed: failedToCreate('creatingAgain') },
      { creates: true },
    ),
    // The same key returns the stored answer.
    creatingAgain: call(
      'createClaimByCustomer',
      changedInput,
      { done: 'reading', failed: failedToCreate('review') },
      { creates: true },
    ),
    creatingAtDesk: call(
      'createClaim',
      changedInput,
      { done: 'reading', failed: failedToCreate('searching') },
      { creates: true },
    ),
    searching: recheck(
      'claims',
      (c) => ({ variables: { page: 1, filters: { search: claimOf(c)?.borrower.personalNumber ?? '' } } }),
      { done: { if: isFound, to: 'openingFound' }, else: 'review' },
    ),
    openingFound: final(null, { to: 'claim-detail', of: found, forget: true }),

    reading: call('claim', byId, { done: [{ if: readyToConfirm, to: 'confirming' }, 'opened'], failed: 'opened' }),
    // One tap, up to three calls: each has a key of its own.
    confirming: call('generateApplicationForm', byId, { done: 'sendingNew', failed: 'opened' }, { nth: 2 }),
    sendingNew: choice({ if: atDesk, to: 'newByDesk' }, 'newByCustomer'),
    newByDesk: call('sendClaimToBanks', chosenBanks, { done: taken, failed: 'opened' }, { nth: 3 }),
    newByCustomer: call('sendClaimToBanksByCustomer', chosenBanks, { done: taken, failed: 'opened' }, { nth: 3 }),

    sendingAsItIs: choice({ if: atDesk, to: 'sendingByDesk' }, 'sendingByCustomer'),
    sendingByDesk: call('sendClaimToBanks', chosenBanks, { done: taken, failed: failedToSend }),
    sendingByCustomer: call('sendClaimToBanksByCustomer', chosenBanks, { done: taken, failed: failedToSend }),
    checkingSent: call('claim', byId, {
      done: [{ if: sendable, to: 'failedToSend' }, 'sentOut'],
      failed: 'review',
    }),
    /** The claim's page says so, and sends again. */
    failedToSend: final(null, { to: 'claim-detail', of: (c) => c.id }),

    sentOut: final(null, { to: 'bank-response-waiting', of: (c) => c.id, forget: true }),
    opened: final(null, { to: 'claim-detail', of: (c) => c.id, forget: true }),
    left: final(null, { to: 'claim-detail', of: (c) => c.id }),
  },
});
