import { describe, expect, test } from 'vitest';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { start } from '../../../machines/kit/context.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import { reportsBetween } from '../../../src/engine/track.ts';
import { claimAs, sample } from './support/visitor.ts';

const empty = start({ input: {} });
const after = (change: Partial<FlowContext>): FlowContext => ({ ...empty, ...change });
const heard = (responses: Record<string, unknown>, change: Partial<FlowContext> = {}) =>
  after({ ...change, responses });

describe('what a flow reports of its use', () => {
  test.each([
    ['insuranceToSigning', 'sms_sent'],
    ['createCascoLifeAgreement', 'sms_sent'],
    ['repeatSignature', 'sms_sent'],
    ['repeatCascoLifeSignature', 'sms_sent'],
    ['confirmSignature', 'sms_confirmed'],
    ['confirmCascoLifeSignature', 'sms_confirmed'],
    ['sendClaimToBanks', 'bank_sent'],
    ['sendClaimToBanksByCustomer', 'bank_sent'],
    ['declineClaimByCustomer', 'decline'],
    ['declineInsuranceClaim', 'decline'],
  ] as const)('a new answer of %s: %s, once', (operation, name) => {
    const context = heard({ [operation]: {} });
    expect(reportsBetween('some-flow', empty, context)).toEqual([[name, { flow: 'some-flow' }]]);
    expect(reportsBetween('some-flow', context, { ...context, problem: null })).toEqual([]);
  });

  test('consents that need no code send none', () => {
    expect(reportsBetween('f', empty, heard({ signBeforeBanks: { status: 'code_required' } }))).toHaveLength(1);
    expect(reportsBetween('f', empty, heard({ signBeforeBanks: { status: 'signed' } }))).toEqual([]);
  });

  test('a refused code says of what kind; another call’s problem does not', () => {
    const problem = problemOf.answer('confirmSignature', 422);
    expect(reportsBetween('f', empty, after({ problem }))).toEqual([['sms_failed', { flow: 'f', kind: problem.kind }]]);
    expect(reportsBetween('f', empty, after({ problem: problemOf.answer('claim', 500) }))).toEqual([]);
  });

  test('what was chosen is named by its alias', () => {
    const bank = heard(
      { setBank: {} },
      { answers: { CHOOSE_BANK: { bankAlias: 'dala', offerId: 'o-1' } } as unknown as FlowContext['answers'] },
    );
    expect(reportsBetween('f', empty, bank)).toEqual([['bank_selected', { bank: 'dala' }]]);
    const offer = heard(
      { updateInsuranceCompany: {} },
      { answers: { PICK_OFFER: { offerId: 'o-1', company: 'demo_qalqan' } } },
    );
    expect(reportsBetween('f', empty, offer)).toEqual([['offer_selected', { company: 'demo_qalqan' }]]);
  });

  test('how a payment ended, when that is shown', () => {
    const paid = heard({ getInsuranceClaim: { payment: { status: 'success' } } }, { screen: 'insurance-paid' });
    expect(reportsBetween('f', empty, paid)).toEqual([['payment_result', { status: 'success' }]]);
    expect(reportsBetween('f', paid, { ...paid, changed: null })).toEqual([]);
    expect(reportsBetween('f', empty, { ...paid, screen: 'insurance-policy' })).toEqual([]);
  });

  test('each bank once, when it has answered', () => {
    const some = heard({ listIntegrations: sample('listIntegrations', 'allPending') });
    expect(reportsBetween('f', empty, some)).toEqual([]);
    const pending = some.responses.listIntegrations ?? [];
    const answered = pending.map((one, i) => (i === 0 ? { ...one, status: 'approved' as const } : one));
    const then = heard({ listIntegrations: answered });
    expect(reportsBetween('f', some, then)).toEqual([
      ['bank_answer', { bank: pending[0]?.bank.alias, status: 'approved' }],
    ]);
    expect(reportsBetween('f', then, heard({ listIntegrations: [...answered] }))).toEqual([]);
  });

  test('nothing of the person is in a report', () => {
    const context = heard({ claim: claimAs('dataConfirmed'), confirmSignature: {}, setBank: {} });
    expect(JSON.stringify(reportsBetween('f', empty, context))).not.toMatch(/\d{6,}|\p{Script=Cyrillic}/u);
  });
});
