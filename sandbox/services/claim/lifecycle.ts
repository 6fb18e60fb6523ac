import type { Actor, ClaimStatusAlias } from '../../../openapi/index.ts';

/** What can happen to a claim's status. */
export type StatusEvent =
  | 'consentsSigned'
  | 'identityStarted'
  | 'identityVerified'
  | 'identityBlocked'
  | 'dataOpened'
  | 'dataConfirmed'
  | 'sent'
  | 'accepted'
  | 'gatewayBroke'
  | 'allRejected'
  | 'bankSet'
  | 'offerGone'
  | 'signingStarted'
  | 'signingEnded'
  | 'agreementSigned'
  | 'insuranceAsked'
  | 'issued'
  | 'declined'
  | 'timeOver';

type Row = Partial<Record<StatusEvent, ClaimStatusAlias>>;

const leaving: Row = { declined: 'declined_by_customer', timeOver: 'expired' };
const identity: Row = {
  consentsSigned: 'verification',
  identityStarted: 'verification',
  identityVerified: 'verified',
  identityBlocked: 'rejected',
  ...leaving,
};

/**
 * The life of a credit claim: which event leads where. What is not here is refused with 409 and the current status.
 * Final: issued, rejected, declined_by_customer, expired; a repetition is a new claim.
 */
export const transitions: Readonly<Record<ClaimStatusAlias, Row>> = {
  new: identity,
  verification: identity,
  verified: { dataOpened: 'data_confirmation', dataConfirmed: 'data_confirmed', ...leaving },
  data_confirmation: { dataOpened: 'data_confirmation', dataConfirmed: 'data_confirmed', ...leaving },
  data_confirmed: {
    dataOpened: 'data_confirmation',
    dataConfirmed: 'data_confirmed',
    sent: 'processing',
    gatewayBroke: 'error',
    ...leaving,
  },
  error: { sent: 'processing', gatewayBroke: 'error', ...leaving },
  processing: { accepted: 'waiting', gatewayBroke: 'error', ...leaving },
  waiting: { bankSet: 'bank_selected', allRejected: 'rejected', ...leaving },
  bank_selected: { bankSet: 'bank_selected', offerGone: 'waiting', signingStarted: 'signing', ...leaving },
  signing: {
    bankSet: 'bank_selected',
    signingStarted: 'signing',
    signingEnded: 'bank_selected',
    agreementSigned: 'signed',
    ...leaving,
  },
  signed: { insuranceAsked: 'insurance_pending', issued: 'issued' },
  insurance_pending: { issued: 'issued', timeOver: 'expired' },
  issued: {},
  rejected: {},
  declined_by_customer: {},
  expired: {},
};

/** Where `event` leads from `status`, or null when it is forbidden there. */
export const statusAfter = (status: ClaimStatusAlias, event: StatusEvent): ClaimStatusAlias | null =>
  transitions[status][event] ?? null;

/** Nobody has been identified yet. */
export const isBeforeIdentity = (status: ClaimStatusAlias): boolean => status === 'new' || status === 'verification';

/** Nothing leads out of these. */
export const isFinal = (status: ClaimStatusAlias): boolean => Object.keys(transitions[status]).length === 0;

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

const ACTORS: Readonly<Record<ClaimStatusAlias, Actor>> = {
  new: 'client',
  verification: 'client',
  verified: 'client',
  data_confirmation: 'client',
  data_confirmed: 'client',
  error: 'client',
  processing: 'system',
  waiting: 'bank',
  bank_selected: 'client',
  signing: 'client',
  signed: 'bank',
  insurance_pending: 'client',
  issued: 'none',
  rejected: 'none',
  declined_by_customer: 'none',
  expired: 'none',
};

/** Whose move it is. A dealer sends the claims that a dealer made. */
export const actorOf = (status: ClaimStatusAlias, type: 'C2C' | 'DEALER'): Actor =>
  status === 'data_confirmed' && type === 'DEALER' ? 'dealer' : ACTORS[status];
