import { flowKit } from '../../kit/flow.ts';
import { creditInsuranceMycarScreens } from './screens.ts';

/** The words of the insurance of a loan for a car of the marketplace. */
export const kit = flowKit(creditInsuranceMycarScreens, [
  'findCreditInsurances',
  'getCreditInsurance',
  'submitCreditInsurance',
]);
