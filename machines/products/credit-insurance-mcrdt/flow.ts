import { creditInsuranceStates, lender } from '../shared/credit-insurance.part.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { defineFlow, final } = kit;

/** A borrower of a microfinance organisation insures the loan, by the link of a message. */
export const creditInsuranceMcrdt = defineFlow({
  id: 'credit-insurance-mcrdt',
  progress,
  initial: 'start',
  states: {
    ...creditInsuranceStates(lender('ci-mcrdt')),
    link: final('ci-mcrdt-link'),
  },
});
