import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext } from '../../machines/kit/context.ts';
import { faultsOf, type EventSamples } from './step.ts';

/** A branch's question as the library asks it. */
export type Guard = (args: { context: unknown; event: unknown }) => boolean;

/** What a question hears before it is asked: the answer or the failure of an operation; else nothing. */
export interface Hearing {
  readonly type: string;
  readonly outcome: 'answer' | 'failure' | null;
  readonly operation: OperationId | null;
}

type Group = 'responses' | 'answers';
type Known = Record<Group, Record<string, unknown>> & { id: string | null; problem: unknown };

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

/** A context in which one fact is another. Facts: `id`, `problem`, `responses.claim`, `answers.SUBMIT_TERMS`. */
export const withFact = (context: FlowContext, fact: string, value: unknown): FlowContext => {
  const [group = '', name] = fact.split('.');
  const inner = context[group as keyof FlowContext];
  return name === undefined
    ? { ...context, [group]: value }
    : { ...context, [group]: { ...(inner as object), [name]: value } };
};
export const factIn = (context: FlowContext, fact: string): unknown =>
  fact.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], context);

/** The event that a question hears; `context` knows already what it brings. */
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

/** What a fact may be when a question is asked that hears this, as far as the samples go. `calls`: the flow's operations. */
export const samplesOf = (
  fact: string,
  { outcome, operation }: Hearing,
  eventSamples: EventSamples,
  calls: readonly OperationId[],
): readonly unknown[] => {
  if (fact === 'id') return idsOf(eventSamples);
  if (fact === 'problem') {
    const failing = outcome === 'failure' && operation !== null ? [operation] : calls;
    const problems = failing.flatMap((id) => faultsOf(id, eventSamples).map(({ problem }) => problem(id)));
    return outcome === 'failure' ? problems : [null, ...problems];
  }
  const [group, name = ''] = fact.split('.');
  const list = (group === 'answers' ? eventSamples.said[name] : eventSamples.answered[name as OperationId]) ?? [];
  const values = list.map(({ value }) => value);
  return outcome === 'answer' && name === operation ? values : [undefined, ...values];
};

/** A value that reports when it is looked into. */
const watched = (value: unknown, look: () => void): unknown =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, {
        get: (target, key) => {
          look();
          return Reflect.get(target, key) as unknown;
        },
      })
    : value;

/** The i-th way to know everything there is: each fact takes the i-th of its samples, round and round. */
const knownAt = (eventSamples: EventSamples, operation: OperationId, i: number): Known => {
  const nth = (examples: readonly { value: unknown }[]) => examples[i % examples.length]?.value;
  const faults = faultsOf(operation, eventSamples);
  const table = (lists: Readonly<Record<string, readonly { value: unknown }[] | undefined>>) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, nth(list ?? [])]));
  return {
    id: 'some',
    problem: faults[i % Math.max(1, faults.length)]?.problem(operation) ?? null,
    responses: table(eventSamples.answered),
    answers: table(eventSamples.said),
  };
};

/**
 * Which facts a question looks at, those included that its event brings. Found by watching it, and by taking away one
 * fact after another.
 */
const lookAt = (guard: Guard, hearing: Hearing, eventSamples: EventSamples): Set<string> => {
  const facts = new Set<string>();
  const operation = hearing.operation ?? 'claim';
  const rounds = Math.max(
    ...Object.values(eventSamples.answered).map((list) => list?.length ?? 0),
    eventSamples.faults.length,
    1,
  );
  const holds = (known: Known): boolean => {
    const context = { ...known, intent: null, doubts: {}, screen: null, brand: 'main' } as unknown as FlowContext;
    return guard({ context, event: eventOf(hearing, context) });
  };
  for (let i = 0; i < rounds; i += 1) {
    const known = knownAt(eventSamples, operation, i);
    const watch = (group: Group) =>
      Object.fromEntries(
        Object.entries(known[group]).map(([name, value]) => [
          name,
          watched(value, () => facts.add(`${group}.${name}`)),
        ]),
      );
    holds({
      ...known,
      problem: watched(known.problem, () => facts.add('problem')),
      responses: watch('responses'),
      answers: watch('answers'),
    });
  }
  const known = knownAt(eventSamples, operation, 0);
  const before = holds(known);
  const without: [string, Known][] = [
    ['id', { ...known, id: null }],
    ['problem', { ...known, problem: null }],
    ...(['responses', 'answers'] as const).flatMap((group) =>
      Object.keys(known[group]).map((name): [string, Known] => [
        `${group}.${name}`,
        { ...known, [group]: { ...known[group], [name]: undefined } },
      ]),
    ),
  ];
  const brought = hearing.outcome === 'failure' ? 'problem' : `responses.${hearing.operation ?? ''}`;
  for (const [fact, less] of without) if (fact !== brought && holds(less) !== before) facts.add(fact);
  return facts;
};

/** Guards are asked anew for every machine built of them: what they look at does not change. */
const looked = new WeakMap<EventSamples, WeakMap<Guard, Set<string>>>();

/** Which facts a question looks at. The answer is kept. */
export const lookedAt = (guard: Guard, hearing: Hearing, eventSamples: EventSamples): ReadonlySet<string> =>
  atKey(
    atKey(looked, eventSamples, () => new WeakMap<Guard, Set<string>>()),
    guard,
    () => lookAt(guard, hearing, eventSamples),
  );
