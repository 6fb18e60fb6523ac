import { flowKit } from '../../kit/flow.ts';
import { dealerClaimScreens } from './screens.ts';

/** The words of a claim that a dealer makes. */
export const kit = flowKit(dealerClaimScreens, [
  'getPublication',
  'createClaim',
  'claims',
  'claim',
  'renewShortLink',
  'generateApplicationForm',
  'sendClaimToBanks',
  'getBankRequest',
  'listIntegrations',
  'declineClaimByCustomer',
]);
