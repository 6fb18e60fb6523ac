import { defineProduct } from '../../kit/product.ts';
import { creditClaimScreens } from './screens.ts';

/** The customer's credit claim. */
export const product = defineProduct({
  id: 'credit-claim',
  screens: creditClaimScreens,
  flow: async () => (await import('./flow.ts')).creditClaim,
  entrances: ['c2c-car', 'claim-detail', 'bank-response-waiting'],
  links: { claim: 'client-intro' },
  repeat: async () => (await import('./repeat.ts')).repeatedClaim,
});
