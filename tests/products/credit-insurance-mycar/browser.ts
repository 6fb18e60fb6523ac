import { creditInsuranceMycar } from '../../../machines/products/credit-insurance-mycar/flow.ts';
import { press } from '../../e2e/driver/doing.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'credit-insurance-mycar',
  machine: creditInsuranceMycar,
  who: null,
  start: 'ci-mycar-phone',
  opens: (claim) => `/credit-insurance-mycar/${claim}`,
  says: {
    CHOOSE_INSURANCE: () => [press('CHOOSE_INSURANCE')],
    // The paper opens in a tab of its own (credit-insurance.spec.ts); here no plan has it.
    SHOW_APPLICATION: () => [
      { do: 'press', selector: 'main a[target="_blank"]', opens: true },
      press('SHOW_APPLICATION'),
    ],
  },
};
