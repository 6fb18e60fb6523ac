import { setup } from 'xstate';
import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import { createLifecycle, type StateMeta } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type ClaimEvent =
  | 'CONSENTS_SIGNED'
  | 'IDENTITY_STARTED'
  | 'IDENTITY_VERIFIED'
  | 'IDENTITY_BLOCKED'
  | 'DATA_OPENED'
  | 'DATA_CONFIRMED'
  | 'SENT'
  | 'ACCEPTED'
  | 'GATEWAY_BROKE'
  | 'ALL_REJECTED'
  | 'BANK_SET'
  | 'OFFER_GONE'
  | 'SIGNING_STARTED'
  | 'SIGNING_ENDED'
  | 'AGREEMENT_SIGNED'
  | 'INSURANCE_ASKED'
  | 'ISSUED'
  | 'DECLINED'
  | 'TIME_OVER';

/** A claim that was not sent, and one on which nobody decided, live so many days. */
const draft = { days: 14 };
const decision = { days: 30 };

const leaving = { DECLINED: 'declined_by_customer', TIME_OVER: 'expired' } as const;
const identity = {
  CONSENTS_SIGNED: 'verification',
  IDENTITY_STARTED: 'verification',
  IDENTITY_VERIFIED: 'verified',
  IDENTITY_BLOCKED: 'rejected',
  ...leaving,
} as const;
const questionnaire = { DATA_OPENED: 'data_confirmation', DATA_CONFIRMED: 'data_confirmed', ...leaving } as const;
const sending = { SENT: 'processing', GATEWAY_BROKE: 'error', ...leaving } as const;

/**
 * The life of a credit claim. What has no arrow is refused with 409 and the current status. A repetition is a new claim.
 */
export const claimLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: ClaimEvent }, meta: {} as StateMeta } }).createMachine({
    id: 'claim',
    initial: 'new',
    states: {
      new: { meta: draft, on: identity },
      verification: { meta: draft, on: identity },
      verified: { meta: draft, on: questionnaire },
      data_confirmation: { meta: draft, on: questionnaire },
      data_confirmed: { meta: draft, on: { ...questionnaire, ...sending } },
      error: { meta: draft, on: sending },
      processing: { meta: decision, on: { ACCEPTED: 'waiting', GATEWAY_BROKE: 'error', ...leaving } },
      waiting: { meta: decision, on: { BANK_SET: 'bank_selected', ALL_REJECTED: 'rejected', ...leaving } },
      bank_selected: {
        meta: decision,
        on: { BANK_SET: 'bank_selected', OFFER_GONE: 'waiting', SIGNING_STARTED: 'signing', ...leaving },
      },
      signing: {
        meta: decision,
        on: {
          BANK_SET: 'bank_selected',
          SIGNING_STARTED: 'signing',
          SIGNING_ENDED: 'bank_selected',
          AGREEMENT_SIGNED: 'signed',
          ...leaving,
        },
      },
      signed: { on: { INSURANCE_ASKED: 'insurance_pending', ISSUED: 'issued' } },
      insurance_pending: { meta: decision, on: { ISSUED: 'issued', TIME_OVER: 'expired' } },
      issued: { type: 'final' },
      rejected: { type: 'final' },
      declined_by_customer: { type: 'final' },
      expired: { type: 'final' },
    },
  }),
);

/** Nobody has been identified yet. */
export const isBeforeIdentity = (status: ClaimStatusAlias): boolean => status === 'new' || status === 'verification';

/** Claims in these statuses take no documents any more (a statement may still come while banks decide). */
const CLOSED_FOR_FILES: ReadonlySet<ClaimStatusAlias> = new Set([
  'processing',
  'signing',
  'signed',
  'insurance_pending',
  'issued',
  'rejected',
  'declined_by_customer',
  'expired',
]);
export const isLocked = (status: ClaimStatusAlias): boolean => CLOSED_FOR_FILES.has(status);
