import { addressFor } from '../../kit/address.ts';
import { banksScreens } from './banks.screens.ts';
import { additionalToInput } from '../../../schemas/shared/borrower.ts';
import { changedMeanwhile, type Exits } from '../../kit/branches.ts';
import { isBroken, not, or } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import {
  bankSelected,
  closed,
  dataConfirmed,
  onItsWay,
  sendFailed,
  sent,
} from '../shared/claim-progress.conditions.ts';
import { someAsk, someAskInfo } from '../shared/claim-turn.conditions.ts';
import { allAnswered, allRejected, claimOf, partnerPage } from '../shared/claim.conditions.ts';
import { kit } from './kit.ts';

const { away, call, choice, command, poll, screen, watch, when } = kit;

const byClaim = (c: Pick<FlowContext, 'id'>) => ({ variables: { id: c.id ?? '' } });
const readClaim = { operation: 'claim', input: byClaim } as const;
const requestId = (c: Pick<FlowContext, 'responses'>): string => claimOf(c)?.requestId ?? '';
const byRequest = (c: Pick<FlowContext, 'responses'>) => ({ path: { id: requestId(c) } });
export const notSent = or(dataConfirmed, sendFailed);
export const notTaken = when('sendClaimToBanksByCustomer', (taken) => taken?.status === 'error');

/** The claim has the bank that was asked for, or is past choosing. */
export const chosen = or(
  when('claim', 'CHOOSE_BANK', (claim, choice) => claim?.bank?.alias === choice?.bankAlias),
  not(or(sent, bankSelected)),
);

/**
 * To the banks and back: statement, sending (never repeated without a tap and a read), live answers, the choice, the
 * signature on the partner's page. Enter at `statement`, `waiting`, `results`, `rejectedByAll`, `selected`, `signFail`.
 */
export const banks = <const To extends string>(
  exits: Exits<'reread' | 'branching' | 'rest' | 'edit' | 'repeat', To>,
) => ({
  statement: watch('account-statement', readClaim, [{ unless: dataConfirmed, to: exits.branching }], {
    SEND_TO_BANKS: 'sending',
    BACK: exits.edit,
  }),
  ...command('sending', 'sendClaimToBanksByCustomer', byClaim, {
    done: [{ if: notTaken, to: 'requestError' }, exits.reread],
    refused: [changedMeanwhile(exits.reread), 'requestError'],
    read: readClaim,
    unknown: [{ if: notSent, to: 'requestError' }, exits.branching],
    unread: 'requestError',
  }),
  requestError: screen('bank-request-error', { RETRY: 'rereadingSent', BACK: exits.rest }),
  rereadingSent: call('claim', byClaim, {
    done: [{ if: notSent, to: 'sending' }, exits.branching],
    failed: 'requestError',
  }),
  queued: poll('bank-response-waiting', { ...readClaim, every: 'quick' }, [{ unless: onItsWay, to: exits.branching }], {
    SHOW_RESULTS: exits.reread,
    BACK: exits.rest,
  }),
  waiting: poll(
    'bank-response-waiting',
    { operation: 'listIntegrations', input: byRequest, every: 'quick' },
    [{ if: allAnswered, to: 'answered' }],
    { SHOW_RESULTS: 'results', BACK: exits.rest },
  ),
  answered: choice({ if: allRejected, to: 'rejectedByAll' }, 'results'),
  results: poll(
    'bank-responses',
    { operation: 'listIntegrations', input: byRequest, every: 'steady' },
    [{ if: allRejected, to: 'rejectedByAll' }],
    {
      CHOOSE_BANK: 'choosing',
      ADD_STATEMENT: 'addingStatement',
      ADD_INFO: 'addingInfo',
      APPLY_TERMS: 'otherTerms',
      BACK: exits.rest,
    },
  ),
  rejectedByAll: poll('bank-rejected', { operation: 'listIntegrations', input: byRequest, every: 'calm' }, [], {
    APPLY_TERMS: exits.repeat,
    REPEAT: exits.repeat,
    BACK: exits.rest,
  }),
  // Terms never change in place: the claim is given up, and a new one begins with everything it said.
  otherTerms: screen('bank-other-terms', { CONFIRM: 'givingUp', BACK: 'results' }),
  ...command(
    'givingUp',
    'declineClaimByCustomer',
    (c) => ({ variables: { id: c.id ?? '', reason: 'terms' } }),
    {
      done: exits.repeat,
      refused: [changedMeanwhile(exits.reread), 'otherTerms'],
      read: readClaim,
      unknown: [
        { if: closed, to: exits.repeat },
        { to: exits.branching, problem: 'keep' },
      ],
      unread: exits.branching,
    },
    { as: 'claim' },
  ),
  // A message about a bank's question leads to where it is answered, for as long as a bank asks.
  addingStatement: screen('account-statement', { SEND_TO_BANKS: 'results', BACK: 'results' }, { linked: someAsk }),
  addingInfo: screen(
    'claim-additional-info',
    { SUBMIT_ADDITIONAL: 'savingInfo', BACK: 'results' },
    { linked: someAskInfo },
  ),
  savingInfo: call(
    'updateClaimByCustomer',
    (c) => ({
      variables: {
        id: c.id ?? '',
        borrower: c.answers.SUBMIT_ADDITIONAL ? additionalToInput(c.answers.SUBMIT_ADDITIONAL) : {},
      },
    }),
    { done: [{ if: sent, to: 'results' }, exits.branching], failed: [changedMeanwhile(exits.reread), 'addingInfo'] },
    { as: 'claim' },
  ),
  ...command(
    'choosing',
    'setBank',
    (c) => ({ path: { id: requestId(c) }, body: { bank_alias: c.answers.CHOOSE_BANK?.bankAlias ?? '' } }),
    {
      done: exits.reread,
      refused: [changedMeanwhile(exits.reread), 'results'],
      read: readClaim,
      unknown: [
        { if: chosen, to: exits.branching },
        { to: 'results', problem: 'keep' },
      ],
      unread: 'results',
    },
  ),
  selected: watch('bank-selected', readClaim, [{ unless: bankSelected, to: exits.branching }], {
    SIGN: 'makingSignUrl',
    CHANGE_BANK: 'results',
    BACK: exits.rest,
  }),
  makingSignUrl: call(
    'makeUrl',
    (c) => ({
      query: { agreement: c.id ?? '', redirect_url: addressFor(banksScreens['sign-success'], c.id) },
      body: { claimId: c.id ?? '' },
    }),
    {
      done: 'atSignature',
      failed: [changedMeanwhile(exits.reread), { if: isBroken, to: 'signUnavailable' }, 'selected'],
    },
  ),
  signUnavailable: watch('process-fail', readClaim, [{ unless: bankSelected, to: exits.branching }], {
    RETRY: 'makingSignUrl',
    BACK: 'selected',
  }),
  atSignature: away(partnerPage, exits.reread),
  // Signed anew only from the page that says what it costs.
  signFail: watch('sign-fail', readClaim, [{ unless: bankSelected, to: exits.branching }], {
    RETRY: 'selected',
    BACK: 'selected',
  }),
});
