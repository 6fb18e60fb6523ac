import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'apply-loan'>> = {
  'apply-terms': () => import('./apply-terms.tsx'),
  'apply-banks': () => import('./apply-banks.tsx'),
  'apply-review': () => import('./apply-review.tsx'),
  'apply-closed': () => import('./apply-closed.tsx'),
  'apply-unavailable': () => import('../../blocks/claim/claim-unavailable.tsx'),
  'apply-missing': () => import('../../blocks/claim/claim-missing.tsx'),
};
