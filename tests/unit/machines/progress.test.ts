import { describe, expect, test } from 'vitest';
import type { Claim, CommodityStatusAlias, InsuranceStatusAlias, Integration } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { standingAt, standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { start } from '../../../machines/kit/context.ts';
import { flowKit } from '../../../machines/kit/flow.ts';
import { progressOf } from '../../../machines/generated/progress.ts';
import { dealersTurnStatuses } from '../../../machines/products/shared/claim-statuses.ts';
import type { ListedClaim } from '../../../machines/products/shared/claim-progress.conditions.ts';

/** `milestone, whose, action[, count]`, as a person would say it of such a claim. */
type Said = [milestone: string, whose: string | null, action: string | null, count?: number];
const said = ({ milestone, whose, action, count }: Standing): Said =>
  count === null ? [milestone, whose, action] : [milestone, whose, action, count];

const plain: ListedClaim = {
  status: { id: '1', name: '', alias: 'new' },
  type: 'C2C',
  bank: null,
  requestId: null,
  consentsSigned: true,
  identity: { state: 'verified', attemptsLeft: 3 },
  signing: { state: 'none' },
  bankAnswers: null,
  insuranceClaimId: null,
  dealDone: [],
  closedBy: null,
  replacedBy: null,
};
interface Change extends Partial<Omit<ListedClaim, 'status' | 'identity'>> {
  readonly identity?: Claim['identity']['state'];
}
const claim = (alias: Claim['status']['alias'], { identity = 'verified', ...change }: Change = {}): ListedClaim => ({
  ...plain,
  ...change,
  status: { ...plain.status, alias },
  identity: { state: identity, attemptsLeft: 3 },
});
const answers = (pending: number, asking: number, askingInfo: number, approved: number, rejected: number) => ({
  requestId: 'r-1',
  bankAnswers: { pending, asking, askingInfo, approved, rejected, paymentFrom: null },
});
const bank = { alias: 'demo_dala', name: '', type: 'bvu', phone: null } as const;

const CLAIMS: readonly [ListedClaim, ...Said][] = [
  [claim('new', { consentsSigned: false, identity: 'none' }), 'identity', 'customer', 'consent'],
  [claim('new', { identity: 'none' }), 'identity', 'customer', 'proveIdentity'],
  [claim('verification', { identity: 'pending' }), 'identity', 'us', 'awaitIdentity'],
  [claim('verification', { identity: 'failed' }), 'identity', 'customer', 'proveIdentity'],
  [claim('rejected', { identity: 'blocked', closedBy: 'identity' }), 'identity', null, 'repeat'],
  [claim('verified'), 'data', 'customer', 'fillForm'],
  [claim('data_confirmation'), 'data', 'customer', 'confirmForm'],
  [claim('data_confirmed'), 'data', 'customer', 'send'],
  [claim('data_confirmed', { type: 'DEALER' }), 'data', 'dealer', 'send'],
  [claim('error'), 'data', 'customer', 'sendAgain'],
  [claim('error', { type: 'DEALER' }), 'data', 'dealer', 'sendAgain'],
  [claim('processing'), 'banks', 'us', 'awaitSending'],
  [claim('waiting', answers(5, 0, 0, 0, 0)), 'banks', 'bank', 'awaitBanks'],
  [claim('waiting', answers(3, 0, 0, 0, 2)), 'banks', 'bank', 'awaitBanks'],
  // Four banks wait for the code word, one reckons: the bank's turn it is not.
  [claim('waiting', answers(1, 4, 4, 0, 0)), 'banks', 'customer', 'addInfo', 4],
  [claim('waiting', answers(0, 5, 0, 0, 0)), 'banks', 'customer', 'addStatement', 5],
  [claim('waiting', answers(1, 1, 0, 3, 0)), 'banks', 'customer', 'chooseBank', 3],
  [claim('waiting', { ...answers(0, 0, 0, 1, 4), type: 'DEALER' }), 'banks', 'customer', 'chooseBank', 1],
  [claim('rejected', { ...answers(0, 0, 0, 0, 5), closedBy: 'bank' }), 'banks', null, 'repeat'],
  [claim('bank_selected', { ...answers(0, 0, 0, 3, 2), bank }), 'signing', 'customer', 'sign'],
  [claim('signing', { bank, requestId: 'r-1' }), 'signing', 'customer', 'finishSigning'],
  [claim('bank_selected', { bank, signing: { state: 'failed' } }), 'signing', 'customer', 'signAgain'],
  [claim('bank_selected', { bank, signing: { state: 'expired' } }), 'signing', 'customer', 'signAgain'],
  // A private sale is made by its buyer, step by step; a dealer sees to it himself.
  [claim('signed', { bank }), 'deal', 'customer', 'signSale'],
  [claim('signed', { bank, dealDone: ['contract'] }), 'deal', 'customer', 'registerCar'],
  [claim('signed', { bank, dealDone: ['contract', 'registration'] }), 'deal', 'bank', 'awaitIssue'],
  [claim('signed', { bank, type: 'DEALER' }), 'deal', 'bank', 'awaitIssue'],
  [claim('insurance_pending', { bank }), 'deal', 'us', 'awaitInsurance'],
  [claim('insurance_pending', { bank, insuranceClaimId: 'cl-1' }), 'deal', 'customer', 'insure'],
  [claim('issued', { bank }), 'deal', null, null],
  [claim('declined_by_customer', { identity: 'none', closedBy: 'customer' }), 'application', null, 'repeat'],
  [claim('declined_by_customer', { closedBy: 'customer' }), 'data', null, 'repeat'],
  [claim('declined_by_customer', { ...answers(0, 0, 0, 0, 0), closedBy: 'dealer' }), 'banks', null, 'repeat'],
  [claim('declined_by_customer', { closedBy: 'dealer', replacedBy: 'c-2' }), 'application', null, 'openReplacing'],
  [claim('expired', { bank, requestId: 'r-1', closedBy: 'time' }), 'signing', null, 'repeat'],
];

describe('a claim for a credit', () => {
  test.each(CLAIMS)('%#: stands where a person would say', (one, ...words) =>
    expect(said(standingOf(progressOf['credit-claim'], { claim: one }))).toEqual(words),
  );
  test.each(CLAIMS)('%#: the desk is told the same', (one, ...words) =>
    expect(said(standingOf(progressOf['dealer-claim'], { claim: one }))).toEqual(words),
  );
  test('the list of what waits for the dealer asks for each status where it may be a dealer’s turn', () => {
    const theirs = CLAIMS.flatMap(([one]) => {
      const { whose } = standingOf(progressOf['dealer-claim'], { claim: { ...one, type: 'DEALER' } });
      return whose === 'dealer' ? [one.status.alias] : [];
    });
    expect(new Set(theirs)).toEqual(new Set(dealersTurnStatuses));
  });
  test('a status that is not known is nobody’s fault', () =>
    expect(said(standingOf(progressOf['credit-claim'], { claim: claim('frozen' as 'new') }))).toEqual([
      'application',
      'us',
      null,
    ]));
  test('newer answers of the banks are believed before the claim', () => {
    const known = claim('waiting', answers(5, 0, 0, 0, 0));
    const lists = samples.listIntegrations.flatMap((one) => (one.kind === 'done' ? [one.output as Integration[]] : []));
    const approved = lists.find((all) => all.some(({ status }) => status === 'approved')) ?? [];
    expect(standingOf(progressOf['credit-claim'], { claim: known, listIntegrations: approved }).action).toBe(
      'chooseBank',
    );
    expect(standingOf(progressOf['credit-claim'], { listIntegrations: approved, claim: known }).action).toBe(
      'awaitBanks',
    );
  });
});

type Listed = Parameters<typeof standingOf<{ getInsuranceClaim?: unknown }>>[1];
const insurance = (alias: InsuranceStatusAlias, offers: object | null, payment: string | null): Listed => ({
  getInsuranceClaim: { status: { id: 1, name: '', alias }, offers, payment: payment && { status: payment } },
});
const made = { pending: 0, ready: 3, refused: 1, expired: 0 };

test.each<[Listed, ...Said]>([
  [insurance('draft', null, null), 'application', 'customer', 'fillInsurance'],
  [insurance('calculating', { ...made, pending: 4, ready: 0, refused: 0 }, null), 'offers', 'insurer', 'awaitOffers'],
  [insurance('calculating', { ...made, pending: 2 }, null), 'offers', 'customer', 'chooseOffer', 3],
  [insurance('calculated', made, null), 'offers', 'customer', 'chooseOffer', 3],
  [insurance('calculated', { ...made, ready: 0, refused: 4 }, null), 'offers', 'customer', 'changeWishes'],
  [insurance('agreeing', made, null), 'agreement', 'customer', 'signInsurance'],
  [insurance('signing', made, null), 'agreement', 'customer', 'signInsurance'],
  [insurance('signed', made, null), 'payment', 'customer', 'sendInsurance'],
  [insurance('payment_pending', made, 'new'), 'payment', 'customer', 'pay'],
  // Charged, and the bank has not said so yet: nobody is asked to pay a second time.
  [insurance('payment_pending', made, 'pending'), 'payment', 'bank', 'awaitPayment'],
  [insurance('payment_pending', made, 'fail'), 'payment', 'customer', 'payAgain'],
  [insurance('payment_pending', made, 'success'), 'policy', 'insurer', 'awaitPolicy'],
  [insurance('paid', made, 'success'), 'policy', 'insurer', 'awaitPolicy'],
  [insurance('issued', made, 'success'), 'policy', null, null],
  [insurance('refund_requested', made, 'success'), 'policy', 'insurer', 'awaitRefund'],
  [insurance('refused_insurer', made, 'refunded'), 'payment', null, 'repeat'],
  [insurance('expired', null, null), 'application', null, 'repeat'],
])('an insurance of a car: %#', (facts, ...words) => {
  for (const product of ['car-insurance', 'marketplace-insurance'] as const)
    expect(said(standingOf(progressOf[product], facts as never))).toEqual(words);
});

test.each<[string, string | null, ...Said]>([
  ['selection', null, 'choice', 'customer', 'chooseInsurance'],
  ['selection', 'checking', 'choice', 'insurer', 'awaitPolicyCheck'],
  ['selection', 'refused', 'choice', 'customer', 'chooseInsurance'],
  ['signing', null, 'agreement', 'customer', 'signInsurance'],
  ['signed', null, 'agreement', 'customer', 'sendPolicyAgain'],
  ['sent', null, 'policy', 'insurer', 'awaitPolicy'],
  ['success', null, 'policy', null, null],
  ['failed', null, 'policy', null, null],
])('casco and life: %s, own policy %s', (alias, own, ...words) => {
  const getCascoLifeClaim = { status: { id: '1', name: '', alias }, ownPolicy: own && { state: own } };
  expect(said(standingOf(progressOf['casco-life'], { getCascoLifeClaim } as never))).toEqual(words);
});

test.each<[CommodityStatusAlias, ...Said]>([
  ['new', 'application', 'customer', 'fillGoods'],
  ['filled', 'application', 'customer', 'addPhotos'],
  ['sent', 'offers', 'bank', 'awaitLenders'],
  ['offers', 'offers', 'customer', 'chooseLender'],
  ['signed', 'goods', 'shop', 'takeGoods'],
  ['goods_released', 'goods', null, null],
  ['cancelled', 'offers', null, null],
])('a loan for goods: %s', (alias, ...words) => {
  const getCommodityClaim = { status: { id: '1', name: '', alias }, offerId: null, signing: { state: 'none' } };
  expect(said(standingOf(progressOf['commodity-loan'], { getCommodityClaim } as never))).toEqual(words);
});

describe('a flow', () => {
  const { defineFlow, screen } = flowKit({ only: { events: { GO: null } } }, []);
  const turn = { milestone: 'application', whose: 'customer', action: 'apply' } as const;
  const progress = (...names: string[]) => ({
    milestones: ['application'] as const,
    branches: ['first'] as const,
    states: Object.fromEntries(names.map((name) => [name, turn])),
  });
  const states = { first: screen('only', { GO: 'second' }), second: screen('only', { GO: 'first' }) };

  test('says it in the meta of its states', () => {
    const machine = defineFlow({ id: 'f', initial: 'first', progress: progress('first', 'second'), states });
    expect(machine.states.first?.meta).toMatchObject({ screen: 'only', declared: turn });
  });
  test('refuses a milestone of a state that is not there', () =>
    expect(() =>
      defineFlow({ id: 'f', initial: 'first', progress: progress('first', 'second', 'third'), states }),
    ).toThrow('Flow "f": "third" declares a milestone and does not exist'));
  test('refuses a state that waits and declares none', () =>
    expect(() => defineFlow({ id: 'f', initial: 'first', progress: progress('first'), states })).toThrow(
      'Flow "f": "second" waits and declares no milestone',
    ));
  test('is asked for a state that it knows', () =>
    expect(() => standingAt(progress('first'), 'third', start({ input: {} }))).toThrow(
      '"third" declares no milestone',
    ));
});
