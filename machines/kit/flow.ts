import { raise, type StateNodeConfig } from 'xstate';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { ScreenId } from '../screens.ts';
import { start, type EventTypeOf, type Entrance, type FlowContext, type FlowMeta, type Leave } from './context.ts';
import type { Branches, Condition, Otherwise } from './questions.ts';
import type { Beginning } from './rhythm.ts';
import { afterAnswer, afterProblem, flow, isRead, timedOut, type Heard } from './setup.ts';

// The library's own config types follow the setup's generics so closely that a generated array does not fit them;
// the promises are made by the signatures of the words below, and `defineFlow` checks every target.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Loose = any;
export type FlowState = StateNodeConfig<Loose, Loose, Loose, Loose, Loose, Loose, Loose, Loose, Loose, Loose>;

const toTransitions = (
  branches: Branches,
  actions: readonly Loose[],
  after: (context: FlowContext, event: Loose) => FlowContext,
): Loose =>
  (typeof branches === 'string' ? [branches] : branches).map((branch: Otherwise | Condition) =>
    typeof branch === 'string'
      ? { target: branch, actions }
      : !('if' in branch)
        ? {
            target: branch.to,
            actions: actions.map((action) => (action.type === 'hear' ? { ...action, type: 'hearKeeping' } : action)),
          }
        : {
            target: branch.to,
            description: branch.if.name,
            guard: ({ context, event }: Loose) => branch.if(after(context, event)),
            actions: [
              ...actions,
              ...(branch.tell === true ? [{ type: 'tell' }] : []),
              ...(branch.asks === true ? [{ type: 'leaveProblem' }] : []),
            ],
          },
  );

const answers = (on: Record<string, string>): Loose =>
  Object.fromEntries(Object.entries(on).map(([type, target]) => [type, { target, actions: 'remember' }]));

const idOfAnswer = ({ id }: { id: string }): string => id;

/** An arrow for every event of the screen, and for no other. */
type Arrows<S extends ScreenId> = [EventTypeOf<S>] extends [never]
  ? Record<string, never>
  : { [T in EventTypeOf<S>]: string };

/** A state in which a screen waits for the user. Every event of the screen must have an arrow: the compiler checks. */
export const screen = <S extends ScreenId>(
  id: S,
  on: Arrows<S>,
  options: Pick<FlowMeta, 'holds' | 'linked' | 'news'> = {},
): FlowState =>
  flow.createStateConfig({
    meta: { screen: id, ...options },
    entry: { type: 'show', params: { screen: id } },
    on: answers(on),
  } as Loose) as FlowState;

/**
 * What the flow stands on could not be read: it says so, and asks again by a tap, or by itself when there is a network again.
 */
export const unavailable = <S extends ScreenId>(id: S, on: Arrows<S> & { RETRY: string }): FlowState => ({
  ...screen(id, on),
  meta: { screen: id, reconnects: true },
});

/**
 * A state in which one operation runs; the screen before it stays on show, busy.
 * After 60 s the answer is not awaited longer.
 * `creates`: the answer's `id`, or what is picked from the answer, becomes the flow's `id`. `as`: the answer is the newest known answer of that read, too.
 * `nth`: the n-th call that one wish starts, when all go well: it has a key of its own.
 */
export const call = <Id extends OperationId>(
  operationId: Id,
  input: (context: FlowContext) => CallInput<Id>,
  next: { done: Branches; failed: Branches },
  options: { creates?: true | ((output: CallOutput<Id>) => string | null); as?: OperationId; nth?: number } = {},
): FlowState => {
  const hear = { type: 'hear', params: { as: options.as ?? null } };
  const heard = (context: FlowContext, event: Heard) => afterAnswer(context, event, options.as);
  return flow.createStateConfig({
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
  } as Loose) as FlowState;
};

/**
 * After a lost answer: a read says whether the call was done. If so, on to `done.to`; else back to where the user asked for
 * it, which says what went wrong.
 */
export const recheck = <Id extends OperationId>(
  operationId: Id,
  input: (context: FlowContext) => CallInput<Id>,
  next: { done: Condition; else: string },
): FlowState => call(operationId, input, { done: [next.done, { to: next.else, problem: 'keep' }], failed: next.else });

/** Nothing waits: a question about what is known decides. The last branch has no question. */
export const choice = (...branches: readonly [...Condition[], string]): FlowState =>
  flow.createStateConfig({
    always: toTransitions(branches, [], (context) => context),
  } as Loose) as FlowState;

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
): FlowState =>
  flow.createStateConfig({
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
  } as Loose) as FlowState;

/**
 * A screen waits, and is read anew on a clock, and at once when the page is seen again.
 * `every`: where in the rhythm of all waits this one begins.
 */
export const poll = <S extends ScreenId, Id extends OperationId>(
  id: S,
  read: Reading<Id> & { every: Beginning },
  next: readonly Condition[],
  on: Arrows<S>,
): FlowState =>
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
export const watch = <S extends ScreenId, Id extends OperationId>(
  id: S,
  read: Reading<Id>,
  moved: readonly Condition[],
  on: Arrows<S>,
  options: Pick<FlowMeta, 'holds' | 'linked'> = {},
): FlowState =>
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
export const away = (
  address: (context: FlowContext) => string | null,
  back: string,
  options: Pick<FlowMeta, 'inPage'> = {},
): FlowState =>
  flow.createStateConfig({
    tags: ['busy', 'away'],
    meta: { away: address, ...options },
    on: { RETURN: back },
  } as Loose) as FlowState;

/** The flow is over. */
export const final = (id: ScreenId | null, leave?: Leave): FlowState =>
  flow.createStateConfig({
    type: 'final',
    meta: { ...(id ? { screen: id } : {}), ...(leave ? { leave } : {}) },
    ...(id ? { entry: { type: 'show', params: { screen: id } } } : {}),
  } as Loose) as FlowState;

/** The flow is over: it only opened a door. */
export const entrance = (to: (context: FlowContext) => Entrance | null): FlowState =>
  flow.createStateConfig({ type: 'final', meta: { entrance: to } } as Loose) as FlowState;

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

/**
 * A product. Throws at construction, naming the offender, when an arrow leads to a state that is not there.
 * `maxIterations` turns an endless `choice` into an error instead of a hanging tab.
 */
export const defineFlow = (config: { id: string; initial: string; states: Record<string, FlowState> }) => {
  for (const [name, state] of [
    ['initial', { on: { start: config.initial } }],
    ...Object.entries(config.states),
  ] as const)
    for (const target of targetsOf(state))
      if (!(target in config.states))
        throw new Error(`Flow "${config.id}": "${name}" leads to "${target}", which does not exist`);
  return flow.createMachine({
    id: config.id,
    context: start,
    initial: config.initial,
    states: config.states,
    on: { RETOLD: { actions: 'retell' } },
    options: { maxIterations: 1_000 },
  } as Loose);
};
export type FlowMachine = ReturnType<typeof defineFlow>;
