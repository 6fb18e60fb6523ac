import type { ClaimStatusAlias } from '../../../openapi/index.ts';

/** Where a claim that a dealer made may wait for the dealer: what a list is asked for; a row's own turn is `claim.progress.ts`. */
export const dealersTurnStatuses: readonly ClaimStatusAlias[] = ['data_confirmed', 'error'];

/** Claims with which there is still something to do. */
export const activeStatuses: readonly ClaimStatusAlias[] = [
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'error',
  'processing',
  'waiting',
  'bank_selected',
  'signing',
  'signed',
  'insurance_pending',
];
