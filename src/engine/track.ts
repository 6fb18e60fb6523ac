import type { FlowContext } from '../../machines/kit/context.ts';
import type { AnalyticsEvents } from '../platform/analytics.ts';

/** One report of the product's use: a name of ours with ids and aliases of ours. */
export type Report = { [Name in keyof AnalyticsEvents]: readonly [Name, AnalyticsEvents[Name]] }[keyof AnalyticsEvents];

type Operation = keyof FlowContext['responses'];

/** Calls whose answer says that a code is on its way. */
const SENDS_CODE: readonly Operation[] = [
  'insuranceToSigning',
  'createCascoLifeAgreement',
  'repeatSignature',
  'repeatCascoLifeSignature',
];
const CONFIRMS: readonly Operation[] = ['confirmSignature', 'confirmCascoLifeSignature'];
const SENDS_TO_BANKS: readonly Operation[] = ['sendClaimToBanks', 'sendClaimToBanksByCustomer'];
const DECLINES: readonly Operation[] = ['declineClaimByCustomer', 'declineInsuranceClaim'];
const PAYMENT_SHOWN: ReadonlySet<string | null> = new Set(['insurance-paid', 'insurance-pay-failed']);

/**
 * What happened between two moments of a flow, as events for analytics (domain 3.17). Nothing of the person is in them.
 * Pure: derived from what the machine knows, never sent from screens.
 */
export const reportsBetween = (flow: string, before: FlowContext, after: FlowContext): Report[] => {
  const reports: Report[] = [];
  /** What only a new answer of an operation reports. */
  const answered = (operation: Operation): boolean =>
    after.responses[operation] !== undefined && after.responses[operation] !== before.responses[operation];

  const codeNeeded = answered('signBeforeBanks') && after.responses.signBeforeBanks?.status === 'code_required';
  if (codeNeeded || SENDS_CODE.some(answered)) reports.push(['sms_sent', { flow }]);
  if (CONFIRMS.some(answered)) reports.push(['sms_confirmed', { flow }]);
  const { problem } = after;
  if (problem !== null && problem !== before.problem && CONFIRMS.some((one) => one === problem.operationId))
    reports.push(['sms_failed', { flow, kind: problem.kind }]);
  if (SENDS_TO_BANKS.some(answered)) reports.push(['bank_sent', { flow }]);
  if (DECLINES.some(answered)) reports.push(['decline', { flow }]);
  if (answered('setBank')) reports.push(['bank_selected', { bank: after.answers.CHOOSE_BANK?.bankAlias ?? 'unknown' }]);
  if (answered('updateInsuranceCompany'))
    reports.push(['offer_selected', { company: after.answers.PICK_OFFER?.company ?? 'unknown' }]);
  if (after.screen !== before.screen && PAYMENT_SHOWN.has(after.screen))
    reports.push(['payment_result', { status: after.responses.getInsuranceClaim?.payment?.status ?? 'unknown' }]);
  if (answered('listIntegrations')) {
    const known = new Map(before.responses.listIntegrations?.map(({ id, status }) => [id, status]));
    for (const { id, bank, status } of after.responses.listIntegrations ?? [])
      if (status !== 'pending' && known.get(id) !== status) reports.push(['bank_answer', { bank: bank.alias, status }]);
  }
  return reports;
};
