import { creditInsuranceMcrdt } from '../../../machines/products/credit-insurance-mcrdt/flow.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'credit-insurance-mcrdt',
  machine: creditInsuranceMcrdt,
  who: 'saule',
  start: 'ci-mcrdt-link',
  opens: (claim) => `/credit-insurance-mcrdt/${claim}`,
};
