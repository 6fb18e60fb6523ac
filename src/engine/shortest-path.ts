import { sorted } from '../../schemas/facts/sorted.ts';
import { getNextTransitions, transition, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';
import type { OperationId } from '../../openapi/index.ts';
import { operationOf } from '../../machines/kit/calls.ts';
import type { FlowContext } from '../../machines/kit/context.ts';
import type { FlowMeta } from '../../machines/kit/meta.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { screenOf } from './mirror.ts';
import { screenSpec } from './registry.ts';

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

const isLinked = (at: AnyMachineSnapshot): boolean =>
  at._nodes.some((node) => (node.meta as FlowMeta | undefined)?.linked?.(at.context as FlowContext) === true);

/** Events of the screen on show that carry nothing; BACK before all others. */
const plainEvents = (screen: ScreenId): string[] =>
  sorted(
    Object.entries(screenSpec(screen).events).flatMap(([type, payload]) => (payload === null ? [type] : [])),
    (a, b) => Number(b === 'BACK') - Number(a === 'BACK'),
  );

/**
 * The shortest way from here to one of the wanted screens by events that carry nothing and start no call; null when there
 * is none. For screens where the person has been before: a reload must not cost them the way. Pure.
 */
export const shortestPathTo = (
  machine: FlowMachine,
  snapshot: AnyMachineSnapshot,
  wanted: (screen: ScreenId, at: AnyMachineSnapshot) => boolean,
): string[] | null => {
  const been = new Set([JSON.stringify(snapshot.value)]);
  const queue: { at: AnyMachineSnapshot; way: string[] }[] = [{ at: snapshot, way: [] }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { at, way } = next;
    const screen = screenOf(at);
    if (at.status !== 'active' || screen === null || at.hasTag('busy')) continue;
    if (wanted(screen, at)) return way;
    for (const type of plainEvents(screen)) {
      if (!at.can({ type })) continue;
      const [after] = transition(machine, at as never, { type } as never) as unknown as [AnyMachineSnapshot];
      const state = JSON.stringify(after.value);
      if (been.has(state)) continue;
      been.add(state);
      queue.push({ at: after, way: [...way, type] });
    }
  }
  return null;
};

/** The way forwards that a link may take: to a wanted screen that says itself that links lead to it. */
export const linkTo = (
  machine: FlowMachine,
  snapshot: AnyMachineSnapshot,
  wanted: (screen: ScreenId) => boolean,
): string[] | null => shortestPathTo(machine, snapshot, (screen, at) => wanted(screen) && isLinked(at));

/** Calls between an event and the next screen, at most: one that does it, one that reads what came of it. */
const CALLS = 2;

const screensFrom = (node: AnyStateNode, calls: number): ScreenId[] => {
  const { screen } = (node.meta ?? {}) as FlowMeta;
  if (screen !== undefined) return [screen];
  if (calls === 0) return [];
  return [...node.transitions.values()]
    .flat()
    .flatMap(({ target }) => (target ?? []).flatMap((next) => screensFrom(next, calls - 1)));
};

/** Screens that the next event may lead to, calls in between included. */
export const nextScreens = (snapshot: AnyMachineSnapshot): ScreenId[] => [
  ...new Set(
    getNextTransitions(snapshot as never).flatMap(({ target }) =>
      (target ?? []).flatMap((node) => screensFrom(node, CALLS)),
    ),
  ),
];

/** Calls that the next event may lead to, those behind an answer included. */
export const nextCalls = (snapshot: AnyMachineSnapshot): OperationId[] => {
  const found = new Set<OperationId>();
  const visit = (node: AnyStateNode, calls: number): void => {
    if (((node.meta ?? {}) as FlowMeta).screen !== undefined || calls < 0) return;
    for (const { src } of node.invoke) if (typeof src === 'string') found.add(operationOf(src));
    for (const { target } of [...node.transitions.values()].flat())
      for (const next of target ?? []) visit(next, calls - 1);
  };
  for (const { target } of getNextTransitions(snapshot as never)) for (const node of target ?? []) visit(node, CALLS);
  return [...found];
};
