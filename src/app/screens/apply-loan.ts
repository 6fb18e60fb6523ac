import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'apply-loan'>> = {
  'apply-terms': () => import('../../screens/apply/apply-terms.tsx'),
  'apply-banks': () => import('../../screens/apply/apply-banks.tsx'),
  'apply-review': () => import('../../screens/apply/apply-review.tsx'),
  'apply-closed': () => import('../../screens/apply/apply-closed.tsx'),
  'apply-unavailable': () => import('../../screens/claim/claim-unavailable.tsx'),
  'apply-missing': () => import('../../screens/claim/claim-missing.tsx'),
};
