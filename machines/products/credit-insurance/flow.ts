import { defineFlow, final } from '../../kit/flow.ts';
import { bankInsurance } from '../shared/bank-insurance.part.ts';
import { creditInsuranceStates } from '../shared/credit-insurance.part.ts';

/** A borrower of a bank insures the loan, by the link of a message. */
export const creditInsurance = defineFlow({
  id: 'credit-insurance',
  initial: 'start',
  states: {
    ...creditInsuranceStates(
      bankInsurance(
        {
          review: 'ci-review',
          health: 'ci-health',
          consents: 'ci-consents',
          refused: 'ci-refused',
          gone: 'ci-gone',
          unavailable: 'ci-unavailable',
          fail: 'ci-fail',
        },
        'ci-success',
      ),
    ),
    link: final('ci-link'),
  },
});
