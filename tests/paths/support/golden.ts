import { readFileSync } from 'node:fs';
import type { FlowId } from '../../../machines/screens.ts';
import type { FlowInput } from '../../../machines/kit/context.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { arrowCover, walk, type Graph } from '../../model/graph.ts';
import type { Move, Observation, SampleEvent, Started } from '../../model/step.ts';
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

/** A started call: the shape of its input, and the number of the step whose key it carries. */
export const callText = ({ call, input, key }: Started): string =>
  `${call} ${shapeOf(input)}${key === null ? '' : ` key ${key.slice(1)}`}`;

export const viewOf = (seen: Observation): Omit<GoldenStep, 'do' | 'what'> => ({
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
  moves: readonly SampleEvent[],
): GoldenPath => {
  const { first, steps } = walk(machine, start, moves);
  return { name, start, first: viewOf(first), steps: steps.map(({ move, seen }) => ({ ...move, ...viewOf(seen) })) };
};

export const goldenPaths = (flow: FlowId, machine: FlowMachine, graph: Graph): GoldenPath[] =>
  arrowCover(graph).map(({ start, moves }, i) =>
    traceOf(machine, `${flow} ${String(i + 1).padStart(3, '0')}`, start, moves),
  );

const line = (value: unknown): string => JSON.stringify(value);
/** JSON with one step a line: a change of behaviour is a line in the diff. */
export const pathsText = (paths: readonly GoldenPath[]): string =>
  `[\n${paths
    .map(
      ({ name, start, first, steps }) =>
        `{"name":${line(name)},"start":${line(start)},\n "first":${line(first)},\n "steps":[${steps.map((one) => `\n  ${line(one)}`).join(',')}\n ]}`,
    )
    .join(',\n')}\n]\n`;

export const goldenFile = (flow: FlowId): URL => new URL(`../golden/${flow}.paths.json`, import.meta.url);
export const readPaths = (flow: FlowId): GoldenPath[] =>
  JSON.parse(readFileSync(goldenFile(flow), 'utf8')) as GoldenPath[];
