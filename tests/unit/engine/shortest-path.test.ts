import { beforeAll, expect, it } from 'vitest';
import { operationIds } from '../../../openapi/directory.ts';
import { creditClaim } from '../../../machines/products/credit-claim/flow.ts';
import { begin, step, type Stepped } from '../../model/step.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { entriesAt } from '../../../src/engine/registry.ts';
import { repeatsOf } from '../../../src/engine/repeats.ts';
import { linkTo, nextCalls, nextScreens, shortestPathTo } from '../../../src/engine/shortest-path.ts';

// The entries of the product have come by then.
beforeAll(() => entriesAt('/client-intro'));

/** Where the server puts the person who opens an address of this claim. */
const opened = (name: string): Stepped => {
  const claim = samples.claim.find((sample) => sample.name === name)?.output;
  const { snapshot } = begin(creditClaim, { id: 'c1' });
  const event = { type: 'xstate.done.actor.claim', actorId: 'claim', output: claim };
  return step(creditClaim, snapshot, { move: { do: 'answer', what: 'claim' }, event }, 'i1');
};
const way = (claim: string, wanted: string) =>
  shortestPathTo(creditClaim, opened(claim).snapshot, (screen) => screen === wanted);

it.each([
  ['new', 'client-intro', []],
  ['new', 'client-request', ['START', 'CONTINUE']],
  ['dataFilled', 'q-family', ['EDIT_FAMILY']],
  ['dataFilled', 'q-addresses', ['BACK']],
  ['waiting', 'bank-responses', ['SHOW_RESULTS']],
  ['waiting', 'claim-additional-info', ['SHOW_RESULTS', 'ADD_INFO']],
  ['bankSelected', 'bank-responses', ['CHANGE_BANK']],
  ['signed', 'claim-deal', ['BACK']],
])('of a claim "%s" to %s: %j', (claim, wanted, expected) => {
  expect(way(claim, wanted)).toEqual(expected);
});

it.each([
  // Behind a call, behind a signature, before the claim: no way.
  ['consentsSigned', 'client-code'],
  ['signed', 'bank-selected'],
  ['new', 'c2c-me'],
])('of a claim "%s" there is no way to %s', (claim, wanted) => {
  expect(way(claim, wanted)).toBeNull();
});

it.each([
  ['waiting', ['BACK', 'SHOW_DATA']],
  ['bankSelected', ['BACK', 'SHOW_DATA']],
  // Not with the banks yet: the questionnaire itself, or what comes before it.
  ['new', null],
  ['dataFilled', null],
])('a link to the data of a claim "%s" leads by %j', (claim, expected) => {
  expect(linkTo(creditClaim, opened(claim).snapshot, (screen) => screen.startsWith('q-'))).toEqual(expected);
});

it.each([
  // A failed call leads there at a moment when nothing can be fetched.
  ['dataConfirmed', ['bank-request-error', 'q-review']],
  ['bankSelected', ['process-fail', 'bank-responses']],
  ['verified', ['q-document', 'q-review']],
])('of a claim "%s" the screens that may come next are known ahead: %j', (claim, expected) => {
  expect(nextScreens(opened(claim).snapshot)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['dataFilled', ['generateApplicationForm']],
  // A screen that reads on a clock calls by the contract's own name, too.
  ['waiting', ['listIntegrations']],
])('of a claim "%s" the next event may call %j', (claim, expected) => {
  const found = nextCalls(opened(claim).snapshot);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.filter((id) => !operationIds.includes(id))).toEqual([]);
});

it.each([
  ['dataConfirmed', 'sendClaimToBanksByCustomer', ['SEND_TO_BANKS']],
  // It reads before it sends.
  ['error', 'sendClaimToBanksByCustomer', ['RETRY']],
  ['codeSent', 'confirmSignature', ['SUBMIT_CODE']],
  ['codeSent', 'repeatSignature', ['RESEND']],
  ['codeSent', 'makeUrl', []],
  // It is read what came of it; a way that calls nothing goes on.
  ['dataConfirmed', 'claim', ['SEND_TO_BANKS']],
])('of a claim "%s" the call %s is asked for again by %j', (claim, operation, expected) => {
  expect(repeatsOf(opened(claim).snapshot, operation)).toEqual(expected);
});
