import { flowKit } from '../../kit/flow.ts';
import { creditInsuranceMcrdtScreens } from './screens.ts';

/** The words of the insurance of a small loan. */
export const kit = flowKit(creditInsuranceMcrdtScreens, ['getClientData', 'sendDataToInsurer']);
