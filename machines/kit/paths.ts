import type { AnyMachineSnapshot } from 'xstate';
import { pictureOf } from './asked.ts';
import type { FlowContext, FlowInput } from './context.ts';
import type { FlowMachine } from './flow.ts';
import {
  begin,
  happeningsAt,
  moveName,
  operationOf,
  step,
  stateOf,
  contextOf,
  type Alphabet,
  type Happening,
  type Move,
  type Seen,
} from './step.ts';

/** A state together with what may still be asked about its context. */
export interface Place {
  readonly key: string;
  readonly state: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The shortest way here. */
  readonly start: FlowInput;
  readonly way: readonly Happening[];
  readonly over: boolean;
}
/** One happening that a place answers. */
export interface Edge {
  readonly from: string;
  readonly happening: Happening;
  readonly to: string;
  /** The requirement that walking it fulfils: state, what happened, target. */
  readonly arrow: string;
}
export interface Graph {
  readonly starts: readonly string[];
  readonly places: ReadonlyMap<string, Place>;
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
 * Which place a snapshot belongs to: the state, what may still be asked about the context, whether a problem or a change is
 * on show, and which call near by is in doubt (it goes out again under the same key).
 */
export const placeKey = (machine: FlowMachine, alphabet: Alphabet): ((snapshot: AnyMachineSnapshot) => string) => {
  const picture = pictureOf(machine, alphabet);
  return (snapshot) => {
    const state = stateOf(snapshot);
    if (snapshot.status !== 'active') return state;
    const context: FlowContext = contextOf(snapshot);
    const calls = near(snapshot);
    const doubts = Object.keys(context.doubts).filter((operation) => calls.has(operation));
    return [
      state,
      picture(state, context),
      ...(context.problem === null ? [] : ['with a problem']),
      ...(context.changed === null ? [] : ['told of a change']),
      ...(doubts.length === 0 ? [] : ['in doubt', ...doubts.toSorted()]),
    ].join(' ');
  };
};

/**
 * Every place of a flow, by the production machine itself: `initialTransition` and `transition`, nothing runs.
 * Breadth first and in the order of the alphabet, hence always the same.
 * @param limit more places than this fail: something in the context counts without end.
 * @param apart what else tells places apart, that no question of the flow is about.
 */
export const explore = (
  machine: FlowMachine,
  alphabet: Alphabet,
  limit = 5_000,
  apart: (context: FlowContext) => string = () => '',
): Graph => {
  const placeOf = placeKey(machine, alphabet);
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    snapshot.status === 'active' ? placeOf(snapshot) + apart(contextOf(snapshot)) : placeOf(snapshot);
  const places = new Map<string, Place>();
  const edges = new Map<string, Edge[]>();
  const queue: Place[] = [];
  const arrive = (snapshot: AnyMachineSnapshot, start: FlowInput, way: readonly Happening[]): string => {
    const key = keyOf(snapshot);
    if (!places.has(key)) {
      if (places.size >= limit) throw new Error(`Flow "${machine.id}": more than ${limit} places, the last is ${key}`);
      const place = { key, state: stateOf(snapshot), snapshot, start, way, over: snapshot.status !== 'active' };
      places.set(key, place);
      queue.push(place);
    }
    return key;
  };
  const starts = alphabet.starts.map((start) => arrive(begin(machine, start).snapshot, start, []));
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const { key, snapshot, state, start, way } = place;
    const out: Edge[] = [];
    for (const happening of happeningsAt(snapshot, alphabet)) {
      const next = step(machine, snapshot, happening, intentOf(way.length + 1));
      if (!next.answered) continue;
      const to = arrive(next.snapshot, start, [...way, happening]);
      out.push({ from: key, happening, to, arrow: arrowOf(state, happening.move, next.seen.state) });
    }
    edges.set(key, out);
  }
  return { starts, places, edges };
};

/** A path from a beginning of the flow: what happens, in order. */
export interface Path {
  readonly start: FlowInput;
  readonly moves: readonly Happening[];
  readonly arrows: readonly string[];
}

export const arrowsOf = (graph: Graph): string[] =>
  [...new Set([...graph.edges.values()].flat().map((edge) => edge.arrow))].toSorted();

/** The shortest way from one of the places to an arrow that is still wanted, at most `reach` moves; or null. */
const nearest = (graph: Graph, from: readonly string[], wanted: ReadonlySet<string>, reach: number): Edge[] | null => {
  let front = from.map((key): { key: string; way: Edge[] } => ({ key, way: [] }));
  const been = new Set(from);
  for (let depth = 1; depth <= reach && front.length > 0; depth += 1) {
    const next: typeof front = [];
    for (const { key, way } of front)
      for (const edge of graph.edges.get(key) ?? []) {
        if (wanted.has(edge.arrow)) return [...way, edge];
        if (been.has(edge.to)) continue;
        been.add(edge.to);
        next.push({ key: edge.to, way: [...way, edge] });
      }
    front = next;
  }
  return null;
};

/**
 * Few long paths that walk every arrow: from where a path stands, on to the nearest arrow not walked yet. Last come the
 * beginnings that are ends as well: nothing happens there, and yet it is to be seen where they lead.
 * @param longest moves of one path, at most. Throws when an arrow lies further than that from every beginning.
 */
export const tours = (graph: Graph, longest = 40): Path[] => {
  const wanted = new Set(arrowsOf(graph));
  const paths: Path[] = [];
  while (wanted.size > 0) {
    const path: Edge[] = [];
    let at = graph.starts;
    for (;;) {
      const more = nearest(graph, at, wanted, longest - path.length);
      if (more === null) break;
      for (const edge of more) wanted.delete(edge.arrow);
      path.push(...more);
      at = more.slice(-1).map((edge) => edge.to);
    }
    const first = path[0];
    if (first === undefined) throw new Error(`Not within ${longest} moves: ${[...wanted].slice(0, 5).join('; ')}`);
    paths.push({
      start: graph.places.get(first.from)?.start ?? {},
      moves: path.map((edge) => edge.happening),
      arrows: path.map((edge) => edge.arrow),
    });
  }
  for (const key of new Set(graph.starts)) {
    const place = graph.places.get(key);
    if (place?.over === true) paths.push({ start: place.start, moves: [], arrows: [] });
  }
  return paths;
};

/** One machine walked along one path: what is seen at the beginning and after every move. */
export interface Walked {
  readonly first: Seen;
  readonly steps: readonly { readonly move: Move; readonly seen: Seen; readonly answered: boolean }[];
}
export const walk = (machine: FlowMachine, start: FlowInput, moves: readonly Happening[]): Walked => {
  const begun = begin(machine, start);
  let { snapshot } = begun;
  const steps = moves.map((happening, i) => {
    const next = step(machine, snapshot, happening, intentOf(i + 1));
    snapshot = next.snapshot;
    return { move: happening.move, seen: next.seen, answered: next.answered };
  });
  return { first: begun.seen, steps };
};

/** Which paths walk an arrow: the coverage report. Arrow → indexes of paths. */
export const coverage = (graph: Graph, paths: readonly Pick<Path, 'arrows'>[]): Map<string, number[]> =>
  new Map(
    arrowsOf(graph).map((arrow) => [arrow, paths.flatMap((path, i) => (path.arrows.includes(arrow) ? [i] : []))]),
  );

/** All that can happen anywhere in a flow: for asking every place about every event, also about those it must ignore. */
export const everything = (graph: Graph, alphabet: Alphabet): Happening[] => {
  const found = new Map<string, Happening>();
  for (const { snapshot } of graph.places.values())
    for (const happening of happeningsAt(snapshot, alphabet)) {
      const name = happening.move.do === 'wait' ? happening.event.type : moveName(happening.move);
      if (!found.has(name)) found.set(name, happening);
    }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, happening]) => happening);
};
