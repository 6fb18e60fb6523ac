import { setup, transition } from 'xstate';
import type { CreditInsurance } from '../../../openapi/index.ts';

export type Status = CreditInsurance['status'];
/** What can happen to an insurance. */
export type StatusEvent = 'sent' | 'declared' | 'approved' | 'refused' | 'issued' | 'timeOver';

/**
 * The life of a credit insurance: offered, applied for once, made. `declared` is an application with a "yes" in the health
 * declaration: a person looks at it. What is not here is refused with 409 and the current status.
 */
export const creditInsuranceMachine = setup({ types: { events: {} as { type: StatusEvent } } }).createMachine({
  id: 'credit-insurance',
  initial: 'offered',
  states: {
    offered: { on: { sent: 'sent', declared: 'underwriting', timeOver: 'outdated' } },
    underwriting: { on: { approved: 'sent', refused: 'refused' } },
    sent: { on: { issued: 'issued' } },
    issued: { type: 'final' },
    refused: { type: 'final' },
    outdated: { type: 'final' },
  },
});

/** Where `event` leads from `status`, or null when it is forbidden there. */
export const statusAfter = (status: Status, event: StatusEvent): Status | null => {
  const now = creditInsuranceMachine.resolveState({ value: status });
  if (!now.can({ type: event })) return null;
  const [next] = transition(creditInsuranceMachine, now, { type: event });
  return next.value;
};
