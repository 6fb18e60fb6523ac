import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'commodity-loan'>> = {
  'commodity-data': () => import('../../screens/commodity/commodity-data.tsx'),
  'commodity-documents': () => import('../../screens/commodity/commodity-documents.tsx'),
  'commodity-order': () => import('../../screens/commodity/commodity-order.tsx'),
  'commodity-waiting': () => import('../../screens/commodity/commodity-waiting.tsx'),
  'commodity-offers': () => import('../../screens/commodity/commodity-offers.tsx'),
  'commodity-expired': () => import('../../screens/commodity/commodity-expired.tsx'),
  'commodity-sign-fail': () => import('../../screens/commodity/commodity-sign-fail.tsx'),
  'commodity-sign-success': () => import('../../screens/commodity/commodity-sign-success.tsx'),
  'commodity-success': () => import('../../screens/commodity/commodity-success.tsx'),
  'commodity-released': () => import('../../screens/commodity/commodity-released.tsx'),
  'commodity-closed': () => import('../../screens/commodity/commodity-closed.tsx'),
  'commodity-missing': () => import('../../screens/commodity/commodity-missing.tsx'),
  'commodity-unavailable': () => import('../../screens/commodity/commodity-unavailable.tsx'),
  'commodity-guest': () => import('../../screens/commodity/commodity-guest.tsx'),
};
