import { setup } from 'xstate';
import { createLifecycle } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type SignatureEvent = 'CONFIRMED' | 'CANCELLED';

/** The life of a signature. That its codes are old, or it is locked, is no state: time alone says and unsays it. */
export const signatureLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: SignatureEvent } } }).createMachine({
    id: 'signature',
    initial: 'waiting',
    states: {
      waiting: { on: { CONFIRMED: 'confirmed', CANCELLED: 'cancelled' } },
      confirmed: { type: 'final' },
      cancelled: { type: 'final' },
    },
  }),
);

export type SignatureStatus = (typeof signatureLifecycle.statuses)[number];
