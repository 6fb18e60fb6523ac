import { defineProduct } from '../../kit/product.ts';
import { facts } from './facts.ts';
import { dealerClaimScreens } from './screens.ts';

/** The desk of dealers and partners. */
export const product = defineProduct({
  id: 'dealer-claim',
  screens: dealerClaimScreens,
  subject: 'claim',
  facts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).dealerClaim,
  reports: async () => (await import('./reports.ts')).reports,
  entrances: ['dealer-client'],
});
