import type { ComponentType } from 'react';
import type { ScreenId } from '../../machines/screens.ts';
import type { ScreenProps } from './props.ts';

type Loader<S extends ScreenId> = () => Promise<{ default: ComponentType<ScreenProps<S>> }>;

/** Screen → component, lazily. A missing screen, or a component of another one, does not compile. */
export type Loaders<Of extends ScreenId> = { readonly [S in Of]: Loader<S> };
/** What a product's `loaders.ts` may hold: all its screens, or those of the beginning and the others `later`. */
export type LoadersOf<Of extends ScreenId> =
  | Loaders<Of>
  | (Partial<Loaders<Of>> & { readonly later: () => Promise<Partial<Loaders<Of>>> });
/** A product of many screens: what those of the beginning can do without comes `later`. */
export type Parted<First extends ScreenId, Later extends ScreenId> = Loaders<First> & {
  readonly later: () => Promise<Loaders<Later>>;
};
