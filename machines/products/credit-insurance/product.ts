import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { creditInsuranceScreens } from './screens.ts';

/** Insurance of a bank's loan. */
export const product = defineProduct({
  id: 'credit-insurance',
  screens: creditInsuranceScreens,
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).creditInsurance,
  links: { 'credit-insurance': 'ci-review' },
});
