import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../pages.ts';

export const loaders: Loaders<ScreenOf<'casco-life'>> = {
  'casco-life-choice': () => import('../../screens/casco-life/casco-life-choice.tsx'),
  'casco-life-agreement': () => import('../../screens/casco-life/casco-life-agreement.tsx'),
  'casco-life-code': () => import('../../screens/casco-life/casco-life-code.tsx'),
  'casco-life-sign-fail': () => import('../../screens/casco-life/casco-life-sign-fail.tsx'),
  'casco-life-process-fail': () => import('../../screens/casco-life/casco-life-process-fail.tsx'),
  'casco-life-waiting': () => import('../../screens/casco-life/casco-life-waiting.tsx'),
  'casco-life-complete': () => import('../../screens/casco-life/casco-life-complete.tsx'),
  'casco-life-failed': () => import('../../screens/casco-life/casco-life-failed.tsx'),
  'casco-life-unavailable': () => import('../../screens/casco-life/casco-life-unavailable.tsx'),
  'casco-life-missing': () => import('../../screens/casco-life/casco-life-missing.tsx'),
  'centras-success': () => import('../../screens/casco-life/centras-success.tsx'),
};
