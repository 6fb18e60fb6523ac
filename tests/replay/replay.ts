import type { FlowInput } from '../../machines/kit/context.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { Problem } from '../../machines/kit/problem.ts';
import { explore, intentOf, vertexKey } from '../model/graph.ts';
import { begin, sampleEventsAt, step, stateOf, type EventSamples, type SampleEvent } from '../model/step.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { stepText, type Line, type LineStep } from './line.ts';

/** One way, in sample data, in which a line may have come about so far. */
interface Way {
  readonly start: FlowInput;
  readonly moves: readonly SampleEvent[];
  readonly snapshot: AnyMachineSnapshot;
  /** Moves that led to where the line begins. */
  readonly before: number;
}
/** A step as it was walked: with the example that stands for what was said or answered. */
export interface Replayed {
  readonly text: string;
  readonly state: string;
}
export type Replay =
  | {
      readonly ok: true;
      readonly steps: readonly Replayed[];
      readonly way: Pick<Way, 'start' | 'moves'>;
      readonly snapshot: AnyMachineSnapshot;
    }
  | {
      readonly ok: false;
      readonly steps: readonly Replayed[];
      /** Why it goes no further, in words. */
      readonly why: string;
    };

const isProblem = (recorded: string, { kind, status }: Problem): boolean =>
  recorded === (status === undefined ? kind : `${kind}:${status}`) || recorded === kind;

const fits = ({ do: kind, what, problem }: LineStep, { move, event }: SampleEvent): boolean =>
  move.do === kind && move.what === what && (problem === undefined || isProblem(problem, event['error'] as Problem));

const prefixes = (machine: FlowMachine, eventSamples: EventSamples, line: Line): Way[] => {
  if (line.cut)
    return [...explore(machine, eventSamples).vertices.values()]
      .filter(({ state }) => state === line.first)
      .map(({ start, path, snapshot }) => ({ start, moves: path, snapshot, before: path.length }));
  return eventSamples.starts
    .filter(({ id, repeats }) => (id != null) === line.id && (repeats != null) === line.repeats)
    .map((start) => ({ start, moves: [], snapshot: begin(machine, start).snapshot, before: 0 }))
    .filter(({ snapshot }) => stateOf(snapshot) === line.first);
};

/**
 * Walks a line with sample answers, on all ways at a time that lead where it says: what the services answered is not in it.
 * Pure: no call runs.
 */
export const replay = (machine: FlowMachine, eventSamples: EventSamples, line: Line): Replay => {
  const keyOf = vertexKey(machine, eventSamples);
  let ways = prefixes(machine, eventSamples, line);
  const stopped = (why: string): Replay => ({ ok: false, steps: wordsOf(ways[0], line), why });
  if (ways.length === 0) return stopped(`The flow does not begin in ${line.first}`);
  for (const one of line.steps) {
    const next = new Map<string, Way>();
    const elsewhere = new Set<string>();
    let heard = false;
    for (const { start, moves, snapshot, before } of ways)
      for (const sample of sampleEventsAt(snapshot, eventSamples).filter((some) => fits(one, some))) {
        heard = true;
        const { snapshot: reached, answered } = step(machine, snapshot, sample, intentOf(moves.length + 1));
        if (!answered) continue;
        const state = stateOf(reached);
        if (state !== one.to) elsewhere.add(state);
        else {
          const key = keyOf(reached);
          if (!next.has(key)) next.set(key, { start, moves: [...moves, sample], snapshot: reached, before });
        }
      }
    if (next.size === 0) {
      const at = stateOf((ways[0] as Way).snapshot);
      if (!heard) return stopped(`${at} hears no ${stepText(one)}`);
      const now = elsewhere.size === 0 ? 'nowhere' : `to ${[...elsewhere].toSorted().join(' or ')}`;
      return stopped(`${at} · ${stepText(one)} led to ${one.to}; now it leads ${now}`);
    }
    ways = [...next.values()];
  }
  const [way] = ways as [Way];
  return { ok: true, steps: wordsOf(way, line), way, snapshot: way.snapshot };
};

/** What was walked, step by step. */
const wordsOf = (way: Way | undefined, { steps }: Line): Replayed[] =>
  steps.flatMap((one, i): Replayed[] => {
    const move = way?.moves[way.before + i]?.move;
    if (move === undefined) return [];
    return [{ text: `${stepText(one)}${move.case === undefined ? '' : ` (${move.case})`}`, state: one.to }];
  });
