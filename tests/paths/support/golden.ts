import { readFileSync } from 'node:fs';
import type { FlowContext, FlowInput } from '../../../machines/kit/context.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import type { FlowId } from '../../../machines/screens.ts';
import { arrowCover } from '../../model/cover.ts';
import { arrowName } from '../../model/arrow-name.ts';
import type { Graph } from '../../model/graph.ts';
import { begin, contextOf, type EventSamples, type Observation, type SampleEvent } from '../../model/step.ts';
import { callText, traceOf, viewOf, type Trace, type View } from './trace.ts';

/** A beginning of a flow, and where it leads. */
export interface GoldenStart extends View {
  readonly start: FlowInput;
  readonly state: string;
}
/**
 * What an arrow changes, as far as it does: a screen or a problem that is not named stays as it was. A state that knows more
 * than one thing may do more than one: a line each.
 */
export interface GoldenArrow {
  /** `terms · SUBMIT_TERMS → me`. */
  readonly arrow: string;
  /** Names of the examples or faults that do so; absent: it has none. */
  readonly of?: readonly string[];
  readonly screen?: string | null;
  /** Calls started, with the shape of their input and the event that their key comes with. */
  readonly calls?: readonly string[];
  /** `as failed`: what the fault is, and said so; another kind by its name; null: what was on show is gone. */
  readonly problem?: string | null;
  /** The operation whose refusal led here; null: no word of it any more. */
  readonly changed?: string | null;
  readonly over?: true;
}
/** A flow as it was reviewed. */
export interface Golden {
  /** Names of the paths that walk it: arrows that each is there for. */
  readonly paths: readonly string[];
  readonly starts: readonly GoldenStart[];
  readonly arrows: readonly GoldenArrow[];
}

/** Where a key comes from, by the events on the way: what was said last under that name, or before that; `start`. */
export const originOf =
  (way: readonly SampleEvent[]) =>
  (key: string): string => {
    const [, number = '', part = ''] = /^i(\d+)(.*)$/.exec(key) ?? [];
    const at = Number(number) - 1;
    const said = way[at]?.move.what;
    if (said === undefined) return `start${part}`;
    const repeated = way.findLastIndex(({ move }) => move.what === said) > at;
    return `${said}${part}${repeated ? ' before the last' : ''}`;
  };

const line = (value: unknown): string => JSON.stringify(value);
const list = (rows: readonly unknown[]): string => rows.map((row) => `\n  ${line(row)}`).join(',');

/** What a step changes of what is to be seen. Where somebody waits, the screen is named even if it was there before. */
const changeOf = (
  before: FlowContext,
  { context, calls, tags, over }: Observation,
  { event }: SampleEvent,
  origin: (key: string) => string,
): Omit<GoldenArrow, 'arrow' | 'of'> => ({
  ...(context.screen === before.screen && (over || tags.includes('busy')) ? {} : { screen: context.screen }),
  ...(calls.length > 0 ? { calls: calls.map((call) => callText(call, origin)) } : {}),
  ...(context.problem === before.problem
    ? {}
    : {
        problem:
          context.problem === null ? null : context.problem === event['error'] ? 'as failed' : context.problem.kind,
      }),
  ...(context.changed === before.changed ? {} : { changed: context.changed?.operationId ?? null }),
  ...(over ? { over: true as const } : {}),
});

const changesOf = (graph: Graph): GoldenArrow[] => {
  const rows = new Map<string, { name: string; change: ReturnType<typeof changeOf>; of: Set<string> }>();
  for (const { from, sample, name, seen } of [...graph.edges.values()].flat()) {
    const vertex = graph.vertices.get(from);
    if (vertex === undefined) throw new Error(`No vertex ${from}`);
    const change = changeOf(contextOf(vertex.snapshot), seen, sample, originOf([...vertex.path, sample]));
    const { case: example, ...move } = sample.move;
    const arrow = example === undefined ? name : arrowName(vertex.state, move, seen.state);
    const key = `${arrow} ${line(change)}`;
    const row = rows.get(key) ?? { name: arrow, change, of: new Set() };
    if (example !== undefined) row.of.add(example);
    rows.set(key, row);
  }
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { name, change, of }]) => ({
      arrow: name,
      ...(of.size === 0 ? {} : { of: [...of].toSorted() }),
      ...change,
    }));
};

/** A flow as it is now. @param names paths there were before; they stay as long as their arrows do */
export const goldenOf = (
  machine: FlowMachine,
  { starts }: EventSamples,
  graph: Graph,
  names: readonly string[],
): Golden => ({
  paths: arrowCover(graph, undefined, names).map(({ name }) => name),
  starts: starts.map((start) => {
    const { seen } = begin(machine, start);
    return { start, state: seen.state, ...viewOf(seen) };
  }),
  arrows: changesOf(graph),
});

/** What the paths of these names show, step by step. */
export const tracesOf = (machine: FlowMachine, graph: Graph, names: readonly string[]): Trace[] =>
  arrowCover(graph, undefined, names).map(({ name, start, moves }) => traceOf(machine, name, start, moves));

/** JSON with one arrow a line: a change of behaviour is a line in the diff. */
export const goldenText = ({ paths, starts, arrows }: Golden): string =>
  `{\n "paths": [${list(paths)}\n ],\n "starts": [${list(starts)}\n ],\n "arrows": [${list(arrows)}\n ]\n}\n`;

export const goldenFile = (flow: FlowId): URL => new URL(`../golden/${flow}.paths.json`, import.meta.url);
/** As it was recorded; a product that is new has nothing yet. */
export const readGolden = (flow: FlowId): Golden => JSON.parse(readFileSync(goldenFile(flow), 'utf8')) as Golden;
