import { setup } from 'xstate';
import { createLifecycle } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type IntegrationEvent =
  | 'DATA_ASKED'
  | 'DATA_CAME'
  | 'COOLING_STARTED'
  | 'COOLED_OFF'
  | 'APPROVED'
  | 'REJECTED'
  | 'BROKE'
  | 'OFFER_OVER'
  | 'WITHDRAWN';

const answers = {
  DATA_ASKED: 'need_documents',
  COOLING_STARTED: 'cooling_off',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  BROKE: 'error',
  WITHDRAWN: 'withdrawn',
} as const;

/**
 * The life of one bank's part in a request. A state is the contract's sub-status, or the status of what has none. What has no
 * arrow does not happen. How long an offer stands its bank says, so its end is no expiry of a state.
 */
export const integrationLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: IntegrationEvent } } }).createMachine({
    id: 'integration',
    initial: 'sent',
    states: {
      sent: { on: answers },
      need_documents: { on: { ...answers, DATA_CAME: 'sent' } },
      cooling_off: { on: { ...answers, COOLED_OFF: 'approved' } },
      approved: { on: { OFFER_OVER: 'expired', WITHDRAWN: 'withdrawn' } },
      rejected: { type: 'final' },
      error: { type: 'final' },
      expired: { type: 'final' },
      withdrawn: { type: 'final' },
    },
  }),
);

type IntegrationState = (typeof integrationLifecycle.statuses)[number];

/** Where a bank's part stands, as the contract splits it in two. */
export interface Standing {
  status: 'pending' | 'approved' | 'rejected';
  subStatus: Exclude<IntegrationState, 'approved' | 'rejected'> | null;
}

const STATUSES = {
  sent: 'pending',
  need_documents: 'pending',
  cooling_off: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  error: 'rejected',
  expired: 'rejected',
  withdrawn: 'rejected',
} as const satisfies Record<IntegrationState, Standing['status']>;

/** Puts it into this state, whatever its lifecycle says: for seeds. */
export const standAt = (one: Standing, state: IntegrationState): void => {
  one.status = STATUSES[state];
  one.subStatus = state === 'approved' || state === 'rejected' ? null : state;
};

/** Moves it, if its state allows it; says whether it did. Not yet saved. */
export const moveIntegration = (one: Standing, event: IntegrationEvent): boolean => {
  const state = integrationLifecycle.after(
    one.subStatus ?? (one.status === 'approved' ? 'approved' : 'rejected'),
    event,
  );
  if (state !== null) standAt(one, state);
  return state !== null;
};
