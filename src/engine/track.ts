import type { FlowContext } from '../../machines/kit/context.ts';
import type { AnalyticsEvents } from '../platform/analytics.ts';

/** One report of the product's use: a name of ours with ids and aliases of ours. */
export type Report = { [Name in keyof AnalyticsEvents]: readonly [Name, AnalyticsEvents[Name]] }[keyof AnalyticsEvents];

/** What only a new answer of an operation reports. */
const answered = (before: FlowContext, after: FlowContext, operation: keyof FlowContext['responses']): boolean =>
  after.responses[operation] !== undefined && after.responses[operation] !== before.responses[operation];

/**
 * What happened between two moments of a flow, as events for analytics (domain 3.17). Nothing of the person is in them.
 * Pure: derived from what the machine knows, never sent from screens.
 */
export const reportsBetween = (flow: string, before: FlowContext, after: FlowContext): Report[] => {
  const reports: Report[] = [];
  const codeSent =
    answered(before, after, 'signBeforeBanks') && after.responses.signBeforeBanks?.status === 'code_required';
  if (codeSent || answered(before, after, 'repeatSignature')) reports.push(['sms_sent', { flow }]);
  if (answered(before, after, 'confirmSignature')) reports.push(['sms_confirmed', { flow }]);
  if (after.problem !== before.problem && after.problem?.operationId === 'confirmSignature')
    reports.push(['sms_failed', { flow, kind: after.problem.kind }]);
  if (answered(before, after, 'sendClaimToBanksByCustomer')) reports.push(['bank_sent', { flow }]);
  if (answered(before, after, 'declineClaimByCustomer')) reports.push(['decline', { flow }]);
  if (answered(before, after, 'setBank'))
    reports.push(['bank_selected', { bank: after.answers.CHOOSE_BANK?.bankAlias ?? 'unknown' }]);
  if (answered(before, after, 'listIntegrations')) {
    const known = new Map(before.responses.listIntegrations?.map(({ id, status }) => [id, status]));
    for (const { id, bank, status } of after.responses.listIntegrations ?? [])
      if (status !== 'pending' && known.get(id) !== status) reports.push(['bank_answer', { bank: bank.alias, status }]);
  }
  return reports;
};
