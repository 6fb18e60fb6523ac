import { setup } from 'xstate';
import { createLifecycle, type StateMeta } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type CreditInsuranceEvent = 'SENT' | 'DECLARED' | 'APPROVED' | 'REFUSED' | 'ISSUED' | 'TIME_OVER';

/** An offer lives so many days. */
export const OFFER_DAYS = 14;

/**
 * The life of a credit insurance: offered, applied for once, made. `DECLARED` is an application with a "yes" in the health
 * declaration: a person looks at it. What has no arrow is refused with 409 and the current status.
 */
export const creditInsuranceLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: CreditInsuranceEvent }, meta: {} as StateMeta } }).createMachine({
    id: 'credit-insurance',
    initial: 'offered',
    states: {
      offered: {
        meta: { days: OFFER_DAYS },
        on: { SENT: 'sent', DECLARED: 'underwriting', TIME_OVER: 'outdated' },
      },
      underwriting: { on: { APPROVED: 'sent', REFUSED: 'refused' } },
      sent: { on: { ISSUED: 'issued' } },
      issued: { type: 'final' },
      refused: { type: 'final' },
      outdated: { type: 'final' },
    },
  }),
);
