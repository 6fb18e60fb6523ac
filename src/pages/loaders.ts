import type { pageScreens } from '../../machines/pages.ts';
import type { Loaders } from '../blocks/loaders.types.ts';

/** Components of the pages; those of the products stand beside their screens, which the first page does without. */
export const pageLoaders: Loaders<keyof typeof pageScreens> = {
  home: () => import('./home.tsx'),
  'dealer-home': () => import('./dealer-home.tsx'),
  start: () => import('./start.tsx'),
  login: () => import('./login.tsx'),
  agreement: () => import('./agreement.tsx'),
  consents: () => import('./consents.tsx'),
  guide: () => import('./guide.tsx'),
  'my-applications': () => import('./my-applications.tsx'),
  'dealer-applications': () => import('./dealer-applications.tsx'),
  'marketplace-applications': () => import('./marketplace-applications.tsx'),
  'how-it-works': () => import('./how-it-works.tsx'),
};
