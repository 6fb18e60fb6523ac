import { setup } from 'xstate';
import type { CascoLifeStatusAlias } from '../../../openapi/index.ts';
import { createLifecycle, type StateMeta } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type CascoLifeEvent =
  | 'DECIDED'
  | 'COMPLETED'
  | 'AGREEING_STARTED'
  | 'AGREEMENT_MADE'
  | 'CODE_DELIVERED'
  | 'CONFIRMED'
  | 'SENT'
  | 'INSURED'
  | 'REFUSED'
  | 'TIME_OVER';

/** A claim that nobody finishes lives so long from its creation. */
const open = { days: 14 };

/**
 * The life of a casco and life claim. A decision leads back to the selection until the agreement is signed: what was agreed on
 * before is dropped. What has no arrow is refused with 409 and the current status.
 */
export const cascoLifeLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: CascoLifeEvent }, meta: {} as StateMeta } }).createMachine({
    id: 'casco-life',
    initial: 'new',
    states: {
      new: { meta: open, on: { DECIDED: 'selection', TIME_OVER: 'failed' } },
      selection: { meta: open, on: { DECIDED: 'selection', COMPLETED: 'selection_completed', TIME_OVER: 'failed' } },
      selection_completed: {
        meta: open,
        on: { DECIDED: 'selection', AGREEING_STARTED: 'agreeing', TIME_OVER: 'failed' },
      },
      agreeing: { meta: open, on: { DECIDED: 'selection', AGREEMENT_MADE: 'agreement_created', TIME_OVER: 'failed' } },
      agreement_created: {
        meta: open,
        on: { DECIDED: 'selection', CODE_DELIVERED: 'signing', CONFIRMED: 'signed', TIME_OVER: 'failed' },
      },
      signing: { meta: open, on: { DECIDED: 'selection', CONFIRMED: 'signed', TIME_OVER: 'failed' } },
      signed: { meta: open, on: { SENT: 'sent', TIME_OVER: 'failed' } },
      sent: { on: { INSURED: 'success', REFUSED: 'failed' } },
      success: { type: 'final' },
      failed: { type: 'final' },
    },
  }),
);

/** Choices may still be made: the agreement is not signed. */
export const isEditable = (status: CascoLifeStatusAlias): boolean => cascoLifeLifecycle.can(status, 'DECIDED');
