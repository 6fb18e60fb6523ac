import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { ScreenId } from '../../machines/screens.ts';
import { screenSpec } from '../engine/registry.ts';
import { loadCatalogue } from '../i18n/index.ts';
import type { Destinations as Shown } from '../pages/destinations.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useSession } from './screen-props.ts';

const Destinations = lazy<ComponentType<ComponentProps<typeof Shown>>>(() =>
  Promise.all([import('../pages/destinations.tsx'), loadCatalogue('board')]).then(
    ([part]) => ({ default: part.Destinations }),
    // The menu leads there too.
    () => ({ default: () => null }),
  ),
);

/** The main ways, where there is room for them: they come after the page that they stand above, and never to a phone. */
export default function NavBar({ here }: { here: ScreenId }) {
  const { profile } = useSession();
  if (!useWide()) return null;
  return <Destinations here={here} own={screenSpec(here).access !== 'open'} desk={profile?.role !== 'client'} />;
}
