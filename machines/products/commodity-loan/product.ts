import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { commodityLoanScreens } from './screens.ts';

/** A loan for goods. */
export const product = defineProduct({
  id: 'commodity-loan',
  screens: commodityLoanScreens,
  subject: 'getCommodityClaim',
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).commodityLoan,
  entrances: ['commodity-data'],
  links: { commodity: 'commodity-data' },
  list: { reads: ['listCommodityClaims'] },
});
