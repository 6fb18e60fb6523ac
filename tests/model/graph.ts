import type { ActorLogic, AnyMachineSnapshot, Snapshot } from 'xstate';
import { getAdjacencyMap, type AdjacencyValue } from 'xstate/graph';
import { projectionOf } from './projection.ts';
import type { FlowContext, FlowInput } from '../../machines/kit/context.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import { arrowName } from './arrow-name.ts';
import { atKey } from './facts.ts';
import { operationOf } from '../../machines/kit/calls.ts';
import {
  begin,
  sampleEventsAt,
  moveName,
  step,
  stateOf,
  contextOf,
  type EventSamples,
  type SampleEvent,
  type Move,
  type Observation,
} from './step.ts';

/** A state together with what the conditions may still read of its context. */
export interface Vertex {
  readonly key: string;
  readonly state: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The shortest path here. */
  readonly start: FlowInput;
  readonly path: readonly SampleEvent[];
  readonly over: boolean;
}
/** One sample event that a vertex answers. */
export interface Edge {
  readonly from: string;
  readonly sample: SampleEvent;
  readonly to: string;
  /** The requirement that walking it fulfils: state, what happened, target. */
  readonly arrow: string;
  /** The same with the example that stands for it: `terms · SUBMIT_TERMS · example → me`. */
  readonly name: string;
  /** What is to be seen behind it. */
  readonly seen: Observation;
}
export interface Graph {
  readonly starts: readonly string[];
  readonly vertices: ReadonlyMap<string, Vertex>;
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
}

/** Arrows are counted by outcome: each fault for itself; answers, whatever they say, by where they lead. */
const arrowOf = (from: string, move: Move, to: string): string => {
  const { do: kind, what } = move;
  const happened = kind === 'answer' ? `answer ${what}` : kind === 'say' ? what : moveName(move);
  return `${from} | ${happened} | ${to}`;
};

/** The key that comes with the n-th move of a path: `i1`, `i2`. */
export const intentOf = (n: number): string => `i${n}`;

/** Operations that run in a state, or start when it is left. */
const near = (snapshot: AnyMachineSnapshot): Set<string> =>
  new Set(
    snapshot._nodes
      .flatMap((node) => [node, ...[...node.transitions.values()].flat().flatMap(({ target }) => target ?? [])])
      .flatMap((node) => node.invoke.map(({ id }) => operationOf(id))),
  );

/**
 * Which vertex a snapshot belongs to: the state, what the conditions may still read of the context, whether a problem or a
 * change is on show, and which call near by is in doubt (it goes out again under the same key).
 */
export const vertexKey = (
  machine: FlowMachine,
  eventSamples: EventSamples,
): ((snapshot: AnyMachineSnapshot) => string) => {
  const project = projectionOf(machine, eventSamples);
  return (snapshot) => {
    const state = stateOf(snapshot);
    if (snapshot.status !== 'active') return state;
    const context: FlowContext = contextOf(snapshot);
    const calls = near(snapshot);
    const unsettled = Object.keys(context.unsettled).filter((operation) => calls.has(operation));
    return [
      state,
      project(state, context),
      ...(context.problem === null ? [] : ['with a problem']),
      ...(context.changed === null ? [] : ['told of a change']),
      ...(unsettled.length === 0 ? [] : ['in doubt', ...unsettled.toSorted()]),
    ].join(' ');
  };
};

/** Before a flow begins: its events are the ways to begin it. */
const UNBEGUN = Object.freeze({ status: 'active', output: undefined, error: undefined }) as Snapshot<unknown>;
interface Began {
  readonly type: string;
  readonly start: FlowInput;
}
type Explored = Began | (SampleEvent & { readonly type: string });

/**
 * Every vertex of a flow: XState's adjacency map over the production machine's pure transitions; nothing runs. Breadth
 * first and in the order of the samples, hence always the same.
 * @param limit more vertices than this fail: something in the context counts without end.
 * @param apart what else tells vertices apart, that no condition of the flow reads.
 */
export const explore = (
  machine: FlowMachine,
  eventSamples: EventSamples,
  limit = 5_000,
  apart: (context: FlowContext) => string = () => '',
): Graph => {
  const vertexOf = vertexKey(machine, eventSamples);
  const found = new Map<Snapshot<unknown>, Pick<Vertex, 'start' | 'path'> & { seen: Observation }>();
  const keys = new Set<string>();
  const known = new Map<Snapshot<unknown>, string>();
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    atKey(known, snapshot, () => vertexOf(snapshot) + (snapshot.status === 'active' ? apart(contextOf(snapshot)) : ''));
  // The flow with one state before its beginning: how the events of a path are said depends on their number.
  const logic: ActorLogic<Snapshot<unknown>, Explored> = {
    transition: (from, event) => {
      if ('start' in event) {
        const { snapshot, seen } = begin(machine, event.start);
        found.set(snapshot, { start: event.start, path: [], seen });
        return snapshot;
      }
      const { start, path } = found.get(from)!;
      const next = step(machine, from as AnyMachineSnapshot, event, intentOf(path.length + 1));
      if (!next.answered) return from;
      found.set(next.snapshot, { start, path: [...path, { move: event.move, event: event.event }], seen: next.seen });
      return next.snapshot;
    },
    getInitialSnapshot: () => UNBEGUN,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const map = getAdjacencyMap(logic, {
    events: (from) =>
      from === UNBEGUN
        ? eventSamples.starts.map((start, i) => ({ type: `start ${i}`, start }))
        : sampleEventsAt(from as AnyMachineSnapshot, eventSamples).map((sample) => ({
            ...sample,
            type: `${sample.event.type} ${sample.move.case ?? ''}`,
          })),
    serializeEvent: ({ type }) => type,
    serializeState: (snapshot) => {
      if (snapshot === UNBEGUN) return '';
      const key = keyOf(snapshot as AnyMachineSnapshot);
      if (keys.add(key).size > limit)
        throw new Error(`Flow "${machine.id}": more than ${limit} vertices, the last is ${key}`);
      return key;
    },
  });

  const vertices = new Map<string, Vertex>();
  const edges = new Map<string, Edge[]>();
  const starts: string[] = [];
  // The library's own keys are branded strings.
  const adjacent = Object.entries(map as Record<string, AdjacencyValue<Snapshot<unknown>, Explored>>);
  for (const [from, { state: at, transitions }] of adjacent) {
    const reached = Object.values(transitions).filter((one) => one.state !== at);
    if (at === UNBEGUN) {
      starts.push(...reached.map(({ state }) => keyOf(state as AnyMachineSnapshot)));
      continue;
    }
    const snapshot = at as AnyMachineSnapshot;
    const state = stateOf(snapshot);
    const { start, path } = found.get(at)!;
    vertices.set(from, { key: from, state, snapshot, start, path, over: snapshot.status !== 'active' });
    edges.set(
      from,
      reached.flatMap(({ event, state: to }) => {
        if (!('move' in event)) return [];
        const sample: SampleEvent = { move: event.move, event: event.event };
        const next = to as AnyMachineSnapshot;
        const target = stateOf(next);
        const [arrow, name] = [arrowOf(state, event.move, target), arrowName(state, event.move, target)];
        return [{ from, sample, to: keyOf(next), arrow, name, seen: found.get(to)!.seen }];
      }),
    );
  }
  return { starts, vertices, edges };
};

/** A path from a beginning of the flow: what happens, in order. */
export interface Path {
  /** The arrow it is there for; of a beginning where nothing can happen, where that is. */
  readonly name: string;
  readonly start: FlowInput;
  readonly moves: readonly SampleEvent[];
  readonly arrows: readonly string[];
  /** What the arrows are called, with their examples. */
  readonly names: readonly string[];
}

export const arrowsOf = (graph: Graph): string[] =>
  [...new Set([...graph.edges.values()].flat().map((edge) => edge.arrow))].toSorted();

/** One machine walked along one path: what is seen at the beginning and after every move. */
export interface Walked {
  readonly first: Observation;
  readonly steps: readonly { readonly move: Move; readonly seen: Observation; readonly answered: boolean }[];
}
export const walk = (machine: FlowMachine, start: FlowInput, moves: readonly SampleEvent[]): Walked => {
  const begun = begin(machine, start);
  let { snapshot } = begun;
  const steps = moves.map((sample, i) => {
    const next = step(machine, snapshot, sample, intentOf(i + 1));
    snapshot = next.snapshot;
    return { move: sample.move, seen: next.seen, answered: next.answered };
  });
  return { first: begun.seen, steps };
};

/** Which paths walk an arrow: the coverage report. Arrow → indexes of paths. */
export const coverage = (graph: Graph, paths: readonly Pick<Path, 'arrows'>[]): Map<string, number[]> =>
  new Map(
    arrowsOf(graph).map((arrow) => [arrow, paths.flatMap((path, i) => (path.arrows.includes(arrow) ? [i] : []))]),
  );

/** All that can happen anywhere in a flow: for asking every vertex about every event, also about those it must ignore. */
export const everything = (graph: Graph, eventSamples: EventSamples): SampleEvent[] => {
  const found = new Map<string, SampleEvent>();
  for (const { snapshot } of graph.vertices.values())
    for (const sample of sampleEventsAt(snapshot, eventSamples)) {
      const name = sample.move.do === 'wait' ? sample.event.type : moveName(sample.move);
      if (!found.has(name)) found.set(name, sample);
    }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sample]) => sample);
};
