import {
  createActor,
  getNextTransitions,
  initialTransition,
  type AnyActorScope,
  type AnyMachineSnapshot,
} from 'xstate';
import { operationOf } from '../../machines/kit/calls.ts';
import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext, FlowInput } from '../../machines/kit/context.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { Problem } from '../../machines/kit/problem.ts';

/** One sample value with a name: what a person said, or what a service answered. */
export interface Example {
  readonly name: string;
  readonly value: unknown;
}

/** One way a call can fail. */
export interface Fault {
  readonly name: string;
  /** Operations that alone can fail so; absent: all. */
  readonly of?: readonly OperationId[];
  readonly problem: (operationId: OperationId) => Problem;
}

/** All that can happen to a flow. A test model is exactly as good as its samples: an answer that is missing throws. */
export interface EventSamples {
  /** How a flow may begin. */
  readonly starts: readonly FlowInput[];
  /** Values of events that carry some, by event. */
  readonly said: Readonly<Record<string, readonly Example[]>>;
  /** Answers by operation; of a clocked read, too. */
  readonly answered: { readonly [Id in OperationId]?: readonly Example[] };
  readonly faults: readonly Fault[];
}

/** One thing that happens: a person says something, a call answers or fails, time passes. */
export interface Move {
  readonly do: 'say' | 'answer' | 'fail' | 'wait';
  /** Event, call (`claim`, `poll.claim`) or delay. */
  readonly what: string;
  /** Name of the example or the fault. */
  readonly case?: string;
}
/** A move with the event that the machine gets. */
export interface SampleEvent {
  readonly move: Move;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

/** A call that a step has started. */
export interface Started {
  /** `claim`; `quiet.claim` for a read on a clock. */
  readonly call: string;
  readonly input: unknown;
  /** Idempotency key. */
  readonly key: string | null;
}

/** All that one step shows: two machines that show the same after every step are the same machine. */
export interface Observation {
  /** Dotted: `waiting.pausing`. */
  readonly state: string;
  readonly over: boolean;
  readonly tags: readonly string[];
  readonly context: FlowContext;
  readonly calls: readonly Started[];
  /** Calls and clocks that were given up. */
  readonly stopped: readonly string[];
  readonly timers: readonly string[];
}

interface Action {
  readonly type: string;
  // The library's actions carry what each kind needs; only these few are read.
  readonly params?: { id?: string; src?: string; input?: unknown; delay?: number; event?: { type?: string } };
}

/** `{ waiting: 'pausing' }` → `waiting.pausing`. */
export const stateOf = (snapshot: AnyMachineSnapshot): string => {
  const dotted = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .map(([key, inner]) => `${key}.${dotted(inner)}`)
          .join('+');
  return dotted(snapshot.value);
};
export const contextOf = (snapshot: AnyMachineSnapshot): FlowContext => snapshot.context as FlowContext;
export const moveName = (move: Move): string =>
  [move.do === 'say' ? '' : move.do, move.what, move.case ?? ''].filter((part) => part !== '').join(' ');

const AFTER = /^xstate\.after\.(\w+)\./;
const ACTOR = /^xstate\.(done|error)\.actor\.(.+)$/;

const sample = (move: Move, event: SampleEvent['event']): SampleEvent => ({ move, event });

/** The ways in which this operation can fail. */
export const faultsOf = (operationId: OperationId, { faults }: Pick<EventSamples, 'faults'>): readonly Fault[] =>
  faults.filter(({ of }) => of?.includes(operationId) ?? true);

/** All samples that an event type stands for. `''` and `POLLED` happen by themselves, `RESPONSE_UPDATED` leads nowhere. */
const sampleEventsOf = (type: string, eventSamples: EventSamples): SampleEvent[] => {
  if (type === '' || type === 'POLLED' || type === 'RESPONSE_UPDATED') return [];
  const delay = AFTER.exec(type)?.[1];
  if (delay !== undefined) return [sample({ do: 'wait', what: delay }, { type })];
  const [, outcome, actorId] = ACTOR.exec(type) ?? [];
  if (actorId === undefined) {
    const examples = eventSamples.said[type];
    if (examples === undefined) return [sample({ do: 'say', what: type }, { type })];
    return examples.map(({ name, value }) => sample({ do: 'say', what: type, case: name }, { type, values: value }));
  }
  const operationId = operationOf(actorId);
  if (outcome === 'error')
    return faultsOf(operationId, eventSamples).map(({ name, problem }) =>
      sample({ do: 'fail', what: actorId, case: name }, { type, actorId, error: problem(operationId) }),
    );
  const answers = eventSamples.answered[operationId];
  if (answers === undefined || answers.length === 0) throw new Error(`No sample answer for ${operationId}`);
  return answers.map(({ name, value }) =>
    sample({ do: 'answer', what: actorId, case: name }, { type, actorId, output: value }),
  );
};

/** What can happen in a state, whether or not a guard lets it pass. Nothing happens to a flow that is over. */
export const sampleEventsAt = (snapshot: AnyMachineSnapshot, eventSamples: EventSamples): SampleEvent[] => {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot as never).map((next) => next.eventType as string));
  return [...types].flatMap((type) => sampleEventsOf(type, eventSamples));
};

const seen = (snapshot: AnyMachineSnapshot, actions: readonly Action[]): Observation => {
  const of = (type: string) => actions.filter((action) => action.type === type);
  return {
    state: stateOf(snapshot),
    over: snapshot.status !== 'active',
    tags: [...snapshot.tags].toSorted(),
    context: contextOf(snapshot),
    calls: of('xstate.spawnChild').map(({ params }) => {
      const args = params?.input as { call: unknown; intent: string | null } | undefined;
      return { call: params?.src ?? '', input: args?.call, key: args?.intent ?? null };
    }),
    stopped: of('xstate.stopChild').map(({ params }) => params?.id ?? ''),
    timers: of('xstate.raise')
      .filter(({ params }) => params?.delay !== undefined)
      .map(({ params }) => `${AFTER.exec(params?.event?.type ?? '')?.[1] ?? params?.id ?? ''} ${params?.delay ?? ''}`),
  };
};

export interface Stepped {
  readonly snapshot: AnyMachineSnapshot;
  readonly seen: Observation;
  /** False: nobody answered, and nothing happened. */
  readonly answered: boolean;
}

/** How a flow begins. Pure: no call runs. */
export const begin = (machine: FlowMachine, input: FlowInput): Stepped => {
  const [snapshot, actions] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, Action[]];
  return { snapshot, seen: seen(snapshot, actions), answered: true };
};

/** What a machine is moved by when nothing runs. The library's own `transition` begins the flow anew for it at every event. */
const inert = new WeakMap<FlowMachine, AnyActorScope>();
const nothing = (): void => undefined;
const inertScope = (machine: FlowMachine): AnyActorScope => {
  const known = inert.get(machine);
  if (known !== undefined) return known;
  const self = createActor(machine, { input: {} });
  const { system } = self;
  const scope: AnyActorScope = {
    self,
    system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  inert.set(machine, scope);
  return scope;
};

/** One event. Pure. `intent` is the idempotency key that comes with what a person says. */
export const step = (
  machine: FlowMachine,
  from: AnyMachineSnapshot,
  { move, event }: SampleEvent,
  intent: string,
): Stepped => {
  const said = move.do === 'say' ? { ...event, intent } : event;
  const actions: Action[] = [];
  const snapshot: AnyMachineSnapshot = machine.transition(from as never, said as never, {
    ...inertScope(machine),
    actionExecutor: (action) => void actions.push(action as Action),
  });
  return { snapshot, seen: seen(snapshot, actions), answered: snapshot !== from || actions.length > 0 };
};
