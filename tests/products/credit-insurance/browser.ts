import { creditInsurance } from '../../../machines/products/credit-insurance/flow.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'credit-insurance',
  machine: creditInsurance,
  who: 'saule',
  start: 'ci-link',
  opens: (claim) => `/credit-insurance/${claim}`,
};
