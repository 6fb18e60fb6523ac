import { carInsurance } from '../../../machines/products/car-insurance/flow.ts';
import { press } from '../../e2e/driver/doing.ts';
import { declinesInsurance } from '../../e2e/support/decline-insurance.ts';
import { offersOfInsurers } from '../../e2e/support/insurers.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'car-insurance',
  machine: carInsurance,
  who: 'aidos',
  start: 'insurance-begin',
  opens: (claim) => `/insurance/${claim}`,
  // Answers of insurers on which every control of the page of offers stands.
  narrow: { listOffers: ['someExpired', 'allRefused'] },
  // The agreement is opened before it is accepted.
  shows: { getAgreementDocument: 'pdf' },
  // A lock is not tried before its time.
  offers: (event, context) =>
    (event !== 'RETRY' || context.screen !== 'insurance-sign-fail') && offersOfInsurers(event, context),
  says: {
    // The offer's own button says which.
    PICK_OFFER: () => [press('PICK_OFFER')],
    // So does each deductible.
    CHANGE_DEDUCTIBLE: () => [press('CHANGE_DEDUCTIBLE')],
    DECLINE_INSURANCE: declinesInsurance,
  },
};
