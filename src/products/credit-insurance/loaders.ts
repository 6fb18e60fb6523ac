import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance'>> = {
  'ci-review': () => import('../../blocks/credit-insurance/ci-review.tsx'),
  'ci-health': () => import('../../blocks/credit-insurance/ci-health.tsx'),
  'ci-consents': () => import('../../blocks/credit-insurance/ci-consents.tsx'),
  'ci-refused': () => import('../../blocks/credit-insurance/ci-refused.tsx'),
  'ci-gone': () => import('../../blocks/credit-insurance/ci-gone.tsx'),
  'ci-success': () => import('../../blocks/credit-insurance/ci-success.tsx'),
  'ci-unavailable': () => import('../../blocks/credit-insurance/ci-unavailable.tsx'),
  'ci-fail': () => import('../../blocks/credit-insurance/ci-fail.tsx'),
  'ci-link': () => import('../../blocks/credit-insurance/ci-link.tsx'),
};
