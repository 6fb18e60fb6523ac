import { operations, type OperationId } from '../../openapi/index.ts';
import type { Condition } from '../../machines/kit/conditions.ts';
import type { FlowContext } from '../../machines/kit/context.ts';
import { faultsOf, type EventSamples } from './step.ts';

/** A guard of XState as the kit makes it: what it reads is known. */
export interface Guard {
  (args: { context: unknown; event: unknown }): boolean;
  readonly condition: Condition;
}

/** What a guard hears before it is asked: the answer or the failure of an operation; else nothing. */
export interface Hearing {
  readonly type: string;
  readonly outcome: 'answer' | 'failure' | null;
  readonly operation: OperationId | null;
}

/** The value at a key; the first time it is made. */
export const atKey = <K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

/** Where a fact stands in the context: an operation's answer, an event's values, or one of the context's own. */
const groupOf = (fact: string): 'responses' | 'answers' | null =>
  fact in operations ? 'responses' : /^[A-Z]/.test(fact) ? 'answers' : null;

/** A context in which one fact is another. Facts: `id`, `problem`, `claim`, `SUBMIT_TERMS`. */
export const withFact = (context: FlowContext, fact: string, value: unknown): FlowContext => {
  const group = groupOf(fact);
  return group === null ? { ...context, [fact]: value } : { ...context, [group]: { ...context[group], [fact]: value } };
};
export const factIn = (context: FlowContext, fact: string): unknown => {
  const group = groupOf(fact);
  return ((group === null ? context : context[group]) as Readonly<Record<string, unknown>>)[fact];
};

/** The event that a guard hears; `context` knows already what it brings. */
export const eventOf = ({ type, outcome, operation }: Hearing, context: FlowContext) => ({
  type,
  actorId: operation,
  output: operation === null ? undefined : context.responses[operation],
  error: outcome === 'failure' ? context.problem : null,
});

/** Ids that claims of the samples have; null: there is none yet. */
const idsOf = ({ starts, answered }: EventSamples): (string | null)[] => {
  const named = Object.values(answered).flatMap((list) =>
    (list ?? []).map(({ value }) => (value as { id?: unknown } | null)?.id),
  );
  const ids = [...starts.map(({ id }) => id), ...named].filter((id) => typeof id === 'string');
  return [null, ...new Set(ids)];
};

/** What a fact may be when a guard is asked that hears this, as far as the samples go. `calls`: the flow's operations. */
export const samplesOf = (
  fact: string,
  { outcome, operation }: Hearing,
  eventSamples: EventSamples,
  calls: readonly OperationId[],
): readonly unknown[] => {
  if (fact === 'id') return idsOf(eventSamples);
  if (fact === 'repeats') return [...new Set(eventSamples.starts.map(({ repeats }) => repeats ?? null))];
  if (fact === 'problem') {
    const failing = outcome === 'failure' && operation !== null ? [operation] : calls;
    const problems = failing.flatMap((id) => faultsOf(id, eventSamples).map(({ problem }) => problem(id)));
    return outcome === 'failure' ? problems : [null, ...problems];
  }
  const list =
    (groupOf(fact) === 'answers' ? eventSamples.said[fact] : eventSamples.answered[fact as OperationId]) ?? [];
  const values = list.map(({ value }) => value);
  return outcome === 'answer' && fact === operation ? values : [undefined, ...values];
};
