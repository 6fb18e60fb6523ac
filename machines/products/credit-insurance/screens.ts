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

const bank = { ...plain, path: '/credit-insurance/:id?' } as const;

/** Insurance of a bank's loan. Without an id the address says where the link is: that page is everybody's. */
export const creditInsuranceScreens = defineScreens({
  'ci-link': { ...bank, ...link },
  'ci-review': { ...bank, ...signedIn, ...review, reads: ['getClientData'] },
  'ci-health': { ...bank, ...signedIn, ...health },
  'ci-consents': { ...bank, ...signedIn, ...consents, reads: ['getClientData'] },
  'ci-refused': { ...bank, ...signedIn, ...refused },
  'ci-gone': { ...bank, ...signedIn, ...gone },
  'ci-success': { ...bank, ...success, path: '/credit-insurance/success' },
  'ci-unavailable': { ...bank, ...unavailable },
  'ci-fail': { ...bank, ...fail, kind: 'credit-insurance' },
});
