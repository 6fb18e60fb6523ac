import { flowKit } from '../../kit/flow.ts';
import { insuranceEditCalls } from '../shared/insurance-edit.part.ts';
import { insuranceOffersCalls } from '../shared/insurance-offers.part.ts';
import { carInsuranceScreens } from './screens.ts';

/** The words of the car insurance. */
export const kit = flowKit(carInsuranceScreens, [
  ...insuranceEditCalls,
  ...insuranceOffersCalls,
  'createInsuranceClaim',
  'insuranceToAgreeing',
  'createInsuranceAgreement',
  'insuranceToSigning',
  'confirmSignature',
  'repeatSignature',
  'sendInsuranceClaim',
  'declineInsuranceClaim',
]);
