import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders, Parted } from '../../blocks/loaders.types.ts';
import type { ClaimLater } from './loaders.later.ts';

/** The application for a credit itself. */
type ClaimFirst = Exclude<ScreenOf<'credit-claim'>, ClaimLater>;

const first: Loaders<ClaimFirst> = {
  'c2c-car': () => import('./claim/c2c-car.tsx'),
  'c2c-pledged': () => import('../../blocks/claim/pledged.tsx'),
  'c2c-seller': () => import('./claim/c2c-seller.tsx'),
  'c2c-terms': () => import('./claim/c2c-terms.tsx'),
  'c2c-me': () => import('./claim/c2c-me.tsx'),
  'c2c-exists': () => import('./claim/c2c-exists.tsx'),
};

/** Of forty screens a person who begins sees five: the others' files are named in a part of their own. */
export const loaders: Parted<ClaimFirst, ClaimLater> = {
  ...first,
  later: async () => (await import('./loaders.later.ts')).loaders,
};
