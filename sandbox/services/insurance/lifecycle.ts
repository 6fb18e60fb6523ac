import { setup } from 'xstate';
import type { InsuranceStatusAlias } from '../../../openapi/index.ts';
import { createLifecycle, type StateMeta } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type InsuranceEvent =
  | 'EDITED'
  | 'CALCULATE'
  | 'CALCULATED'
  | 'OFFER_CHOSEN'
  | 'OFFER_OVER'
  | 'AGREEING'
  | 'AGREEMENT_MADE'
  | 'SIGNING_STARTED'
  | 'SIGNED'
  | 'SENT'
  | 'GATEWAY_BROKE'
  | 'PAYMENT_ASKED'
  | 'PAID'
  | 'ISSUED'
  | 'REFUSED'
  | 'DECLINED'
  | 'REFUND_ASKED'
  | 'REFUNDED'
  | 'TIME_OVER';

/** Days that an unfinished claim lives after its last step, and one that waits for its payment. */
const draft = { days: 14 };
const payment = { days: 3 };

const leaving = { DECLINED: 'declined_customer', TIME_OVER: 'expired' } as const;
const open = { EDITED: 'draft', CALCULATE: 'calculating', ...leaving } as const;
const choosing = { ...open, OFFER_CHOSEN: 'offer_selected', OFFER_OVER: 'calculated' } as const;

/**
 * The life of an insurance claim, in the order of the statuses' ids. What has no arrow is refused with 409 and the
 * current status.
 */
export const insuranceLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: InsuranceEvent }, meta: {} as StateMeta } }).createMachine({
    id: 'insurance',
    initial: 'draft',
    states: {
      draft: { meta: draft, on: open },
      // Whose offer is ready can be chosen while others still think.
      calculating: { meta: draft, on: { ...open, CALCULATED: 'calculated', OFFER_CHOSEN: 'offer_selected' } },
      calculated: { meta: draft, on: { ...open, OFFER_CHOSEN: 'offer_selected' } },
      offer_selected: { meta: draft, on: { ...choosing, AGREEING: 'agreeing' } },
      agreeing: { meta: draft, on: { ...choosing, AGREEING: 'agreeing', AGREEMENT_MADE: 'agreement_created' } },
      agreement_created: {
        meta: draft,
        on: {
          ...leaving,
          OFFER_CHOSEN: 'offer_selected',
          OFFER_OVER: 'calculated',
          AGREEMENT_MADE: 'agreement_created',
          SIGNING_STARTED: 'signing',
        },
      },
      signing: {
        meta: draft,
        on: { ...leaving, OFFER_OVER: 'calculated', SIGNING_STARTED: 'signing', SIGNED: 'signed' },
      },
      signed: { meta: draft, on: { ...leaving, SENT: 'sent', GATEWAY_BROKE: 'error' } },
      sent: { on: { PAYMENT_ASKED: 'payment_pending', ISSUED: 'issued', REFUSED: 'refused_insurer' } },
      payment_pending: { meta: payment, on: { ...leaving, PAYMENT_ASKED: 'payment_pending', PAID: 'paid' } },
      paid: { on: { ISSUED: 'issued', REFUSED: 'refused_insurer', REFUND_ASKED: 'refund_requested' } },
      issued: { on: { REFUND_ASKED: 'refund_requested' } },
      declined_customer: { type: 'final' },
      refused_insurer: { type: 'final' },
      expired: { type: 'final' },
      error: { meta: draft, on: { ...leaving, SENT: 'sent', GATEWAY_BROKE: 'error' } },
      refund_requested: { on: { REFUNDED: 'refunded' } },
      refunded: { type: 'final' },
    },
  }),
);

/** Before these a claim of the same person stands in the way of a new one. */
const SETTLED: ReadonlySet<InsuranceStatusAlias> = new Set([
  'paid',
  'issued',
  'declined_customer',
  'refused_insurer',
  'expired',
  'refund_requested',
  'refunded',
]);
export const isOpen = (status: InsuranceStatusAlias): boolean => !SETTLED.has(status);
