import { defineProduct } from '../../kit/product.ts';
import { creditInsuranceScreens } from './screens.ts';

/** Insurance of a bank's loan. */
export const product = defineProduct({
  id: 'credit-insurance',
  screens: creditInsuranceScreens,
  flow: async () => (await import('./flow.ts')).creditInsurance,
  links: { 'credit-insurance': 'ci-review' },
});
