import { creditInsuranceStates, lender } from '../shared/credit-insurance.part.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { defineFlow, final } = kit;

/** A borrower of a bank insures the loan, by the link of a message. */
export const creditInsurance = defineFlow({
  id: 'credit-insurance',
  progress,
  initial: 'start',
  states: {
    ...creditInsuranceStates(lender('ci')),
    link: final('ci-link'),
  },
});
