import { raise } from 'xstate';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { ScreenId } from '../screens.ts';
import { start, type Entrance, type FlowContext, type FlowMeta, type Leave } from './context.ts';
import type { Branches, Condition, TargetOf } from './questions.ts';
import type { Beginning } from './rhythm.ts';
import { afterAnswer, afterProblem, flow, isRead, timedOut, type Heard } from './setup.ts';
import {
  answers,
  stateConfig,
  toTransitions,
  type Arrows,
  type Complete,
  type Exactly,
  type FlowState,
  type LeadsTo,
  type Loose,
} from './state.ts';

const idOfAnswer = ({ id }: { id: string }): string => id;

/** A state in which a screen waits for the user. Every event of the screen must have an arrow: the compiler checks. */
export const screen = <S extends ScreenId, const On extends Arrows<S>>(
  id: S,
  on: On & Exactly<On, Arrows<S>>,
  options: Pick<FlowMeta, 'holds' | 'linked' | 'news'> = {},
): FlowState<LeadsTo<On>> =>
  stateConfig({
    meta: { screen: id, ...options },
    entry: { type: 'show', params: { screen: id } },
    on: answers(on),
  });

/**
 * What the flow stands on could not be read: it says so, and asks again by a tap, or by itself when there is a network again.
 */
export const unavailable = <S extends ScreenId, const On extends Arrows<S> & { RETRY: string }>(
  id: S,
  on: On & Exactly<On, Arrows<S>>,
): FlowState<LeadsTo<On>> => ({
  ...screen<S, On>(id, on),
  meta: { screen: id, reconnects: true },
});

/**
 * A state in which one operation runs; the screen before it stays on show, busy.
 * After 60 s the answer is not awaited longer.
 * `creates`: the answer's `id`, or what is picked from the answer, becomes the flow's `id`. `as`: the answer is the newest known answer of that read, too.
 * `nth`: the n-th call that one wish starts, when all go well: it has a key of its own.
 */
export const call = <Id extends OperationId, const Done extends Branches, const Failed extends Branches>(
  operationId: Id,
  input: (context: FlowContext) => CallInput<Id>,
  next: { readonly done: Done; readonly failed: Failed },
  options: { creates?: true | ((output: CallOutput<Id>) => string | null); as?: OperationId; nth?: number } = {},
): FlowState<TargetOf<Done> | TargetOf<Failed>> => {
  const hear = { type: 'hear', params: { as: options.as ?? null } };
  const heard = (context: FlowContext, event: Heard) => afterAnswer(context, event, options.as);
  return stateConfig({
    tags: ['busy'],
    ...(isRead(operationId)
      ? {}
      : {
          entry: {
            type: 'begin',
            params: ({ context }: { context: FlowContext }) => ({
              operationId,
              input: input(context),
              nth: options.nth ?? 1,
            }),
          },
        }),
    invoke: {
      id: operationId,
      src: operationId,
      input: ({ context }: { context: FlowContext }) => ({
        call: input(context),
        intent: isRead(operationId) ? null : (context.doubts[operationId]?.key ?? null),
      }),
      onDone: toTransitions(
        next.done,
        options.creates
          ? [hear, { type: 'own', params: { idOf: options.creates === true ? idOfAnswer : options.creates } }]
          : [hear],
        heard,
      ),
      onError: toTransitions(next.failed, [{ type: 'noteProblem' }], (context, event) =>
        afterProblem(context, event.error),
      ),
    },
    after: {
      giveUp: toTransitions(next.failed, [{ type: 'noteTimeout', params: { operationId } }], (context) =>
        afterProblem(context, timedOut(operationId)),
      ),
    },
  });
};

/**
 * After a lost answer: a read says whether the call was done. If so, on to `done.to`; else back to where the user asked for
 * it, which says what went wrong.
 */
export const recheck = <Id extends OperationId, const Done extends string, const Else extends string>(
  operationId: Id,
  input: (context: FlowContext) => CallInput<Id>,
  next: { readonly done: Condition<Done>; readonly else: Else },
): FlowState<Done | Else> =>
  call(operationId, input, { done: [next.done, { to: next.else, problem: 'keep' }], failed: next.else });

/** Nothing waits: a question about what is known decides. The last branch has no question. */
export const choice = <const B extends readonly [...Condition[], string]>(...branches: B): FlowState<TargetOf<B>> =>
  stateConfig({
    always: toTransitions(branches, [], (context) => context),
  });

/** What a screen stands on, and how it is read. */
interface Reading<Id extends OperationId> {
  operation: Id;
  input: (context: FlowContext) => CallInput<Id>;
}

/**
 * A screen with a read inside: not busy, not counted; all events are answered meanwhile; leaving aborts it; nothing of the
 * screen moves. A failed read changes nothing. `next` is asked after each answer; no match: stay.
 */
const rereading = <Id extends OperationId>(
  id: ScreenId,
  { operation, input }: Reading<Id>,
  next: { branches: readonly Condition[]; actions: readonly Loose[] },
  on: Record<string, string>,
  rest: {
    name: 'pausing' | 'resting';
    after?: Loose;
    first: 'reading' | 'resting';
    entry: readonly Loose[];
    meta: Loose;
  },
): FlowState<never> =>
  stateConfig({
    meta: { ...rest.meta, screen: id },
    entry: [{ type: 'show', params: { screen: id } }, ...rest.entry],
    initial: rest.first,
    states: {
      reading: {
        invoke: {
          id: `poll.${operation}`,
          src: `quiet.${operation}`,
          input: ({ context }: { context: FlowContext }) => ({ call: input(context), intent: null }),
          onDone: { target: rest.name, actions: ['hearQuietly', raise({ type: 'POLLED' })] },
          onError: rest.name,
        },
      },
      [rest.name]: { on: { SEEN: 'reading' }, ...rest.after },
    },
    on: {
      ...answers(on),
      POLLED: toTransitions(next.branches as unknown as Branches, next.actions, (context) => context),
    },
  });

/**
 * A screen waits, and is read anew on a clock, and at once when the page is seen again.
 * `every`: where in the rhythm of all waits this one begins.
 */
export const poll = <
  S extends ScreenId,
  Id extends OperationId,
  const Next extends readonly Condition[],
  const On extends Arrows<S>,
>(
  id: S,
  read: Reading<Id> & { every: Beginning },
  next: Next,
  on: On & Exactly<On, Arrows<S>>,
): FlowState<TargetOf<Next> | LeadsTo<On>> =>
  rereading(id, read, { branches: next, actions: [{ type: 'leaveProblem' }] }, on, {
    name: 'pausing',
    after: { after: { [read.every]: 'reading' } },
    first: 'reading',
    entry: ['beginWait'],
    meta: {},
  });

/**
 * A screen that shows what others can change, too: read anew when the page is seen again. `moved`: where it leads when it
 * stands here no longer; that is told.
 */
export const watch = <
  S extends ScreenId,
  Id extends OperationId,
  const Moved extends readonly Condition[],
  const On extends Arrows<S>,
>(
  id: S,
  read: Reading<Id>,
  moved: Moved,
  on: On & Exactly<On, Arrows<S>>,
  options: Pick<FlowMeta, 'holds' | 'linked'> = {},
): FlowState<TargetOf<Moved> | LeadsTo<On>> =>
  rereading(
    id,
    read,
    {
      branches: moved,
      actions: [{ type: 'leaveProblem' }, { type: 'tellMoved', params: { operationId: read.operation } }],
    },
    on,
    { name: 'resting', first: 'resting', entry: [], meta: options },
  );

/** The person is at a partner's page. They come back, or reopen us. */
export const away = <const Back extends string>(
  address: (context: FlowContext) => string | null,
  back: Back,
  options: Pick<FlowMeta, 'inPage'> = {},
): FlowState<Back> =>
  stateConfig({
    tags: ['busy', 'away'],
    meta: { away: address, ...options },
    on: { RETURN: back },
  });

/** The flow is over. */
export const final = (id: ScreenId | null, leave?: Leave): FlowState<never> =>
  stateConfig({
    type: 'final',
    meta: { ...(id ? { screen: id } : {}), ...(leave ? { leave } : {}) },
    ...(id ? { entry: { type: 'show', params: { screen: id } } } : {}),
  });

/** The flow is over: it only opened a door. */
export const entrance = (to: (context: FlowContext) => Entrance | null): FlowState<never> =>
  stateConfig({ type: 'final', meta: { entrance: to } });

const targetsOf = (state: Loose): string[] => {
  const lists = [
    ...Object.values(state.on ?? {}),
    ...Object.values(state.after ?? {}),
    state.always ?? [],
    state.invoke?.onDone ?? [],
    state.invoke?.onError ?? [],
  ].flat();
  return lists.map((t) => (typeof t === 'string' ? t : t?.target)).filter((t): t is string => typeof t === 'string');
};

const createFlow = (config: { id: string; initial: string; states: Record<string, FlowState> }) =>
  flow.createMachine({
    id: config.id,
    context: start,
    initial: config.initial,
    states: config.states,
    on: { RETOLD: { actions: 'retell' } },
    options: { maxIterations: 1_000 },
  } as Loose);
export type FlowMachine = ReturnType<typeof createFlow>;

/**
 * A product. The compiler refuses an arrow to a state that is not there; states that are made at run time are checked here.
 * Throws at construction, naming the offender, when an arrow leads to a state that is not there.
 * `maxIterations` turns an endless `choice` into an error instead of a hanging tab.
 */
export const defineFlow = <const States extends Record<string, FlowState>>(config: {
  id: string;
  initial: keyof States & string;
  states: States & Complete<States>;
}): FlowMachine => {
  for (const [name, state] of [
    ['initial', { on: { start: config.initial } }],
    ...Object.entries(config.states),
  ] as const)
    for (const target of targetsOf(state))
      if (!(target in config.states))
        throw new Error(`Flow "${config.id}": "${name}" leads to "${target}", which does not exist`);
  return createFlow(config);
};
