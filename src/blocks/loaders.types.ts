import type { ComponentType } from 'react';
import type { ScreenId } from '../../machines/screens.ts';
import type { ScreenProps } from './props.ts';

type Loader<S extends ScreenId> = () => Promise<{ default: ComponentType<ScreenProps<S>> }>;

/** Screen → component, lazily. A missing screen, or a component of another one, does not compile. */
export type Loaders<Of extends ScreenId> = { readonly [S in Of]: Loader<S> };
/** A product of many screens: what those of the beginning can do without comes `later`. */
export type Parted<First extends ScreenId, Later extends ScreenId> = Loaders<First> & {
  readonly later: () => Promise<Loaders<Later>>;
};
