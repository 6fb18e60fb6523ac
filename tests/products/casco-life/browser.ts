import { cascoLife } from '../../../machines/products/casco-life/flow.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'casco-life',
  machine: cascoLife,
  who: 'aidos',
  start: 'casco-life-complete',
  opens: (claim) => `/insurance/casco-and-life/${claim}`,
  // A rate without life is read by the last pages themselves.
  shows: { getLifeConditions: 'declined' },
  // A lock is not tried before its time.
  offers: (event, { screen }) => event !== 'RETRY' || screen !== 'casco-life-sign-fail',
};
