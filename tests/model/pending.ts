import type { OperationId } from '../../openapi/index.ts';

/** Operations whose flow comes later. The list only shrinks: an entry that is in use fails the test. */
export const pendingOperations: readonly OperationId[] = [];

/**
 * Calls that may run twice on one path although nothing was read and nobody tapped in between.
 * Each needs a reason why it cannot act twice.
 */
export const repeatedCalls: Readonly<Partial<Record<OperationId, string>>> = {
  createClaimByCustomer: 'a guest has nothing to read with; the same key returns the stored answer (architecture 8)',
};
