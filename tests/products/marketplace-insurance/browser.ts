import { marketplaceInsurance } from '../../../machines/products/marketplace-insurance/flow.ts';
import { press } from '../../e2e/driver/doing.ts';
import { declinesInsurance } from '../../e2e/support/decline-insurance.ts';
import { offersOfInsurers } from '../../e2e/support/insurers.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'marketplace-insurance',
  machine: marketplaceInsurance,
  who: 'aidos',
  start: 'market-customer',
  opens: (application) => `/marketplace/insurance/${application}/edit`,
  narrow: {
    // A claim at each of its places here, and one that has gone further.
    getInsuranceClaim: ['draft', 'customerDone', 'carDone', 'contractDone', 'calculated', 'offerSelected'],
    listOffers: ['someExpired', 'allRefused'],
  },
  offers: offersOfInsurers,
  says: {
    // The offer's own button says which.
    PICK_OFFER: () => [press('PICK_OFFER')],
    // So does each deductible.
    CHANGE_DEDUCTIBLE: () => [press('CHANGE_DEDUCTIBLE')],
    DECLINE_INSURANCE: declinesInsurance,
  },
};
