import { raise } from 'xstate';
import type { OperationId } from '../../openapi/index.ts';
import type { Branch, Branches } from './branches.ts';
import { isAmbiguous } from './conditions.ts';
import type { FlowContext } from './context.ts';
import type { Entrance, FlowMeta, Leave } from './meta.ts';
import type { ScreenId } from './register.ts';
import type { FirstPause } from './rhythm.ts';
import { afterAnswer, afterProblem, isRead, timedOut, type DoneEvent } from './setup.ts';
import { answers, stateConfig, toTransitions, type FlowState, type Loose } from './state.ts';

/*
 * What the words of `kit.types.ts` do, which says what they are for and what they promise. Here types are loose: a flow
 * gets them through `flowKit`.
 */
type On = Record<string, string>;
type Input = (context: FlowContext) => unknown;
interface Asking {
  readonly operation: OperationId;
  readonly input: Input;
}
interface CallOptions {
  readonly creates?: true | ((output: Loose) => string | null);
  readonly as?: OperationId;
  readonly nth?: number;
}

const idOfAnswer = ({ id }: { id: string }): string => id;

export const screen = (
  id: ScreenId,
  on: On,
  options: Pick<FlowMeta, 'holds' | 'linked' | 'news'> = {},
): FlowState<never> =>
  stateConfig({
    meta: { screen: id, ...options },
    entry: { type: 'show', params: { screen: id } },
    on: answers(on),
  });

export const unavailable = (id: ScreenId, on: On): FlowState<never> => ({
  ...screen(id, on),
  meta: { screen: id, reconnects: true },
});

export const call = (
  operationId: OperationId,
  input: Input,
  next: { readonly done: Branches; readonly failed: Branches; readonly unanswered?: string },
  options: CallOptions = {},
): FlowState<never> => {
  const store = { type: 'storeResponse', params: { as: options.as ?? null } };
  const stored = (context: FlowContext, event: DoneEvent) => afterAnswer(context, event, options.as);
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
        intent: isRead(operationId) ? null : (context.unsettled[operationId]?.key ?? null),
      }),
      onDone: toTransitions(
        next.done,
        options.creates
          ? [store, { type: 'own', params: { idOf: options.creates === true ? idOfAnswer : options.creates } }]
          : [store],
        stored,
      ),
      onError: toTransitions(next.failed, [{ type: 'noteProblem' }], (context, event) =>
        afterProblem(context, event.error),
      ),
    },
    after: {
      giveUp: toTransitions(
        next.unanswered ?? next.failed,
        [{ type: 'noteTimeout', params: { operationId } }],
        (context) => afterProblem(context, timedOut(operationId)),
      ),
    },
  });
};

export const command = (
  name: string,
  operationId: OperationId,
  input: Input,
  next: {
    readonly done: Branches;
    readonly refused: Branches;
    readonly read: Asking;
    readonly unknown: Branches;
    readonly unread: string;
  },
  options?: CallOptions,
): Record<string, FlowState<never>> => {
  const asking = `${name}Unknown`;
  const refused = typeof next.refused === 'string' ? ([next.refused] as const) : next.refused;
  return {
    [name]: call(
      operationId,
      input,
      { done: next.done, failed: [{ if: isAmbiguous, to: asking }, ...refused], unanswered: asking },
      options,
    ),
    [asking]: call(next.read.operation, next.read.input, { done: next.unknown, failed: next.unread }),
  };
};

export const choice = (...branches: readonly [...Branch[], string]): FlowState<never> =>
  stateConfig({ always: toTransitions(branches, [], (context) => context) });

/** A screen with a read inside; nothing of the screen moves while it runs. */
const rereading = (
  id: ScreenId,
  { operation, input }: Asking,
  next: { branches: readonly Branch[]; actions: readonly Loose[] },
  on: On,
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
          onDone: { target: rest.name, actions: ['storePolledResponse', raise({ type: 'POLLED' })] },
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

export const poll = (
  id: ScreenId,
  read: Asking & { every: FirstPause },
  next: readonly Branch[],
  on: On,
  options: Pick<FlowMeta, 'news'> = {},
): FlowState<never> =>
  rereading(id, read, { branches: next, actions: [{ type: 'leaveProblem' }] }, on, {
    name: 'pausing',
    after: { after: { [read.every]: 'reading' } },
    first: 'reading',
    entry: ['beginWait'],
    meta: options,
  });

export const watch = (
  id: ScreenId,
  read: Asking,
  moved: readonly Branch[],
  on: On,
  options: Pick<FlowMeta, 'holds' | 'linked'> = {},
): FlowState<never> =>
  rereading(
    id,
    read,
    {
      branches: moved,
      actions: [{ type: 'leaveProblem' }, { type: 'showMoved', params: { operationId: read.operation } }],
    },
    on,
    { name: 'resting', first: 'resting', entry: [], meta: options },
  );

export const away = (
  address: (context: FlowContext) => string | null,
  back: string,
  options: Pick<FlowMeta, 'inPage'> = {},
): FlowState<never> =>
  stateConfig({
    tags: ['busy', 'away'],
    meta: { away: address, ...options },
    on: { RETURN: back },
  });

export const final = (id: ScreenId | null, leave?: Leave): FlowState<never> =>
  stateConfig({
    type: 'final',
    meta: { ...(id ? { screen: id } : {}), ...(leave ? { leave } : {}) },
    ...(id ? { entry: { type: 'show', params: { screen: id } } } : {}),
  });

/** The flow is over: it only opened a door. */
export const entrance = (to: (context: FlowContext) => Entrance | null): FlowState<never> =>
  stateConfig({ type: 'final', meta: { entrance: to } });
