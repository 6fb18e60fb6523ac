/**
 * What must not compile. `tsc` reads this file; a line marked as an error that is none fails the type check.
 */
import { parse } from 'valibot';
import { changedMeanwhile } from '../../machines/kit/branches.ts';
import { hasId, not, when } from '../../machines/kit/conditions.ts';
import { flowKit } from '../../machines/kit/flow.ts';
import { defineProgress } from '../../machines/kit/progress.ts';
import { creditClaimScreens } from '../../machines/products/credit-claim/screens.ts';
import { insuranceDecline } from '../../machines/products/shared/insurance-decline.part.ts';
import { isDraft } from '../../machines/products/shared/insurance-progress.conditions.ts';
import { bankChoiceForm } from '../../schemas/credit-claim/bank-choice.form.ts';
import type { ScreenProps } from '../../src/blocks/props.ts';

const kit = flowKit(creditClaimScreens, ['claim', 'getPublication', 'declineClaimByCustomer']);
const { away, call, choice, command, defineFlow, final, poll, screen, watch } = kit;
const { defineFlow: defineInsurance } = flowKit(creditClaimScreens, ['declineInsuranceClaim', 'getInsuranceClaim']);

const byId = (c: { id: string | null }) => ({ variables: { id: c.id ?? '' } });
const read = { operation: 'claim', input: byId } as const;
const gone = { if: hasId, to: 'nowhere' } as const;
const ways = { LATER: 'end', BACK: 'end' } as const;

// A screen with all its arrows.
screen('aitu-intro', { GO: 'a', LATER: 'c', BACK: 'b' });
// @ts-expect-error -- the arrow of GO is missing
screen('aitu-intro', { LATER: 'c', BACK: 'b' });
// @ts-expect-error -- RETRY is no event of this screen
screen('aitu-intro', { GO: 'a', LATER: 'c', BACK: 'b', RETRY: 'c' });
// @ts-expect-error -- there is no such screen
screen('aitu-introo', { GO: 'a', LATER: 'c', BACK: 'b' });

// A call with its input and both outcomes.
call('claim', byId, { done: 'a', failed: 'b' });
// @ts-expect-error -- an operation that the flow does not name
call('getInsuranceClaim', () => ({ path: { id: '' } }), { done: 'a', failed: 'b' });
// @ts-expect-error -- there is no such operation
call('claimm', byId, { done: 'a', failed: 'b' });
// @ts-expect-error -- the input of another operation
call('claim', () => ({ path: { id: '1' } }), { done: 'a', failed: 'b' });
// @ts-expect-error -- a number where the contract says a string
call('claim', () => ({ variables: { id: 1 } }), { done: 'a', failed: 'b' });
// @ts-expect-error -- without an arrow for failures
call('claim', byId, { done: 'a' });
// @ts-expect-error -- without an arrow for answers
call('claim', byId, { failed: 'b' });
// @ts-expect-error -- the last branch may not ask
call('claim', byId, { done: [{ if: hasId, to: 'a' }], failed: 'b' });

// What an input and a condition read is known to this flow.
call('claim', (c) => ({ variables: { id: c.responses.getPublication?.id ?? '' } }), { done: 'a', failed: 'b' });
// @ts-expect-error -- the flow never gets this answer
call('claim', (c) => ({ variables: { id: c.responses.getInsuranceClaim?.id ?? '' } }), { done: 'a', failed: 'b' });
call('claim', (c) => ({ variables: { id: c.answers.FIND_PUBLICATION?.productId ?? '' } }), { done: 'a', failed: 'b' });
// @ts-expect-error -- nobody says this here
call('claim', (c) => ({ variables: { id: c.answers.SUBMIT_INSURED?.phone ?? '' } }), { done: 'a', failed: 'b' });
kit.when('claim', 'CHOOSE_BANK', (claim, chosen) => claim?.bank?.alias === chosen?.bankAlias);
// @ts-expect-error -- the flow never gets this answer
kit.when('getInsuranceClaim', (claim) => claim !== undefined);
// @ts-expect-error -- nobody says this here
kit.when('SUBMIT_INSURED', (said) => said !== undefined);
// @ts-expect-error -- a claim has no such field
kit.when('claim', (claim) => claim?.colour === 'red');
// @ts-expect-error -- an answer may not be there yet
kit.when('claim', (claim) => claim.consentsSigned);
// @ts-expect-error -- a condition answers yes or no
kit.when('claim', (claim) => claim?.id);

// A command: the call, and the read after a lost answer.
const outcomes = { done: 'a', refused: 'b', unknown: [{ if: hasId, to: 'a' }, 'b'], unread: 'b' } as const;
command('declining', 'declineClaimByCustomer', () => ({ variables: { id: '', reason: '' } }), { ...outcomes, read });
// @ts-expect-error -- without the read
command('declining', 'declineClaimByCustomer', () => ({ variables: { id: '', reason: '' } }), outcomes);
// @ts-expect-error -- the input of another operation
command('declining', 'getPublication', byId, { ...outcomes, read });

// A milestone, a turn and an action that have words.
const waits = { milestone: 'banks', whose: 'bank', action: 'awaitBanks' } as const;
const known = defineProgress<object>()({ milestones: ['banks'], branches: ['open'], states: { open: waits } });
defineProgress<object>()({
  milestones: ['banks'],
  // @ts-expect-error -- nobody plays this part
  states: { open: { ...waits, whose: 'nobody' } },
  branches: ['open'],
});
defineProgress<object>()({
  milestones: ['banks'],
  branches: ['open'],
  // @ts-expect-error -- no words for this action
  states: { open: { ...waits, action: 'dance' } },
});
// @ts-expect-error -- a place says nothing of itself
defineProgress<object>()({
  milestones: ['banks'],
  branches: [{ if: hasId, to: 'gone' }, 'open'],
  states: { open: waits },
});
// @ts-expect-error -- a milestone is not among those of the product
defineProgress<object>()({ milestones: ['data'], branches: ['open'], states: { open: waits } });
const onLine = { milestones: ['banks'], branches: ['open'], states: { open: waits, aside: waits } } as const;
defineProgress<object>()({ ...onLine, line: { numbered: [['open']], others: [], detours: { aside: 'open' } } });
// @ts-expect-error -- a detour leads back to a step that there is not
defineProgress<object>()({ ...onLine, line: { numbered: [['open']], others: [], detours: { aside: 'gone' } } });
const open = screen('c2c-pledged', { BACK: 'open' });
defineFlow({ id: 'f', initial: 'open', progress: known, states: { open } });
// @ts-expect-error -- declared for a state that the flow does not have
defineFlow({ id: 'f', initial: 'other', progress: known, states: { other: screen('c2c-pledged', { BACK: 'other' }) } });

// A question and an answer for everybody else.
choice({ if: hasId, to: 'a' }, 'b');
// @ts-expect-error -- nobody says where the others go
choice({ if: hasId, to: 'a' });
// @ts-expect-error -- a condition answers yes or no
choice({ if: () => 'yes', to: 'a' }, 'b');

// A screen that is read anew on a clock of three speeds.
poll('aitu-pending', { operation: 'claim', input: byId, every: 'quick' }, [], { BACK: 'a' });
// @ts-expect-error -- no such speed
poll('aitu-pending', { operation: 'claim', input: byId, every: 'often' }, [], { BACK: 'a' });
// @ts-expect-error -- the arrow of BACK is missing
poll('aitu-pending', { operation: 'claim', input: byId, every: 'quick' }, [], {});

// A screen says its own events, with values of their form.
export const says = (send: ScreenProps<'bank-responses'>['send']): void => {
  send({ type: 'BACK' });
  send({ type: 'CHOOSE_BANK', values: parse(bankChoiceForm, { bankAlias: 'demo_dala' }) });
  // @ts-expect-error -- values that the rules have not seen: this lender is not chosen without a consent
  send({ type: 'CHOOSE_BANK', values: { bankAlias: 'mcf', agree: false } });
  // @ts-expect-error -- another screen's event
  send({ type: 'SIGN' });
  // @ts-expect-error -- the values are missing
  send({ type: 'CHOOSE_BANK' });
  // @ts-expect-error -- values of another form
  send({ type: 'CHOOSE_BANK', values: { bank: 'demo_dala' } });
};

const end = final(null);
const steps = { BACK: 'end' } as const;

// Every target is a state of the flow: of screens, calls, choices and reads.
defineFlow({ id: 'x', initial: 'a', states: { a: screen('c2c-pledged', steps), end } });
// @ts-expect-error -- a flow has an initial state
defineFlow({ id: 'x', states: { a: screen('c2c-pledged', steps), end } });
// @ts-expect-error -- it is one of the flow's
defineFlow({ id: 'x', initial: 'b', states: { a: screen('c2c-pledged', steps), end } });
// @ts-expect-error -- BACK leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: screen('c2c-pledged', { BACK: 'nowhere' }), end } });
// @ts-expect-error -- the answer leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: call('claim', byId, { done: 'nowhere', failed: 'end' }), end } });
defineFlow({
  id: 'x',
  initial: 'a',
  // @ts-expect-error -- a failure leads to no state
  states: { a: call('claim', byId, { done: 'end', failed: [{ if: hasId, to: 'nowhere' }, 'end'] }), end },
});
defineFlow({
  id: 'x',
  initial: 'a',
  // @ts-expect-error -- a status that changed meanwhile leads to no state
  states: { a: call('claim', byId, { done: 'end', failed: [changedMeanwhile('nowhere'), 'end'] }), end },
});
// @ts-expect-error -- the branch leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: choice({ if: hasId, to: 'nowhere' }, 'end'), end } });
// @ts-expect-error -- the read leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: watch('aitu-intro', read, [gone], { ...ways, GO: 'end' }), end } });
// @ts-expect-error -- the way back leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: away(() => null, 'nowhere'), end } });

defineFlow({
  id: 'x',
  initial: 'a',
  states: {
    a: screen('c2c-pledged', steps),
    ...command('b', 'declineClaimByCustomer', () => ({ variables: { id: '', reason: '' } }), {
      done: 'end',
      refused: 'a',
      read,
      unknown: 'end',
      unread: 'a',
    }),
    end,
  },
});
const lost = command('b', 'declineClaimByCustomer', () => ({ variables: { id: '', reason: '' } }), {
  done: 'end',
  refused: 'end',
  read,
  unknown: 'end',
  unread: 'nowhere',
});
// @ts-expect-error -- a read that fails leads to no state
defineFlow({ id: 'x', initial: 'b', states: { ...lost, end } });

// A condition about an answer that the flow never gets.
// @ts-expect-error -- of another product
defineFlow({ id: 'x', initial: 'a', states: { a: choice({ if: isDraft, to: 'end' }, 'end'), end } });
// @ts-expect-error -- its opposite is about the same
defineFlow({ id: 'x', initial: 'a', states: { a: choice({ unless: isDraft, to: 'end' }, 'end'), end } });
const notDraft = choice({ if: not(isDraft), to: 'end' }, 'end');
// @ts-expect-error -- and so is what is made of it
defineFlow({ id: 'x', initial: 'a', states: { a: notDraft, end } });
defineInsurance({ id: 'x', initial: 'a', states: { a: notDraft, end } });
const seen = choice({ if: when('getPublication', (car) => car?.pledge === true), to: 'end' }, 'end');
defineFlow({ id: 'x', initial: 'a', states: { a: seen, end } });

// The same of a part: what it leaves to, what it leads to inside the flow, and what it calls.
defineInsurance({
  id: 'x',
  initial: 'declining',
  states: { ...insuranceDecline({ branching: 'end', reread: 'end', over: 'end' }, () => ''), end },
});
defineInsurance({
  id: 'x',
  initial: 'declining',
  // @ts-expect-error -- the part leaves to no state
  states: { ...insuranceDecline({ branching: 'end', reread: 'nowhere', over: 'end' }, () => ''), end },
});
defineFlow({
  id: 'x',
  initial: 'declining',
  // @ts-expect-error -- the part calls what this flow does not
  states: { ...insuranceDecline({ branching: 'end', reread: 'end', over: 'end' }, () => ''), end },
});
// @ts-expect-error -- the part has an exit more
insuranceDecline({ branching: 'end', reread: 'end' }, () => '');
const { declining } = insuranceDecline({ branching: 'end', reread: 'end', over: 'end' }, () => '');
// @ts-expect-error -- without the part's own read
defineInsurance({ id: 'x', initial: 'declining', states: { declining, end } });
