import { setup } from 'xstate';
import type { OfferStatusAlias } from '../../../openapi/index.ts';
import { createLifecycle } from '../../core/lifecycle.ts';

/** What can happen to it. */
export type OfferEvent = 'ASKED' | 'OFFERED' | 'REFUSED' | 'CHOSEN' | 'LEFT' | 'ENDED' | 'ISSUED';

/**
 * The life of an offer, in the order of the statuses' ids. What has no arrow does not happen; another calculation makes
 * other offers. How long an offer stands its insurer says, so its end is no expiry of a state.
 */
export const offerLifecycle = createLifecycle(
  setup({ types: { events: {} as { type: OfferEvent } } }).createMachine({
    id: 'offer',
    initial: 'new',
    states: {
      new: { on: { ASKED: 'calculating', OFFERED: 'ready', REFUSED: 'refused', ENDED: 'expired' } },
      calculating: { on: { OFFERED: 'ready', REFUSED: 'refused', ENDED: 'expired' } },
      // Asked once more on the day of the choice, the insurer may refuse after all.
      ready: { on: { CHOSEN: 'selected', REFUSED: 'refused', ENDED: 'expired' } },
      refused: { type: 'final' },
      selected: { on: { CHOSEN: 'selected', LEFT: 'ready', REFUSED: 'refused', ENDED: 'expired', ISSUED: 'issued' } },
      expired: { type: 'final' },
      issued: { type: 'final' },
    },
  }),
);

/** The insurer has not answered yet. */
export const isAwaited = (status: OfferStatusAlias): boolean => status === 'new' || status === 'calculating';
