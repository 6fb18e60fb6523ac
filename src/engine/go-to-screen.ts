import type { RouterHistory } from '@tanstack/react-router';
import type { ScreenId } from '../../machines/screens.ts';
import { entryOf, type EntryState } from './history.ts';
import { hrefOf, screenOf } from './mirror.ts';
import type { RunningFlow } from './running-flow.ts';

/**
 * Where the flow allows it, on to the screen that the address means; else it stays where the server put it. A link is
 * followed by BACKs alone, if the screen does not hold, and to what only shows; from news it leads to the claim's own page
 * where it leads nowhere else; `been`, what this entry of the history showed before, also forwards.
 */
export const goToScreen = (flow: RunningFlow, candidates: readonly ScreenId[], been: ScreenId | undefined): void => {
  const at = screenOf(flow.snapshot());
  const among = (screen: ScreenId) => candidates.includes(screen);
  const known = been !== undefined && among(been);
  const backs = (): string[] => {
    if (flow.holds()) return [];
    const steps = flow.backsTo(among);
    if (steps !== null) return Array<string>(steps).fill('BACK');
    return flow.linkTo(among) ?? (flow.isNews() ? ['BACK'] : []);
  };
  const way =
    (known ? flow.shortestPathTo((screen) => screen === been) : null) ??
    (at !== null && among(at) ? [] : known ? (flow.shortestPathTo(among) ?? []) : backs());
  for (const type of way) flow.send({ type } as Parameters<typeof flow.send>[0]);
};

/** When none of its calls is under way any longer, or it is over. */
export const idle = (flow: RunningFlow): Promise<void> =>
  new Promise((resolve) => {
    const ready = () => !flow.busy() || flow.snapshot().status !== 'active';
    if (ready()) return resolve();
    const off = flow.subscribe(() => {
      if (!ready()) return;
      off();
      resolve();
    });
  });

/** The history's entry for what a flow shows; null: it is there already, or has no address. */
export const entryFor = (
  flow: RunningFlow,
  history: RouterHistory,
  mode: 'push' | 'replace',
): { href: string; state: EntryState } | null => {
  const screen = screenOf(flow.snapshot());
  const { id } = flow.context();
  const href = screen === null ? null : hrefOf(screen, id);
  if (screen === null || href === null) return null;
  const here = entryOf(history);
  if (href === history.location.href && here.screen === screen) return null;
  const below = mode === 'replace' ? here.below : here.flow === flow.id ? here.screen : undefined;
  return { href, state: { screen, flow: flow.id, ...(id && { claim: id }), ...(below && { below }) } };
};
