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

const mcrdt = { ...plain, path: '/credit-insurance-mcrdt/:id?' } as const;

/** Insurance of a microfinance organisation's loan. */
export const creditInsuranceMcrdtScreens = defineScreens({
  'ci-mcrdt-link': { ...mcrdt, ...link },
  'ci-mcrdt-review': { ...mcrdt, ...signedIn, ...review, reads: ['getClientData'] },
  'ci-mcrdt-health': { ...mcrdt, ...signedIn, ...health },
  'ci-mcrdt-consents': { ...mcrdt, ...signedIn, ...consents, reads: ['getClientData'] },
  'ci-mcrdt-refused': { ...mcrdt, ...signedIn, ...refused },
  'ci-mcrdt-gone': { ...mcrdt, ...signedIn, ...gone },
  'ci-mcrdt-success': { ...mcrdt, ...success, path: '/credit-insurance-mcrdt/success' },
  'ci-mcrdt-unavailable': { ...mcrdt, ...unavailable },
  'ci-mcrdt-fail': { ...mcrdt, ...fail, kind: 'credit-insurance-mcrdt' },
});
