import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance-mycar'>> = {
  'ci-mycar-review': () => import('./ci-mycar-review.tsx'),
  'ci-mycar-health': () => import('../../blocks/credit-insurance/ci-health.tsx'),
  'ci-mycar-consents': () => import('../../blocks/credit-insurance/ci-consents.tsx'),
  'ci-mycar-refused': () => import('../../blocks/credit-insurance/ci-refused.tsx'),
  'ci-mycar-gone': () => import('../../blocks/credit-insurance/ci-gone.tsx'),
  'ci-mycar-success': () => import('../../blocks/credit-insurance/ci-success.tsx'),
  'ci-mycar-unavailable': () => import('../../blocks/credit-insurance/ci-unavailable.tsx'),
  'ci-mycar-fail': () => import('../../blocks/credit-insurance/ci-fail.tsx'),
  'ci-mycar-phone': () => import('./ci-mycar-phone.tsx'),
  'ci-mycar-choose': () => import('./ci-mycar-choose.tsx'),
  'ci-mycar-application': () => import('./ci-mycar-application.tsx'),
};
