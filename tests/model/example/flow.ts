import { changedMeanwhile } from '../../../machines/kit/branches.ts';
import { hasId, isMissing, when } from '../../../machines/kit/conditions.ts';
import { flowKit } from '../../../machines/kit/flow.ts';
import { screens } from './screens.ts';

const { call, choice, command, defineFlow, final, screen, unavailable } = flowKit(screens, [
  'claim',
  'declineClaimByCustomer',
]);

export const isGivenUp = when('claim', (claim) => claim?.status.alias === 'declined_by_customer');
const byId = (c: { readonly id: string | null }) => ({ variables: { id: c.id ?? '' } });

/** A claim is shown, and may be given up. */
export const giveUp = defineFlow({
  id: 'give-up',
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'loading' }, 'left'),
    loading: call('claim', byId, { done: 'branching', failed: [{ if: isMissing, to: 'left' }, 'unread'] }),
    unread: unavailable('give-up-unread', { RETRY: 'loading' }),
    branching: choice({ if: isGivenUp, to: 'over' }, 'open'),
    open: screen('give-up-open', { DECLINE: 'declining', BACK: 'left' }),
    ...command(
      'declining',
      'declineClaimByCustomer',
      (c) => ({ variables: { id: c.id ?? '', reason: c.answers.DECLINE?.reason ?? '' } }),
      {
        done: 'over',
        refused: [changedMeanwhile('loading'), 'open'],
        read: { operation: 'claim', input: byId },
        unknown: [
          { if: isGivenUp, to: 'over' },
          { to: 'open', problem: 'keep' },
        ],
        unread: 'open',
      },
    ),
    over: final('give-up-over'),
    left: final(null, { to: 'my-applications' }),
  },
});
