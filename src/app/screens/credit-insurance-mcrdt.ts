import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance-mcrdt'>> = {
  'ci-mcrdt-review': () => import('../../screens/credit-insurance/ci-review.tsx'),
  'ci-mcrdt-health': () => import('../../screens/credit-insurance/ci-health.tsx'),
  'ci-mcrdt-consents': () => import('../../screens/credit-insurance/ci-consents.tsx'),
  'ci-mcrdt-refused': () => import('../../screens/credit-insurance/ci-refused.tsx'),
  'ci-mcrdt-gone': () => import('../../screens/credit-insurance/ci-gone.tsx'),
  'ci-mcrdt-success': () => import('../../screens/credit-insurance/ci-success.tsx'),
  'ci-mcrdt-unavailable': () => import('../../screens/credit-insurance/ci-unavailable.tsx'),
  'ci-mcrdt-fail': () => import('../../screens/credit-insurance/ci-fail.tsx'),
  'ci-mcrdt-link': () => import('../../screens/credit-insurance/ci-link.tsx'),
};
