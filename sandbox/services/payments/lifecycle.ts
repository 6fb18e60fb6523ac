/** Where a way through the payment page stands. */
export type AttemptState = 'card' | 'secure' | 'pending' | 'success' | 'fail' | 'cancelled';

/** What can happen to it. */
export type AttemptEvent = 'cardGiven' | 'charged' | 'waits' | 'failed' | 'cancelled';

/**
 * The life of a payment: which event leads where. What is not here does not happen: a form sent twice, an old tab.
 * Final: success, fail, cancelled; another try is another attempt of the same order.
 */
export const attemptTransitions: Readonly<Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>>> = {
  // QA may end a payment whose page was never used.
  card: { cardGiven: 'secure', charged: 'success', waits: 'pending', failed: 'fail', cancelled: 'cancelled' },
  secure: { charged: 'success', waits: 'pending', failed: 'fail', cancelled: 'cancelled' },
  pending: { charged: 'success', failed: 'fail', cancelled: 'cancelled' },
  success: {},
  fail: {},
  cancelled: {},
};

/** Where `event` leads from `state`, or null when it is forbidden there. */
export const stateAfter = (state: AttemptState, event: AttemptEvent): AttemptState | null =>
  attemptTransitions[state][event] ?? null;
