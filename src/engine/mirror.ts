import type { AnyMachineSnapshot } from 'xstate';
import { addressFor } from '../../machines/kit/address.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { kindOf, pathOf } from './registry.ts';

/** Address of a screen; `null` when it has none of its own. */
export const hrefOf = (screen: ScreenId, id: string | null): string | null => {
  const path = pathOf(screen);
  return path === null ? null : addressFor({ path, kind: kindOf(screen) }, id);
};

export const screenOf = (snapshot: AnyMachineSnapshot): ScreenId | null =>
  (snapshot.context as { screen: ScreenId | null }).screen;
