import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'casco-life'>> = {
  'casco-life-choice': () => import('./casco-life-choice.tsx'),
  'casco-life-agreement': () => import('./casco-life-agreement.tsx'),
  'casco-life-code': () => import('./casco-life-code.tsx'),
  'casco-life-sign-fail': () => import('./casco-life-sign-fail.tsx'),
  'casco-life-process-fail': () => import('./casco-life-process-fail.tsx'),
  'casco-life-waiting': () => import('./casco-life-waiting.tsx'),
  'casco-life-complete': () => import('./casco-life-complete.tsx'),
  'casco-life-failed': () => import('./casco-life-failed.tsx'),
  'casco-life-unavailable': () => import('./casco-life-unavailable.tsx'),
  'casco-life-missing': () => import('./casco-life-missing.tsx'),
  'centras-success': () => import('./centras-success.tsx'),
};
