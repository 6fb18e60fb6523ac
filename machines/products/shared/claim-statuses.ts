import type { ClaimStatusAlias } from '../../../openapi/index.ts';

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
