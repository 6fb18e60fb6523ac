import { setup } from 'xstate';
import { createLifecycle } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type AttemptEvent = 'CARD_GIVEN' | 'CHARGED' | 'WAITS' | 'FAILED' | 'CANCELLED';

const ending = { CHARGED: 'success', FAILED: 'fail', CANCELLED: 'cancelled' } as const;

/**
 * The life of one way through the payment page. What has no arrow does not happen: a form sent twice, an old tab. Another
 * try is another attempt of the same order.
 */
export const attemptLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: AttemptEvent } } }).createMachine({
    id: 'payment attempt',
    initial: 'card',
    states: {
      // QA may end a payment whose page was never used.
      card: { on: { CARD_GIVEN: 'secure', WAITS: 'pending', ...ending } },
      secure: { on: { WAITS: 'pending', ...ending } },
      pending: { on: ending },
      success: { type: 'final' },
      fail: { type: 'final' },
      cancelled: { type: 'final' },
    },
  }),
);

/** Where it stands. */
export type AttemptState = (typeof attemptLifecycle.statuses)[number];
