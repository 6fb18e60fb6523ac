import type { AnyMachineSnapshot } from 'xstate';
import { fill } from '../../machines/kit/address.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { pathOf } from './registry.ts';

/** Address of a screen; `null` when the screen has none of its own. The claim's id stands in the path or in `?claim=`. */
export const hrefOf = (screen: ScreenId, id: string | null): string | null => {
  const path = pathOf(screen);
  if (path === null) return null;
  const address = fill(path, { id: id ?? undefined });
  return id !== null && !path.includes(':id') ? `${address}?claim=${encodeURIComponent(id)}` : address;
};

export const screenOf = (snapshot: AnyMachineSnapshot): ScreenId | null =>
  (snapshot.context as { screen: ScreenId | null }).screen;
