import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'commodity-loan'>> = {
  'commodity-data': () => import('./commodity-data.tsx'),
  'commodity-documents': () => import('./commodity-documents.tsx'),
  'commodity-order': () => import('./commodity-order.tsx'),
  'commodity-waiting': () => import('./commodity-waiting.tsx'),
  'commodity-offers': () => import('./commodity-offers.tsx'),
  'commodity-review': () => import('./commodity-review.tsx'),
  'commodity-expired': () => import('./commodity-expired.tsx'),
  'commodity-sign-fail': () => import('./commodity-sign-fail.tsx'),
  'commodity-sign-success': () => import('./commodity-sign-success.tsx'),
  'commodity-success': () => import('./commodity-success.tsx'),
  'commodity-released': () => import('./commodity-released.tsx'),
  'commodity-closed': () => import('./commodity-closed.tsx'),
  'commodity-missing': () => import('./commodity-missing.tsx'),
  'commodity-unavailable': () => import('./commodity-unavailable.tsx'),
  'commodity-guest': () => import('./commodity-guest.tsx'),
};
