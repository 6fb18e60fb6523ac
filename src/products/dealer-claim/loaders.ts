import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'dealer-claim'>> = {
  'dealer-client': () => import('./dealer-client.tsx'),
  'dealer-car': () => import('./dealer-car.tsx'),
  'dealer-pledged': () => import('../../blocks/claim/pledged.tsx'),
  'dealer-terms': () => import('./dealer-terms.tsx'),
  'dealer-review': () => import('./dealer-review.tsx'),
  'dealer-exists': () => import('./dealer-exists.tsx'),
  'dealer-share': () => import('./dealer-share.tsx'),
  'dealer-detail': () => import('./dealer-detail.tsx'),
  'dealer-deal': () => import('./dealer-deal.tsx'),
  'dealer-closed': () => import('./dealer-closed.tsx'),
  'dealer-waiting': () => import('./dealer-waiting.tsx'),
  'dealer-responses': () => import('./dealer-responses.tsx'),
  'dealer-request-error': () => import('./dealer-request-error.tsx'),
  'dealer-unavailable': () => import('../../blocks/claim/claim-unavailable.tsx'),
  'dealer-missing': () => import('../../blocks/claim/claim-missing.tsx'),
};
