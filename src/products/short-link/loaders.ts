import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'short-link'>> = {
  'link-digits': () => import('./link-digits.tsx'),
  'link-expired': () => import('./link-expired.tsx'),
  'link-locked': () => import('./link-locked.tsx'),
  'link-sent': () => import('./link-sent.tsx'),
  'link-unavailable': () => import('./link-unavailable.tsx'),
  'link-missing': () => import('./link-missing.tsx'),
};
