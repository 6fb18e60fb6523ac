import type { ComponentType } from 'react';
import type { ScreenId } from '../../machines/screens.ts';
import type { ScreenProps } from '../screens/props.ts';

import { pageLoaders } from './pages.ts';

type Loader<S extends ScreenId> = () => Promise<{ default: ComponentType<ScreenProps<S>> }>;

export type Loaders<Of extends ScreenId> = { readonly [S in Of]: Loader<S> };

/** Screen → component, lazily. A missing screen, or a component of another one, does not compile. */
export const loaders: Loaders<ScreenId> = {
  ...pageLoaders,
  'c2c-car': () => import('../screens/claim/c2c-car.tsx'),
  'c2c-pledged': () => import('../screens/claim/c2c-pledged.tsx'),
  'c2c-seller': () => import('../screens/claim/c2c-seller.tsx'),
  'c2c-terms': () => import('../screens/claim/c2c-terms.tsx'),
  'c2c-me': () => import('../screens/claim/c2c-me.tsx'),
  'c2c-exists': () => import('../screens/claim/c2c-exists.tsx'),
  'client-intro': () => import('../screens/claim/client-intro.tsx'),
  'general-agreement': () => import('../screens/claim/general-agreement.tsx'),
  'client-request': () => import('../screens/claim/client-request.tsx'),
  'client-code': () => import('../screens/claim/client-code.tsx'),
  'aitu-intro': () => import('../screens/claim/aitu-intro.tsx'),
  'aitu-pending': () => import('../screens/claim/aitu-pending.tsx'),
  'btsd-fail': () => import('../screens/claim/btsd-fail.tsx'),
  'process-fail': () => import('../screens/claim/process-fail.tsx'),
  'claim-unavailable': () => import('../screens/claim/claim-unavailable.tsx'),
  'claim-missing': () => import('../screens/claim/claim-missing.tsx'),
  'claim-detail': () => import('../screens/claim/claim-detail.tsx'),
  'claim-deal': () => import('../screens/claim/claim-deal.tsx'),
  'claim-closed': () => import('../screens/claim/claim-closed.tsx'),
  'q-personal': () => import('../screens/questionnaire/q-personal.tsx'),
  'q-document': () => import('../screens/questionnaire/q-document.tsx'),
  'q-contacts': () => import('../screens/questionnaire/q-contacts.tsx'),
  'q-family': () => import('../screens/questionnaire/q-family.tsx'),
  'q-job': () => import('../screens/questionnaire/q-job.tsx'),
  'q-addresses': () => import('../screens/questionnaire/q-addresses.tsx'),
  'q-application': () => import('../screens/questionnaire/q-application.tsx'),
  'q-review': () => import('../screens/questionnaire/q-review.tsx'),
  'claim-additional-info': () => import('../screens/questionnaire/claim-additional-info.tsx'),
  'account-statement': () => import('../screens/questionnaire/account-statement.tsx'),
  'bank-request-error': () => import('../screens/banks/bank-request-error.tsx'),
  'bank-response-waiting': () => import('../screens/banks/bank-response-waiting.tsx'),
  'bank-responses': () => import('../screens/banks/bank-responses.tsx'),
  'bank-rejected': () => import('../screens/banks/bank-rejected.tsx'),
  'bank-selected': () => import('../screens/banks/bank-selected.tsx'),
  'sign-fail': () => import('../screens/banks/sign-fail.tsx'),
  'sign-success': () => import('../screens/banks/sign-success.tsx'),
  success: () => import('../screens/banks/success.tsx'),
};
