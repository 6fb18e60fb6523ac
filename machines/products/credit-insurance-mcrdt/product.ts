import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { creditInsuranceMcrdtScreens } from './screens.ts';

/** Insurance of a microfinance organisation's loan. */
export const product = defineProduct({
  id: 'credit-insurance-mcrdt',
  screens: creditInsuranceMcrdtScreens,
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).creditInsuranceMcrdt,
  links: { 'credit-insurance-mcrdt': 'ci-mcrdt-review' },
});
