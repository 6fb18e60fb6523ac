import { defineProduct } from '../../kit/product.ts';
import { dealerClaimScreens } from './screens.ts';

/** The desk of dealers and partners. */
export const product = defineProduct({
  id: 'dealer-claim',
  screens: dealerClaimScreens,
  flow: async () => (await import('./flow.ts')).dealerClaim,
  entrances: ['dealer-client'],
});
