import { describe, expect, test } from 'vitest';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { start } from '../../../machines/kit/context.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import type { Reports } from '../../../machines/kit/reports.ts';
import { flowIds, products } from '../../../machines/generated/products.ts';
import type { FlowId } from '../../../machines/screens.ts';
import { reportOf, reportsBetween as between } from '../../../src/engine/track.ts';
import { claimAs, sample } from './support/visitor.ts';

/** What every product declares, and which operations its flow runs. */
const declared = new Map<FlowId, Reports>();
const calls = new Map<FlowId, readonly string[]>();
for (const id of flowIds) {
  const product = await products[id].load();
  declared.set(id, (await product.reports?.()) ?? {});
  const { kit } = (await import(`../../../machines/products/${id}/kit.ts`)) as {
    kit: { operations: readonly string[] };
  };
  calls.set(id, kit.operations);
}
const reportsBetween = (of: FlowId, before: FlowContext, now: FlowContext) =>
  between(declared.get(of) ?? {}, of, before, now);
/** The products whose flow runs an operation. */
const running = (operation: string): FlowId[] => flowIds.filter((id) => calls.get(id)?.includes(operation));

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
  ] as const)('a new answer of %s: %s, once, in every product that runs it', (operation, name) => {
    const context = heard({ [operation]: {} });
    expect(running(operation)).not.toEqual([]);
    for (const flow of running(operation)) {
      expect(reportsBetween(flow, empty, context), flow).toEqual([[name, { flow }]]);
      expect(reportsBetween(flow, context, { ...context, problem: null }), flow).toEqual([]);
    }
  });

  test('consents that need no code send none', () => {
    const flow = 'credit-claim';
    expect(running('signBeforeBanks')).toEqual([flow]);
    expect(reportsBetween(flow, empty, heard({ signBeforeBanks: { status: 'code_required' } }))).toEqual([
      ['sms_sent', { flow }],
    ]);
    expect(reportsBetween(flow, empty, heard({ signBeforeBanks: { status: 'signed' } }))).toEqual([]);
  });

  test.each(['confirmSignature', 'confirmCascoLifeSignature'] as const)(
    'a refused code (%s) says of what kind; another call’s problem does not',
    (operation) => {
      const problem = problemOf.answer(operation, 422);
      for (const flow of running(operation)) {
        expect(reportsBetween(flow, empty, after({ problem }))).toEqual([['sms_failed', { flow, kind: problem.kind }]]);
        expect(reportsBetween(flow, after({ problem }), after({ problem, screen: 'home' }))).toEqual([]);
        expect(reportsBetween(flow, empty, after({ problem: problemOf.answer('claim', 500) }))).toEqual([]);
      }
    },
  );

  test('a repeated application is reported when the person asks for it', () => {
    const reports = (flow: FlowId, event: string) => reportOf(declared.get(flow) ?? {}, flow, event);
    for (const flow of ['car-insurance', 'credit-claim', 'dealer-claim'] as const) {
      expect(reports(flow, 'REPEAT')).toEqual([['repeat', { flow }]]);
      expect(reports(flow, 'BACK')).toEqual([]);
    }
  });

  test('what was chosen is named by its alias', () => {
    const bank = heard(
      { setBank: {} },
      { answers: { CHOOSE_BANK: { bankAlias: 'dala', offerId: 'o-1' } } as unknown as FlowContext['answers'] },
    );
    expect(running('setBank')).toEqual(['credit-claim']);
    expect(reportsBetween('credit-claim', empty, bank)).toEqual([['bank_selected', { bank: 'dala' }]]);
    const offer = heard(
      { updateInsuranceCompany: {} },
      { answers: { PICK_OFFER: { offerId: 'o-1', company: 'demo_qalqan' } } },
    );
    expect(running('updateInsuranceCompany')).toEqual(['car-insurance', 'marketplace-insurance']);
    for (const flow of running('updateInsuranceCompany'))
      expect(reportsBetween(flow, empty, offer)).toEqual([['offer_selected', { company: 'demo_qalqan' }]]);
  });

  test('how a payment ended, when that is shown', () => {
    const paid = heard({ getInsuranceClaim: { payment: { status: 'success' } } }, { screen: 'insurance-paid' });
    expect(reportsBetween('car-insurance', empty, paid)).toEqual([['payment_result', { status: 'success' }]]);
    const failed = { ...paid, screen: 'insurance-pay-failed' } as const;
    expect(reportsBetween('car-insurance', empty, failed)).toHaveLength(1);
    expect(reportsBetween('car-insurance', paid, { ...paid, changed: null })).toEqual([]);
    expect(reportsBetween('car-insurance', empty, { ...paid, screen: 'insurance-policy' })).toEqual([]);
  });

  test('each bank once, when it has answered', () => {
    const some = heard({ listIntegrations: sample('listIntegrations', 'allPending') });
    expect(reportsBetween('credit-claim', empty, some)).toEqual([]);
    const pending = some.responses.listIntegrations ?? [];
    const answered = pending.map((one, i) => (i === 0 ? { ...one, status: 'approved' as const } : one));
    const then = heard({ listIntegrations: answered });
    expect(running('listIntegrations')).toEqual(['credit-claim', 'dealer-claim']);
    for (const flow of running('listIntegrations')) {
      expect(reportsBetween(flow, some, then)).toEqual([
        ['bank_answer', { bank: pending[0]?.bank.alias, status: 'approved' }],
      ]);
      expect(reportsBetween(flow, then, heard({ listIntegrations: [...answered] }))).toEqual([]);
    }
  });

  test('nothing of the person is in a report', () => {
    const context = heard({ claim: claimAs('dataConfirmed'), confirmSignature: {}, setBank: {} });
    const reports = flowIds.flatMap((flow) => reportsBetween(flow, empty, context));
    expect(reports).not.toEqual([]);
    expect(JSON.stringify(reports)).not.toMatch(/\d{6,}|\p{Script=Cyrillic}/u);
  });
});
