import { flowKit } from '../../kit/flow.ts';
import { marketplaceInsuranceScreens } from './screens.ts';

/** The words of an insurance that begins on the marketplace. */
export const kit = flowKit(marketplaceInsuranceScreens, [
  'bindMarketplaceClaim',
  'getInsuranceClaim',
  'putCustomerDocument',
  'putCarCharacteristics',
  'putCarContract',
  'putInsuranceProduct',
  'calculateOffers',
  'listOffers',
  'updateInsuranceCompany',
  'declineInsuranceClaim',
]);
