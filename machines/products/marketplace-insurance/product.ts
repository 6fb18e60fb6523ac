import { defineProduct } from '../../kit/product.ts';
import { insuranceFacts } from '../shared/insurance-facts.ts';
import { marketplaceInsuranceScreens } from './screens.ts';

/** Insurance of a car that was chosen in the marketplace. */
export const product = defineProduct({
  id: 'marketplace-insurance',
  screens: marketplaceInsuranceScreens,
  beginsById: true,
  subject: 'getInsuranceClaim',
  facts: insuranceFacts,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).marketplaceInsurance,
  reports: async () => (await import('./reports.ts')).reports,
  campaign: { name: 'marketplace', key: 'applicationId', to: 'market-person' },
  links: { marketplace: 'market-person' },
  // The first answer makes the claim: a page reloaded before it came asks for the same one.
  keeps: ['bindMarketplaceClaim'],
});
