import { applyLoan } from '../../../machines/products/apply-loan/flow.ts';
import { forms } from '../../paths/support/form-examples.ts';
import { termsFromClaim } from '../../../schemas/shared/create-claim.raw.ts';
import { press, submit } from '../../e2e/driver/doing.ts';
import { claimWith } from '../../paths/support/claims.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** The examples all have the same terms. */
const same = termsFromClaim(claimWith({ status: 'data_confirmed' }));

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'apply-loan',
  machine: applyLoan,
  who: 'aidos',
  start: 'apply-terms',
  opens: (claim) => `/apply-loan/${claim}`,
  said: { SUBMIT_TERMS: ['example', 'same'] },
  says: {
    SUBMIT_TERMS: (_, name) => submit('SUBMIT_TERMS', name === 'same' ? same : forms.terms.examples.valid[0]),
    // All that lend on these terms are ticked.
    CHOOSE_BANKS: () => [press('CHOOSE_BANKS')],
  },
};
