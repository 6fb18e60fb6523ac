import type { FlowInput } from '../../../machines/kit/context.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { walk } from '../../model/graph.ts';
import type { Move, Observation, SampleEvent, Started } from '../../model/step.ts';
import { shapeOf } from './shape.ts';

/** What a reviewer sees of a moment. Absent: nothing of the kind. */
export interface View {
  readonly screen: string | null;
  /** Calls started, with the shape of their input and where their key comes from. */
  readonly calls?: readonly string[];
  readonly problem?: string;
  /** The operation whose refusal led here, still on show. */
  readonly changed?: string;
  readonly over?: true;
}
/** One step of a path: the key of a call is the number of the step that it comes with. */
export interface TraceStep extends Move, View {
  readonly state: string;
}
export interface Trace {
  readonly name: string;
  readonly start: FlowInput;
  /** What is seen before anything happens. */
  readonly first: Omit<TraceStep, 'do' | 'what'>;
  readonly steps: readonly TraceStep[];
}

/** The number of the step that a key comes with: `i6.3` → `6.3`. */
const numberOf = (key: string): string => key.slice(1);

/** A started call: the shape of its input, and where its key comes from. */
export const callText = ({ call, input, key }: Started, origin = numberOf): string =>
  `${call} ${shapeOf(input)}${key === null ? '' : ` key ${origin(key)}`}`;

export const viewOf = ({ context, calls, over }: Observation, origin = numberOf): View => ({
  screen: context.screen,
  ...(calls.length > 0 ? { calls: calls.map((call) => callText(call, origin)) } : {}),
  ...(context.problem === null ? {} : { problem: context.problem.kind }),
  ...(context.changed === null ? {} : { changed: context.changed.operationId }),
  ...(over ? { over: true as const } : {}),
});

/** What one path shows, step by step. */
export const traceOf = (machine: FlowMachine, name: string, start: FlowInput, moves: readonly SampleEvent[]): Trace => {
  const { first, steps } = walk(machine, start, moves);
  return {
    name,
    start,
    first: { state: first.state, ...viewOf(first) },
    steps: steps.map(({ move, seen }) => ({ ...move, state: seen.state, ...viewOf(seen) })),
  };
};
