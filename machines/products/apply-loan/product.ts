import { defineProduct } from '../../kit/product.ts';
import { applyLoanScreens } from './screens.ts';

/** An application that exists: other terms, the banks it goes to. */
export const product = defineProduct({
  id: 'apply-loan',
  screens: applyLoanScreens,
  flow: async () => (await import('./flow.ts')).applyLoan,
  entrances: ['apply-terms'],
});
