import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { creditInsuranceMycarScreens } from './screens.ts';

/** Insurance of a loan for a car of the marketplace. */
export const product = defineProduct({
  id: 'credit-insurance-mycar',
  screens: creditInsuranceMycarScreens,
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).creditInsuranceMycar,
  links: { 'credit-insurance-mycar': 'ci-mycar-review' },
});
