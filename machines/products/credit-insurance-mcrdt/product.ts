import { defineProduct } from '../../kit/product.ts';
import { creditInsuranceMcrdtScreens } from './screens.ts';

/** Insurance of a microfinance organisation's loan. */
export const product = defineProduct({
  id: 'credit-insurance-mcrdt',
  screens: creditInsuranceMcrdtScreens,
  flow: async () => (await import('./flow.ts')).creditInsuranceMcrdt,
  links: { 'credit-insurance-mcrdt': 'ci-mcrdt-review' },
});
