import { createMachine, getNextSnapshot } from 'xstate';
import type { InsuranceStatusAlias } from '../../../openapi/index.ts';

/** What can happen to the status of an insurance claim. */
export type InsuranceEvent =
  | 'edited'
  | 'calculate'
  | 'calculated'
  | 'offerChosen'
  | 'offerOver'
  | 'agreeing'
  | 'agreementMade'
  | 'signingStarted'
  | 'signed'
  | 'sent'
  | 'gatewayBroke'
  | 'paymentAsked'
  | 'paid'
  | 'issued'
  | 'refused'
  | 'declined'
  | 'refundAsked'
  | 'refunded'
  | 'timeOver';

type Row = Partial<Record<InsuranceEvent, InsuranceStatusAlias>>;

const leaving: Row = { declined: 'declined_customer', timeOver: 'expired' };
const open: Row = { edited: 'draft', calculate: 'calculating', ...leaving };
const choosing: Row = { ...open, offerChosen: 'offer_selected', offerOver: 'calculated' };

const rows: Readonly<Record<InsuranceStatusAlias, Row>> = {
  draft: open,
  // Whose offer is ready can be chosen while others still think.
  calculating: { ...open, calculated: 'calculated', offerChosen: 'offer_selected' },
  calculated: { ...open, offerChosen: 'offer_selected' },
  offer_selected: { ...choosing, agreeing: 'agreeing' },
  agreeing: { ...choosing, agreeing: 'agreeing', agreementMade: 'agreement_created' },
  agreement_created: {
    ...leaving,
    offerChosen: 'offer_selected',
    offerOver: 'calculated',
    agreementMade: 'agreement_created',
    signingStarted: 'signing',
  },
  signing: { ...leaving, offerOver: 'calculated', signingStarted: 'signing', signed: 'signed' },
  signed: { ...leaving, sent: 'sent', gatewayBroke: 'error' },
  error: { ...leaving, sent: 'sent', gatewayBroke: 'error' },
  sent: { paymentAsked: 'payment_pending', issued: 'issued', refused: 'refused_insurer' },
  payment_pending: { ...leaving, paymentAsked: 'payment_pending', paid: 'paid' },
  paid: { issued: 'issued', refused: 'refused_insurer', refundAsked: 'refund_requested' },
  issued: { refundAsked: 'refund_requested' },
  refund_requested: { refunded: 'refunded' },
  declined_customer: {},
  refused_insurer: {},
  expired: {},
  refunded: {},
};

/** All statuses, in the order of a claim's life. */
export const insuranceStatuses: readonly InsuranceStatusAlias[] = [
  'draft',
  'calculating',
  'calculated',
  'offer_selected',
  'agreeing',
  'agreement_created',
  'signing',
  'signed',
  'sent',
  'payment_pending',
  'paid',
  'issued',
  'declined_customer',
  'refused_insurer',
  'expired',
  'error',
  'refund_requested',
  'refunded',
];

/** The life of an insurance claim. What has no arrow is refused with 409 and the current status. */
export const insuranceLifecycle = createMachine({
  types: {} as { events: { type: InsuranceEvent } },
  id: 'insurance',
  initial: 'draft',
  states: Object.fromEntries(
    insuranceStatuses.map((status) => [
      status,
      Object.keys(rows[status]).length === 0 ? { type: 'final' as const } : { on: rows[status] },
    ]),
  ),
});

/** Where `event` leads from `status`, or null when it is forbidden there. */
export const statusAfter = (status: InsuranceStatusAlias, event: InsuranceEvent): InsuranceStatusAlias | null => {
  const here = insuranceLifecycle.resolveState({ value: status });
  if (!here.can({ type: event })) return null;
  return getNextSnapshot(insuranceLifecycle, here, { type: event }).value as InsuranceStatusAlias;
};

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
