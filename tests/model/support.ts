import type { AnyStateNode } from 'xstate';
import { flowIds } from '../../machines/generated/products.ts';
import { progressOf } from '../../machines/generated/progress.ts';
import type { Progress } from '../../machines/kit/progress.ts';
import type { FlowId } from '../../machines/screens.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import type { FlowMeta } from '../../machines/kit/meta.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import { explore, type Graph } from './graph.ts';
import type { EventSamples } from './step.ts';
import { eventSamplesOf } from '../paths/support/event-samples.ts';

/** A flow, all that can happen to it, and every vertex it can be in. */
export interface Model {
  readonly id: FlowId;
  readonly machine: FlowMachine;
  readonly eventSamples: EventSamples;
  readonly graph: Graph;
}

/** `FLOW=short-link` explores that one alone; its tests are then asked for by its name (`-t short-link`). */
const only = process.env['FLOW'];

/** Models of all flows; the rules hold for every one of them. */
export const models: readonly Model[] = await Promise.all(
  flowIds
    .filter((id) => only === undefined || id === only)
    .map(async (id) => {
      const machine = await machineOf(id);
      const eventSamples = eventSamplesOf(id);
      return { id, machine, eventSamples, graph: explore(machine, eventSamples) };
    }),
);

export const modelOf = (id: FlowId): Model => {
  const found = models.find((model) => model.id === id);
  if (found === undefined) throw new Error(`No flow ${id}`);
  return found;
};

/** What the product declares of milestones and turns. */
export const progressIn = (id: FlowId): Progress => progressOf[id];

export const nodesOf = (machine: FlowMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states as Record<string, AnyStateNode>).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
};
export const nameOf = (node: AnyStateNode): string => node.path.join('.');
export const metaOf = (node: AnyStateNode): FlowMeta => (node.meta ?? {}) as FlowMeta;
const BY_ITSELF: ReadonlySet<string> = new Set(['POLLED', 'SEEN']);
/** Events that a person can say in a state. */
export const eventsOf = (node: AnyStateNode): string[] =>
  [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.') && !BY_ITSELF.has(type)).toSorted();

/** Everything that can be reached from some keys along the edges that are allowed. */
export const closure = (from: readonly string[], next: (key: string) => readonly string[]): Set<string> => {
  const found = new Set(from);
  const queue = [...from];
  for (let key = queue.shift(); key !== undefined; key = queue.shift())
    for (const to of next(key))
      if (!found.has(to)) {
        found.add(to);
        queue.push(to);
      }
  return found;
};
