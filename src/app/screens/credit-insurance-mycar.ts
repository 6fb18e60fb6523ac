import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance-mycar'>> = {
  'ci-mycar-review': () => import('../../screens/credit-insurance/ci-mycar-review.tsx'),
  'ci-mycar-health': () => import('../../screens/credit-insurance/ci-health.tsx'),
  'ci-mycar-consents': () => import('../../screens/credit-insurance/ci-consents.tsx'),
  'ci-mycar-refused': () => import('../../screens/credit-insurance/ci-refused.tsx'),
  'ci-mycar-gone': () => import('../../screens/credit-insurance/ci-gone.tsx'),
  'ci-mycar-success': () => import('../../screens/credit-insurance/ci-success.tsx'),
  'ci-mycar-unavailable': () => import('../../screens/credit-insurance/ci-unavailable.tsx'),
  'ci-mycar-fail': () => import('../../screens/credit-insurance/ci-fail.tsx'),
  'ci-mycar-phone': () => import('../../screens/credit-insurance/ci-mycar-phone.tsx'),
  'ci-mycar-choose': () => import('../../screens/credit-insurance/ci-mycar-choose.tsx'),
  'ci-mycar-application': () => import('../../screens/credit-insurance/ci-mycar-application.tsx'),
};
