import { cascoLife } from '../../../machines/products/casco-life/flow.ts';
import { submit } from '../../e2e/driver/doing.ts';
import { forms } from '../../paths/support/form-examples.ts';
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
  // What was decided stands there again, as the service tells it: it is said anew, and not at once, as a slip of the finger is.
  says: { DECIDE: () => [{ do: 'pass', ms: 1_000 }, ...submit('DECIDE', forms.decisions.examples.valid[0])] },
  // A lock is not tried before its time.
  offers: (event, { screen }) => event !== 'RETRY' || screen !== 'casco-life-sign-fail',
};
