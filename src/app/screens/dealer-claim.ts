import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'dealer-claim'>> = {
  'dealer-client': () => import('../../screens/dealer/dealer-client.tsx'),
  'dealer-car': () => import('../../screens/dealer/dealer-car.tsx'),
  'dealer-pledged': () => import('../../screens/dealer/dealer-pledged.tsx'),
  'dealer-terms': () => import('../../screens/dealer/dealer-terms.tsx'),
  'dealer-review': () => import('../../screens/dealer/dealer-review.tsx'),
  'dealer-exists': () => import('../../screens/dealer/dealer-exists.tsx'),
  'dealer-share': () => import('../../screens/dealer/dealer-share.tsx'),
  'dealer-detail': () => import('../../screens/dealer/dealer-detail.tsx'),
  'dealer-deal': () => import('../../screens/dealer/dealer-deal.tsx'),
  'dealer-closed': () => import('../../screens/dealer/dealer-closed.tsx'),
  'dealer-waiting': () => import('../../screens/dealer/dealer-waiting.tsx'),
  'dealer-responses': () => import('../../screens/dealer/dealer-responses.tsx'),
  'dealer-request-error': () => import('../../screens/dealer/dealer-request-error.tsx'),
  'dealer-unavailable': () => import('../../screens/claim/claim-unavailable.tsx'),
  'dealer-missing': () => import('../../screens/claim/claim-missing.tsx'),
};
