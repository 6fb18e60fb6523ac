import { flowKit } from '../../kit/flow.ts';
import { carInsuranceScreens } from './screens.ts';

/** The words of the car insurance. */
export const kit = flowKit(carInsuranceScreens, [
  'createInsuranceClaim',
  'getInsuranceClaim',
  'putCustomerDocument',
  'putCarCharacteristics',
  'putCarContract',
  'putInsuranceProduct',
  'calculateOffers',
  'listOffers',
  'updateInsuranceCompany',
  'insuranceToAgreeing',
  'createInsuranceAgreement',
  'insuranceToSigning',
  'confirmSignature',
  'repeatSignature',
  'sendInsuranceClaim',
  'declineInsuranceClaim',
]);
