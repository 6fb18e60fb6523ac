import { defineProduct } from '../../kit/product.ts';
import { currentClaim } from './current.ts';
import { facts } from './facts.ts';
import { creditClaimScreens } from './screens.ts';

/** The customer's credit claim. */
export const product = defineProduct({
  id: 'credit-claim',
  screens: creditClaimScreens,
  subject: 'claim',
  forDesk: 'claim-detail',
  facts,
  current: currentClaim,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).creditClaim,
  reports: async () => (await import('./reports.ts')).reports,
  entrances: ['c2c-car', 'claim-detail', 'bank-response-waiting'],
  links: {
    claim: 'client-intro',
    'claim-statement': 'account-statement',
    'claim-additional-info': 'claim-additional-info',
  },
  repeat: async () => (await import('./repeat.ts')).repeatedClaim,
  list: { reads: ['claims', 'claim'], filters: ['claimStatuses'] },
});
