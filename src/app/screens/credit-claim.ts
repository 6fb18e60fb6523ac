import type { ClaimFirst, ClaimLater, Loaders, Parted } from '../pages.ts';

const first: Loaders<ClaimFirst> = {
  'c2c-car': () => import('../../screens/claim/c2c-car.tsx'),
  'c2c-pledged': () => import('../../screens/claim/c2c-pledged.tsx'),
  'c2c-seller': () => import('../../screens/claim/c2c-seller.tsx'),
  'c2c-terms': () => import('../../screens/claim/c2c-terms.tsx'),
  'c2c-me': () => import('../../screens/claim/c2c-me.tsx'),
  'c2c-exists': () => import('../../screens/claim/c2c-exists.tsx'),
};

/** Of forty screens a person who begins sees five: the others' files are named in a part of their own. */
export const loaders: Parted<ClaimFirst, ClaimLater> = {
  ...first,
  later: async () => (await import('./credit-claim.later.ts')).loaders,
};
