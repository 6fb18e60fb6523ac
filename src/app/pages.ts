import type { ComponentType } from 'react';
import type { pageScreens } from '../../machines/pages.ts';
import type { ScreenId, ScreenOf } from '../../machines/screens.ts';
import type { ScreenProps } from '../screens/props.ts';

type Loader<S extends ScreenId> = () => Promise<{ default: ComponentType<ScreenProps<S>> }>;

export type Loaders<Of extends ScreenId> = { readonly [S in Of]: Loader<S> };
/** A product of many screens: what those of the beginning can do without comes `later`. */
export type Parted<First extends ScreenId, Later extends ScreenId> = Loaders<First> & {
  readonly later: () => Promise<Loaders<Later>>;
};

/** The application for a credit itself, and what follows once there is a claim. */
export type ClaimFirst = Extract<ScreenOf<'credit-claim'>, `c2c-${string}`>;
export type ClaimLater = Exclude<ScreenOf<'credit-claim'>, ClaimFirst>;

/** Components of the pages; those of the products stand in `screens.ts`, which the first page does without. */
export const pageLoaders: Loaders<keyof typeof pageScreens> = {
  home: () => import('../screens/pages/home.tsx'),
  'dealer-home': () => import('../screens/pages/dealer-home.tsx'),
  login: () => import('../screens/pages/login.tsx'),
  agreement: () => import('../screens/pages/agreement.tsx'),
  guide: () => import('../screens/pages/guide.tsx'),
  'my-applications': () => import('../screens/pages/my-applications.tsx'),
  'dealer-applications': () => import('../screens/pages/dealer-applications.tsx'),
  'marketplace-applications': () => import('../screens/pages/marketplace-applications.tsx'),
  'how-it-works': () => import('../screens/pages/how-it-works.tsx'),
};
