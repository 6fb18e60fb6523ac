import { flowKit } from '../../kit/flow.ts';
import { applyLoanScreens } from './screens.ts';

/** The words of other terms, and of a choice of banks. */
export const kit = flowKit(applyLoanScreens, [
  'myDealer',
  'claim',
  'claims',
  'createClaim',
  'createClaimByCustomer',
  'generateApplicationForm',
  'sendClaimToBanks',
  'sendClaimToBanksByCustomer',
]);
