import { getNextTransitions, initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext, FlowInput } from './context.ts';
import type { FlowMachine } from './flow.ts';
import type { Problem } from './problem.ts';

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

/** All that can happen to a flow. A test model is exactly as good as its alphabet: an answer that is missing throws. */
export interface Alphabet {
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
export interface Happening {
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
export interface Seen {
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

export const operationOf = (call: string): OperationId => call.replace(/^(poll|quiet)\./, '') as OperationId;

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

const happening = (move: Move, event: Happening['event']): Happening => ({ move, event });

/** The ways in which this operation can fail. */
export const faultsOf = (operationId: OperationId, { faults }: Pick<Alphabet, 'faults'>): readonly Fault[] =>
  faults.filter(({ of }) => of?.includes(operationId) ?? true);

/** Everything of the alphabet that an event type stands for. `''` and `POLLED` happen by themselves, `RETOLD` leads nowhere. */
const happeningsOf = (type: string, alphabet: Alphabet): Happening[] => {
  if (type === '' || type === 'POLLED' || type === 'RETOLD') return [];
  const delay = AFTER.exec(type)?.[1];
  if (delay !== undefined) return [happening({ do: 'wait', what: delay }, { type })];
  const [, outcome, actorId] = ACTOR.exec(type) ?? [];
  if (actorId === undefined) {
    const examples = alphabet.said[type];
    if (examples === undefined) return [happening({ do: 'say', what: type }, { type })];
    return examples.map(({ name, value }) => happening({ do: 'say', what: type, case: name }, { type, values: value }));
  }
  const operationId = operationOf(actorId);
  if (outcome === 'error')
    return faultsOf(operationId, alphabet).map(({ name, problem }) =>
      happening({ do: 'fail', what: actorId, case: name }, { type, actorId, error: problem(operationId) }),
    );
  const answers = alphabet.answered[operationId];
  if (answers === undefined || answers.length === 0) throw new Error(`No sample answer for ${operationId}`);
  return answers.map(({ name, value }) =>
    happening({ do: 'answer', what: actorId, case: name }, { type, actorId, output: value }),
  );
};

/** What can happen in a state, whether or not a guard lets it pass. Nothing happens to a flow that is over. */
export const happeningsAt = (snapshot: AnyMachineSnapshot, alphabet: Alphabet): Happening[] => {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot as never).map((next) => next.eventType as string));
  return [...types].flatMap((type) => happeningsOf(type, alphabet));
};

const seen = (snapshot: AnyMachineSnapshot, actions: readonly Action[]): Seen => {
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
  readonly seen: Seen;
  /** False: nobody answered, and nothing happened. */
  readonly answered: boolean;
}

/** How a flow begins. Pure: no call runs. */
export const begin = (machine: FlowMachine, input: FlowInput): Stepped => {
  const [snapshot, actions] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, Action[]];
  return { snapshot, seen: seen(snapshot, actions), answered: true };
};

/** One event. Pure. `intent` is the idempotency key that comes with what a person says. */
export const step = (
  machine: FlowMachine,
  from: AnyMachineSnapshot,
  { move, event }: Happening,
  intent: string,
): Stepped => {
  const said = move.do === 'say' ? { ...event, intent } : event;
  const [snapshot, actions] = transition(machine, from as never, said as never) as unknown as [
    AnyMachineSnapshot,
    Action[],
  ];
  return { snapshot, seen: seen(snapshot, actions), answered: snapshot !== from || actions.length > 0 };
};
