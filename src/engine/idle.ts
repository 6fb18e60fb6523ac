import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import type { FlowMeta } from '../../machines/kit/flow.ts';
import type { ScreenId } from '../../machines/screens.ts';

/** Spec §9: links are fetched ahead when the page has been idle, at the latest after this time. */
const IDLE_MS = 2_000;

/** Screens that the next event may lead to, calls in between included. */
export const nextScreens = (snapshot: AnyMachineSnapshot): ScreenId[] => {
  const found = new Set<ScreenId>();
  for (const { target } of getNextTransitions(snapshot as never))
    for (const node of target ?? []) {
      const direct = (node.meta as FlowMeta | undefined)?.screen;
      if (direct) found.add(direct);
      for (const { target: after } of Object.values(node.transitions ?? {}).flat() as {
        target?: { meta?: FlowMeta }[];
      }[])
        for (const later of after ?? []) if (later.meta?.screen) found.add(later.meta.screen);
    }
  return [...found];
};

/** Runs when the browser has nothing better to do. Safari has no idle callback: a timer stands in. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, IDLE_MS);
};
