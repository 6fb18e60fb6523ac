import { defineFlow, final } from '../../kit/flow.ts';
import { bankInsurance } from '../shared/bank-insurance.part.ts';
import { creditInsuranceStates } from '../shared/credit-insurance.part.ts';

/** A borrower of a microfinance organisation insures the loan, by the link of a message. */
export const creditInsuranceMcrdt = defineFlow({
  id: 'credit-insurance-mcrdt',
  initial: 'start',
  states: {
    ...creditInsuranceStates(
      bankInsurance(
        {
          review: 'ci-mcrdt-review',
          health: 'ci-mcrdt-health',
          consents: 'ci-mcrdt-consents',
          refused: 'ci-mcrdt-refused',
          gone: 'ci-mcrdt-gone',
          unavailable: 'ci-mcrdt-unavailable',
          fail: 'ci-mcrdt-fail',
        },
        'ci-mcrdt-success',
      ),
    ),
    link: final('ci-mcrdt-link'),
  },
});
