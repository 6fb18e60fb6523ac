import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { applyLoanScreens } from './screens.ts';

/** An application that exists: other terms, the banks it goes to. */
export const product = defineProduct({
  id: 'apply-loan',
  screens: applyLoanScreens,
  beginsById: true,
  subject: 'claim',
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).applyLoan,
  reports: async () => (await import('./reports.ts')).reports,
  entrances: ['apply-terms'],
});
