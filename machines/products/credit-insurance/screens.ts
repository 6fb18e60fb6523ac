import { defineScreens } from '../../kit/screen.ts';
import {
  consents,
  fail,
  gone,
  health,
  link,
  plain,
  refused,
  review,
  signedIn,
  success,
  unavailable,
} from '../shared/credit-insurance.screens.ts';

/** Insurance of a bank's loan. Without an id the address says where the link is: that page is everybody's. */
export const creditInsuranceScreens = defineScreens({
  'ci-link': { ...plain, ...link },
  'ci-review': { ...plain, ...signedIn, ...review },
  'ci-health': { ...plain, ...signedIn, ...health },
  'ci-consents': { ...plain, ...signedIn, ...consents, reads: ['getClientData'] },
  'ci-refused': { ...plain, ...signedIn, ...refused },
  'ci-gone': { ...plain, ...signedIn, ...gone },
  'ci-success': { ...plain, ...success, path: '/credit-insurance/success' },
  'ci-unavailable': { ...plain, ...unavailable },
  'ci-fail': { ...plain, ...fail, kind: 'credit-insurance' },
});
