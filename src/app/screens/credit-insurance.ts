import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance'>> = {
  'ci-review': () => import('../../screens/credit-insurance/ci-review.tsx'),
  'ci-health': () => import('../../screens/credit-insurance/ci-health.tsx'),
  'ci-consents': () => import('../../screens/credit-insurance/ci-consents.tsx'),
  'ci-refused': () => import('../../screens/credit-insurance/ci-refused.tsx'),
  'ci-gone': () => import('../../screens/credit-insurance/ci-gone.tsx'),
  'ci-success': () => import('../../screens/credit-insurance/ci-success.tsx'),
  'ci-unavailable': () => import('../../screens/credit-insurance/ci-unavailable.tsx'),
  'ci-fail': () => import('../../screens/credit-insurance/ci-fail.tsx'),
  'ci-link': () => import('../../screens/credit-insurance/ci-link.tsx'),
};
