import { defineProduct } from '../../kit/product.ts';
import { creditInsuranceMycarScreens } from './screens.ts';

/** Insurance of a loan for a car of the marketplace. */
export const product = defineProduct({
  id: 'credit-insurance-mycar',
  screens: creditInsuranceMycarScreens,
  flow: async () => (await import('./flow.ts')).creditInsuranceMycar,
  links: { 'credit-insurance-mycar': 'ci-mycar-review' },
});
