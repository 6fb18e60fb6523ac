/**
 * What must not compile. `tsc` reads this file; a line marked as an error that is none fails the type check.
 */
import { away, call, choice, defineFlow, final, poll, screen, watch } from '../../machines/kit/flow.ts';
import { changedMeanwhile } from '../../machines/kit/questions.ts';
import { insuranceDecline } from '../../machines/products/shared/insurance-decline.part.ts';
import { parse } from 'valibot';
import { bankChoiceForm } from '../../schemas/credit-claim/bank-choice.form.ts';
import { hasClaim } from '../../machines/products/shared/claim.conditions.ts';
import type { ScreenProps } from '../../src/blocks/props.ts';

const byId = (c: { id: string | null }) => ({ variables: { id: c.id ?? '' } });
const read = { operation: 'claim', input: byId } as const;
const gone = { if: hasClaim, to: 'nowhere' } as const;
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
call('claim', byId, { done: [{ if: hasClaim, to: 'a' }], failed: 'b' });

// A question and an answer for everybody else.
choice({ if: hasClaim, to: 'a' }, 'b');
// @ts-expect-error -- nobody says where the others go
choice({ if: hasClaim, to: 'a' });
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
  states: { a: call('claim', byId, { done: 'end', failed: [{ if: hasClaim, to: 'nowhere' }, 'end'] }), end },
});
defineFlow({
  id: 'x',
  initial: 'a',
  // @ts-expect-error -- a status that changed meanwhile leads to no state
  states: { a: call('claim', byId, { done: 'end', failed: [changedMeanwhile('nowhere'), 'end'] }), end },
});
// @ts-expect-error -- the branch leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: choice({ if: hasClaim, to: 'nowhere' }, 'end'), end } });
// @ts-expect-error -- the read leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: watch('aitu-intro', read, [gone], { ...ways, GO: 'end' }), end } });
// @ts-expect-error -- the way back leads to no state
defineFlow({ id: 'x', initial: 'a', states: { a: away(() => null, 'nowhere'), end } });

// The same of a part: what it leaves to, and what it leads to inside the flow.
defineFlow({
  id: 'x',
  initial: 'declining',
  states: { ...insuranceDecline({ placed: 'end', reread: 'end', over: 'end' }, () => ''), end },
});
defineFlow({
  id: 'x',
  initial: 'declining',
  // @ts-expect-error -- the part leaves to no state
  states: { ...insuranceDecline({ placed: 'end', reread: 'nowhere', over: 'end' }, () => ''), end },
});
// @ts-expect-error -- the part has an exit more
insuranceDecline({ placed: 'end', reread: 'end' }, () => '');
const { declining } = insuranceDecline({ placed: 'end', reread: 'end', over: 'end' }, () => '');
// @ts-expect-error -- without the part's own read
defineFlow({ id: 'x', initial: 'declining', states: { declining, end } });
