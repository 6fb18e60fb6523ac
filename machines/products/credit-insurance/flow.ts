import { creditInsuranceStates } from '../shared/credit-insurance.part.ts';
import { kit } from './kit.ts';

const { defineFlow, final } = kit;

/** A borrower of a bank insures the loan, by the link of a message. */
export const creditInsurance = defineFlow({
  id: 'credit-insurance',
  initial: 'start',
  states: {
    ...creditInsuranceStates({
      screens: {
        review: 'ci-review',
        health: 'ci-health',
        consents: 'ci-consents',
        refused: 'ci-refused',
        gone: 'ci-gone',
        unavailable: 'ci-unavailable',
        fail: 'ci-fail',
        success: 'ci-success',
      },
      read: 'getClientData',
      send: 'sendDataToInsurer',
      // Nobody is signed in: the link of the message signs in by itself.
      beginning: 'link',
      afterHealth: 'consents',
      outside: 'my-applications',
    }),
    link: final('ci-link'),
  },
});
