import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

/** Everything but the application itself. */
export type ClaimLater = Exclude<ScreenOf<'credit-claim'>, `c2c-${string}`>;

/** What follows once there is a claim. */
export const loaders: Loaders<ClaimLater> = {
  'client-intro': () => import('./claim/client-intro.tsx'),
  'general-agreement': () => import('./claim/general-agreement.tsx'),
  'client-request': () => import('./claim/client-request.tsx'),
  'client-code': () => import('./claim/client-code.tsx'),
  'aitu-intro': () => import('./claim/aitu-intro.tsx'),
  'aitu-pending': () => import('./claim/aitu-pending.tsx'),
  'btsd-fail': () => import('./claim/btsd-fail.tsx'),
  'process-fail': () => import('./claim/process-fail.tsx'),
  'claim-unavailable': () => import('../../blocks/claim/claim-unavailable.tsx'),
  'claim-missing': () => import('../../blocks/claim/claim-missing.tsx'),
  'claim-detail': () => import('./claim/claim-detail.tsx'),
  'claim-deal': () => import('./claim/claim-deal.tsx'),
  'claim-insuring': () => import('./claim/claim-insuring.tsx'),
  'claim-closed': () => import('./claim/claim-closed.tsx'),
  'q-personal': () => import('./questionnaire/q-personal.tsx'),
  'q-document': () => import('./questionnaire/q-document.tsx'),
  'q-contacts': () => import('./questionnaire/q-contacts.tsx'),
  'q-family': () => import('./questionnaire/q-family.tsx'),
  'q-job': () => import('./questionnaire/q-job.tsx'),
  'q-addresses': () => import('./questionnaire/q-addresses.tsx'),
  'q-locked': () => import('./questionnaire/q-locked.tsx'),
  'q-review': () => import('./questionnaire/q-review.tsx'),
  'claim-additional-info': () => import('./questionnaire/claim-additional-info.tsx'),
  'account-statement': () => import('./questionnaire/account-statement.tsx'),
  'bank-request-error': () => import('./banks/bank-request-error.tsx'),
  'bank-response-waiting': () => import('./banks/bank-response-waiting.tsx'),
  'bank-responses': () => import('./banks/bank-responses.tsx'),
  'bank-rejected': () => import('./banks/bank-rejected.tsx'),
  'bank-other-terms': () => import('./banks/bank-other-terms.tsx'),
  'bank-selected': () => import('./banks/bank-selected.tsx'),
  'sign-fail': () => import('./banks/sign-fail.tsx'),
  'sign-success': () => import('./banks/sign-success.tsx'),
  success: () => import('./banks/success.tsx'),
};
