import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import type { FlowId } from '../../../machines/index.ts';
import type { FlowContext, FlowInput } from '../../../machines/kit/context.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { everything, tours, walk, type Graph } from '../../../machines/kit/paths.ts';
import {
  moveName,
  step,
  type Alphabet,
  type Happening,
  type Move,
  type Seen,
  type Started,
} from '../../../machines/kit/step.ts';
import { shapeOf } from './shape.ts';

/** What a reviewer sees of one step. Absent: nothing of the kind. */
export interface GoldenStep extends Move {
  readonly state: string;
  readonly screen: string | null;
  /** Calls started, with the shape of their input and the number of the step whose key they carry. */
  readonly calls?: readonly string[];
  readonly problem?: string;
  /** The operation whose refusal led here, still on show. */
  readonly changed?: string;
  readonly over?: true;
}
export interface GoldenPath {
  readonly name: string;
  readonly start: FlowInput;
  /** What is seen before anything happens. */
  readonly first: Omit<GoldenStep, 'do' | 'what'>;
  readonly steps: readonly GoldenStep[];
}
/** The sum of all places asked about all events; `places` and `events` tell where a difference is. */
export interface GoldenSneak {
  readonly places: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
}

const callText = ({ call, input, key }: Started): string =>
  `${call} ${shapeOf(input)}${key === null ? '' : ` key ${key.slice(1)}`}`;

export const viewOf = (seen: Seen): Omit<GoldenStep, 'do' | 'what'> => ({
  state: seen.state,
  screen: seen.context.screen,
  ...(seen.calls.length > 0 ? { calls: seen.calls.map(callText) } : {}),
  ...(seen.context.problem === null ? {} : { problem: seen.context.problem.kind }),
  ...(seen.context.changed === null ? {} : { changed: seen.context.changed.operationId }),
  ...(seen.over ? { over: true as const } : {}),
});

/** One path as a golden trace. */
export const traceOf = (
  machine: FlowMachine,
  name: string,
  start: FlowInput,
  moves: readonly Happening[],
): GoldenPath => {
  const { first, steps } = walk(machine, start, moves);
  return { name, start, first: viewOf(first), steps: steps.map(({ move, seen }) => ({ ...move, ...viewOf(seen) })) };
};

export const goldenPaths = (flow: FlowId, machine: FlowMachine, graph: Graph): GoldenPath[] =>
  tours(graph).map(({ start, moves }, i) =>
    traceOf(machine, `${flow} ${String(i + 1).padStart(3, '0')}`, start, moves),
  );

/** Names of samples instead of the samples: a changed example is no changed behaviour. */
const namesOf = (alphabet: Alphabet): Map<unknown, string> =>
  new Map(
    [...Object.values(alphabet.said), ...Object.values(alphabet.answered)]
      .flatMap((examples) => examples ?? [])
      .filter(({ value }) => typeof value === 'object' && value !== null)
      .map(({ name, value }) => [value, name]),
  );

/** Everything a step shows, samples by name. Equal digests: equal behaviour, as far as the alphabet goes. */
export const digester = (alphabet: Alphabet) => {
  const names = namesOf(alphabet);
  const table = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${names.get(value) ?? shapeOf(value)}`)
      .toSorted();
  const contextDigest = ({ id, brand, screen, intent, doubts, problem, changed, answers, responses }: FlowContext) => [
    id,
    brand,
    screen,
    intent,
    Object.entries(doubts).map(([wish, { key, ...about }]) => [wish, key, shapeOf(about)]),
    problem === null ? null : [problem.kind, problem.operationId, problem.ambiguous, Object.keys(problem.fields ?? {})],
    changed?.operationId ?? null,
    table(answers),
    table(responses),
  ];
  return (seen: Seen, answered: boolean): string =>
    JSON.stringify([
      answered,
      seen.state,
      seen.over,
      seen.tags,
      contextDigest(seen.context),
      seen.calls.map(callText),
      seen.stopped,
      seen.timers,
    ]);
};

const hash = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 16);
const eventName = ({ move, event }: Happening): string => (move.do === 'wait' ? event.type : moveName(move));

/**
 * Asks a place about every event of the alphabet, also about those that it must ignore. Of an event type that the place
 * does not know, one sample is asked: what it carries cannot matter.
 */
export const ask = (
  machine: FlowMachine,
  snapshot: AnyMachineSnapshot,
  events: readonly Happening[],
  digest: ReturnType<typeof digester>,
): string[] => {
  const known = new Set(getNextTransitions(snapshot as never).map((next) => next.eventType as string));
  const ignored = new Map<string, string>();
  return events.map((happening) => {
    const { type } = happening.event;
    const before = ignored.get(type);
    if (before !== undefined) return before;
    const { seen, answered } = step(machine, snapshot, happening, 'i0');
    const result = answered ? digest(seen, true) : 'nothing';
    if (!known.has(type)) ignored.set(type, result);
    return result;
  });
};

/** Keys of places are long; the state and a number say enough in a file. */
export const placeNames = (graph: Graph): Map<string, string> => {
  const counts = new Map<string, number>();
  return new Map(
    [...graph.places.values()].map(({ key, state }) => {
      const n = (counts.get(state) ?? 0) + 1;
      counts.set(state, n);
      return [key, n === 1 ? state : `${state} (${n})`];
    }),
  );
};

export const goldenSneak = (machine: FlowMachine, graph: Graph, alphabet: Alphabet): GoldenSneak => {
  const events = everything(graph, alphabet);
  const digest = digester(alphabet);
  const names = placeNames(graph);
  const open = [...graph.places.values()].filter((place) => !place.over);
  const table = open.map((place) => ask(machine, place.snapshot, events, digest));
  return {
    places: Object.fromEntries(open.map((place, i) => [names.get(place.key) ?? place.key, hash(table[i] ?? [])])),
    events: Object.fromEntries(events.map((event, j) => [eventName(event), hash(table.map((row) => row[j] ?? ''))])),
  };
};

const line = (value: unknown): string => JSON.stringify(value);
/** JSON with one step a line: a change of behaviour is a line in the diff. */
export const pathsText = (paths: readonly GoldenPath[]): string =>
  `[\n${paths
    .map(
      ({ name, start, first, steps }) =>
        `{"name":${line(name)},"start":${line(start)},\n "first":${line(first)},\n "steps":[${steps.map((one) => `\n  ${line(one)}`).join(',')}\n ]}`,
    )
    .join(',\n')}\n]\n`;
export const sneakText = (sneak: GoldenSneak): string => `${JSON.stringify(sneak, null, 1)}\n`;

export const goldenFile = (flow: FlowId, kind: 'paths' | 'sneak'): URL =>
  new URL(`../golden/${flow}.${kind}.json`, import.meta.url);
export const readPaths = (flow: FlowId): GoldenPath[] =>
  JSON.parse(readFileSync(goldenFile(flow, 'paths'), 'utf8')) as GoldenPath[];
export const readSneak = (flow: FlowId): GoldenSneak =>
  JSON.parse(readFileSync(goldenFile(flow, 'sneak'), 'utf8')) as GoldenSneak;
