import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'short-link'>> = {
  'link-digits': () => import('../../screens/link/link-digits.tsx'),
  'link-expired': () => import('../../screens/link/link-expired.tsx'),
  'link-locked': () => import('../../screens/link/link-locked.tsx'),
  'link-sent': () => import('../../screens/link/link-sent.tsx'),
  'link-unavailable': () => import('../../screens/link/link-unavailable.tsx'),
  'link-missing': () => import('../../screens/link/link-missing.tsx'),
};
