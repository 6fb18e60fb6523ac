import { flowKit } from '../../kit/flow.ts';
import { creditInsuranceScreens } from './screens.ts';

/** The words of the insurance of a bank’s loan. */
export const kit = flowKit(creditInsuranceScreens, ['getClientData', 'sendDataToInsurer']);
