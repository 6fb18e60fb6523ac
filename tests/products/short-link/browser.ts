import { shortLink } from '../../../machines/products/short-link/flow.ts';
import { press, submit } from '../../e2e/driver/doing.ts';
import { example } from '../../e2e/support/journey.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'short-link',
  machine: shortLink,
  who: 'aidos',
  start: 'link-expired',
  opens: (link) => `/link/${link}`,
  // All kinds lead on alike; which address each has, `tests/unit/engine/short-link.test.ts` knows.
  narrow: { openShortLink: ['claim'], confirmShortLink: ['claim'] },
  says: {
    // What proves who somebody is, is kept nowhere: typed anew each time.
    SUBMIT_DIGITS: () => submit('SUBMIT_DIGITS', example('digits')),
    // Who has tried too often waits, and has no control until then.
    RETRY: () => [{ do: 'pass', ms: 61_000 }, press('RETRY')],
    // A new one may be asked for once a minute.
    RENEW: () => [{ do: 'pass', ms: 61_000 }, press('RENEW')],
  },
};
