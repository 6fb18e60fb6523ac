import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'credit-insurance-mcrdt'>> = {
  'ci-mcrdt-review': () => import('../../blocks/credit-insurance/ci-review.tsx'),
  'ci-mcrdt-health': () => import('../../blocks/credit-insurance/ci-health.tsx'),
  'ci-mcrdt-consents': () => import('../../blocks/credit-insurance/ci-consents.tsx'),
  'ci-mcrdt-refused': () => import('../../blocks/credit-insurance/ci-refused.tsx'),
  'ci-mcrdt-gone': () => import('../../blocks/credit-insurance/ci-gone.tsx'),
  'ci-mcrdt-success': () => import('../../blocks/credit-insurance/ci-success.tsx'),
  'ci-mcrdt-unavailable': () => import('../../blocks/credit-insurance/ci-unavailable.tsx'),
  'ci-mcrdt-fail': () => import('../../blocks/credit-insurance/ci-fail.tsx'),
  'ci-mcrdt-link': () => import('../../blocks/credit-insurance/ci-link.tsx'),
};
