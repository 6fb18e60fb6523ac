import { flowKit } from '../../kit/flow.ts';
import { creditClaimScreens } from './screens.ts';

/** The words of the customer's credit claim. */
export const kit = flowKit(creditClaimScreens, [
  'getPublication',
  'createClaimByCustomer',
  'claim',
  'signBeforeBanks',
  'confirmSignature',
  'repeatSignature',
  'makeUrl',
  'updateClaimByCustomer',
  'generateApplicationForm',
  'sendClaimToBanksByCustomer',
  'listIntegrations',
  'setBank',
  'declineClaimByCustomer',
  'confirmDealStepByCustomer',
]);
