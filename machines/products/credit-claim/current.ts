import type { ClaimStatusAlias } from '../../../openapi/index.ts';
import type { Ask } from '../../kit/product.ts';

/** Claims with which there is still something to do. */
const OPEN: readonly ClaimStatusAlias[] = [
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'processing',
  'waiting',
  'bank_selected',
  'signing',
  'signed',
  'insurance_pending',
  'error',
];

/** The claim meant by an address without an id: the only open one; null when there is none or several to choose from. */
export const currentClaim = async (ask: Ask): Promise<string | null> => {
  const open = await ask('claims', { variables: { page: 1, filters: { status: [...OPEN] } } });
  return open.total === 1 ? (open.items[0]?.id ?? null) : null;
};
