import type { pageScreens } from '../../machines/screens/pages.ts';
import type { Loaders } from './screens.ts';

/** Components of the pages; those of the products stand in `screens.ts`, which the first page does without. */
export const pageLoaders: Loaders<keyof typeof pageScreens> = {
  home: () => import('../screens/pages/home.tsx'),
  login: () => import('../screens/pages/login.tsx'),
  agreement: () => import('../screens/pages/agreement.tsx'),
  guide: () => import('../screens/pages/guide.tsx'),
  'my-applications': () => import('../screens/pages/my-applications.tsx'),
  'how-it-works': () => import('../screens/pages/how-it-works.tsx'),
};
