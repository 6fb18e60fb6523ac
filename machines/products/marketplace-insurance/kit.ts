import { flowKit } from '../../kit/flow.ts';
import { insuranceEditCalls } from '../shared/insurance-edit.part.ts';
import { insuranceOffersCalls } from '../shared/insurance-offers.part.ts';
import { marketplaceInsuranceScreens } from './screens.ts';

/** The words of an insurance that begins on the marketplace. */
export const kit = flowKit(marketplaceInsuranceScreens, [
  ...insuranceEditCalls,
  ...insuranceOffersCalls,
  'bindMarketplaceClaim',
  'declineInsuranceClaim',
]);
