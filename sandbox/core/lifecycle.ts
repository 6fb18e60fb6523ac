import { transition, type AnyStateMachine, type EventFrom, type StateValueFrom } from 'xstate';

/** What a state of a lifecycle may say of itself. */
export interface StateMeta {
  /** Days that a thing may stay, counted anew whenever its expiry is planned; only where `TIME_OVER` leads on. */
  readonly days: number;
}

/** The life of a stored thing. Everything here is pure: nothing is stored and nothing refused. */
export interface Lifecycle<S extends string, E extends string> {
  readonly machine: AnyStateMachine;
  /** All statuses, in the order in which the machine declares them. */
  readonly statuses: readonly S[];
  /** Where `event` leads from `status`; null: it is forbidden there. */
  after(status: S, event: E): S | null;
  can(status: S, event: E): boolean;
  /** Moves the thing if its status allows it; says whether it did. */
  step(thing: { status: S }, event: E): boolean;
  /** As `step`, for what cannot be forbidden (seeds). Throws an Error that names the event and the status. */
  must(thing: { status: S }, event: E): void;
  /** Nothing leads out of it. */
  isFinal(status: S): boolean;
  /** Days that a thing may stay in this status; null: it does not expire. */
  daysOf(status: S): number | null;
}

/**
 * The lifecycle that a machine describes. Its states are the statuses: flat, as the contract names them, with
 * `setup({ types }).createMachine({ initial, states })`. Events are SHOUTED; `TIME_OVER` is the one of expiry.
 */
export function createLifecycle<
  M extends AnyStateMachine,
  S extends string = StateValueFrom<M> & string,
  E extends string = EventFrom<M>['type'],
>(machine: M): Lifecycle<S, E> {
  const all: AnyStateMachine = machine;

  const after = (status: S, event: E): S | null => {
    const here = all.resolveState({ value: status, context: {} });
    return here.can({ type: event }) ? (transition(all, here, { type: event })[0].value as S) : null;
  };
  const step = (thing: { status: S }, event: E): boolean => {
    const next = after(thing.status, event);
    if (next !== null) thing.status = next;
    return next !== null;
  };
  return {
    machine,
    statuses: Object.keys(machine.states) as S[],
    after,
    can: (status, event) => after(status, event) !== null,
    step,
    must(thing, event) {
      if (!step(thing, event)) throw new Error(`${machine.id}: ${event} is forbidden in ${thing.status}`);
    },
    isFinal: (status) => machine.states[status]?.type === 'final',
    daysOf: (status) => (machine.states[status]?.meta as StateMeta | undefined)?.days ?? null,
  };
}
