import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance-mcrdt'>> = {
  'ci-mcrdt-review': () => import('../../screens/credit-insurance/ci-mcrdt-review.tsx'),
  'ci-mcrdt-health': () => import('../../screens/credit-insurance/ci-mcrdt-health.tsx'),
  'ci-mcrdt-consents': () => import('../../screens/credit-insurance/ci-mcrdt-consents.tsx'),
  'ci-mcrdt-refused': () => import('../../screens/credit-insurance/ci-mcrdt-refused.tsx'),
  'ci-mcrdt-gone': () => import('../../screens/credit-insurance/ci-mcrdt-gone.tsx'),
  'ci-mcrdt-success': () => import('../../screens/credit-insurance/ci-mcrdt-success.tsx'),
  'ci-mcrdt-unavailable': () => import('../../screens/credit-insurance/ci-mcrdt-unavailable.tsx'),
  'ci-mcrdt-fail': () => import('../../screens/credit-insurance/ci-mcrdt-fail.tsx'),
  'ci-mcrdt-link': () => import('../../screens/credit-insurance/ci-mcrdt-link.tsx'),
};
