import { creditInsuranceStates } from '../shared/credit-insurance.part.ts';
import { kit } from './kit.ts';

const { defineFlow, final } = kit;

/** A borrower of a microfinance organisation insures the loan, by the link of a message. */
export const creditInsuranceMcrdt = defineFlow({
  id: 'credit-insurance-mcrdt',
  initial: 'start',
  states: {
    ...creditInsuranceStates({
      screens: {
        review: 'ci-mcrdt-review',
        health: 'ci-mcrdt-health',
        consents: 'ci-mcrdt-consents',
        refused: 'ci-mcrdt-refused',
        gone: 'ci-mcrdt-gone',
        unavailable: 'ci-mcrdt-unavailable',
        fail: 'ci-mcrdt-fail',
        success: 'ci-mcrdt-success',
      },
      read: 'getClientData',
      send: 'sendDataToInsurer',
      // Nobody is signed in: the link of the message signs in by itself.
      beginning: 'link',
      afterHealth: 'consents',
      outside: 'my-applications',
    }),
    link: final('ci-mcrdt-link'),
  },
});
