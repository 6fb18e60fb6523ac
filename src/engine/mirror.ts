import { transition, type AnyMachineSnapshot } from 'xstate';
import { fill } from '../../machines/kit/address.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import { screenSpec, type ScreenId } from '../../machines/screens.ts';

/** Address of a screen; `null` when the screen has none of its own. The claim's id stands in the path or in `?claim=`. */
export const hrefOf = (screen: ScreenId, id: string | null): string | null => {
  const { path } = screenSpec(screen);
  if (path === null) return null;
  const address = fill(path, { id: id ?? undefined });
  return id !== null && !path.includes(':id') ? `${address}?claim=${encodeURIComponent(id)}` : address;
};

export const screenOf = (snapshot: AnyMachineSnapshot): ScreenId | null =>
  (snapshot.context as { screen: ScreenId | null }).screen;

/**
 * How many BACKs lead from here to one of the wanted screens; null when none does. Pure: nothing is sent, nothing runs.
 * A BACK that would start a call ends the search.
 */
export const backsTo = (
  machine: FlowMachine,
  snapshot: AnyMachineSnapshot,
  wanted: (screen: ScreenId) => boolean,
  limit = 20,
): number | null => {
  let at = snapshot;
  for (let steps = 0; steps <= limit; steps += 1) {
    const screen = screenOf(at);
    if (at.status === 'active' && screen !== null && !at.hasTag('busy') && wanted(screen)) return steps;
    if (at.status !== 'active' || at.hasTag('busy') || !at.can({ type: 'BACK' })) return null;
    const [next] = transition(machine, at as never, { type: 'BACK' } as never);
    at = next;
  }
  return null;
};
