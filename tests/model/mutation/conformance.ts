import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import type { FlowContext } from '../../../machines/kit/context.ts';
import type { FlowMachine } from '../../../machines/kit/flow.ts';
import { callText } from '../../paths/support/trace.ts';
import { shapeOf } from '../../paths/support/shape.ts';
import { step, type EventSamples, type Observation, type SampleEvent } from '../step.ts';

/** Names of samples instead of the samples: a changed example is no changed behaviour. */
const namesOf = (eventSamples: EventSamples): Map<unknown, string> =>
  new Map(
    [...Object.values(eventSamples.said), ...Object.values(eventSamples.answered)]
      .flatMap((examples) => examples ?? [])
      .filter(({ value }) => typeof value === 'object' && value !== null)
      .map(({ name, value }) => [value, name]),
  );

/** Everything a step shows, samples by name. Equal digests: equal behaviour, as far as the samples go. */
export const digester = (eventSamples: EventSamples) => {
  const names = namesOf(eventSamples);
  const table = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${names.get(value) ?? shapeOf(value)}`)
      .toSorted();
  const contextDigest = ({ id, screen, intent, unsettled, problem, changed, answers, responses }: FlowContext) => [
    id,
    screen,
    intent,
    Object.entries(unsettled).map(([wish, { key, ...about }]) => [wish, key, shapeOf(about)]),
    problem === null ? null : [problem.kind, problem.operationId, problem.ambiguous, Object.keys(problem.fields ?? {})],
    changed?.operationId ?? null,
    table(answers),
    table(responses),
  ];
  return (seen: Observation, answered: boolean): string =>
    JSON.stringify([
      answered,
      seen.state,
      seen.over,
      seen.tags,
      contextDigest(seen.context),
      seen.calls.map((call) => callText(call)),
      seen.stopped,
      seen.timers,
    ]);
};

/**
 * Asks a vertex about every sample event, also about those that it must ignore. Of an event type that the vertex
 * does not know, one sample is asked: what it carries cannot matter.
 */
export const ask = (
  machine: FlowMachine,
  snapshot: AnyMachineSnapshot,
  events: readonly SampleEvent[],
  digest: ReturnType<typeof digester>,
): string[] => {
  const known = new Set(getNextTransitions(snapshot as never).map((next) => next.eventType as string));
  const ignored = new Map<string, string>();
  return events.map((sample) => {
    const { type } = sample.event;
    const before = ignored.get(type);
    if (before !== undefined) return before;
    const { seen, answered } = step(machine, snapshot, sample, 'i0');
    const result = answered ? digest(seen, true) : 'nothing';
    if (!known.has(type)) ignored.set(type, result);
    return result;
  });
};
