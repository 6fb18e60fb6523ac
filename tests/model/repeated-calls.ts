import type { OperationId } from '../../openapi/index.ts';

/**
 * Calls that may run twice on one path although nothing was read and nobody tapped in between.
 * Each needs a reason why it cannot act twice.
 */
export const repeatedCalls: Readonly<Partial<Record<OperationId, string>>> = {
  createClaimByCustomer: 'a guest has nothing to read with; the same key returns the stored answer (architecture 8)',
};
