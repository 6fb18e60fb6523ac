import { defineProduct } from '../../kit/product.ts';
import { commodityLoanScreens } from './screens.ts';

/** A loan for goods. */
export const product = defineProduct({
  id: 'commodity-loan',
  screens: commodityLoanScreens,
  flow: async () => (await import('./flow.ts')).commodityLoan,
  entrances: ['commodity-data'],
  links: { commodity: 'commodity-data' },
});
