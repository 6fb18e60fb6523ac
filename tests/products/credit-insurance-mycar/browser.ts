import { creditInsuranceMycar } from '../../../machines/products/credit-insurance-mycar/flow.ts';
import type { Setup } from '../../e2e/support/walk-paths.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'credit-insurance-mycar',
  machine: creditInsuranceMycar,
  who: null,
  start: 'ci-mycar-phone',
  opens: (claim) => `/credit-insurance-mycar/${claim}`,
  says: {
    CHOOSE_INSURANCE: (walker) => walker.press('CHOOSE_INSURANCE'),
    // The paper opens in a tab of its own (credit-insurance.spec.ts); here no plan has it.
    async SHOW_APPLICATION(walker) {
      const link = walker.control('SHOW_APPLICATION');
      await link.evaluate((anchor) => anchor.addEventListener('click', (press) => press.preventDefault()));
      await link.click();
    },
  },
};
