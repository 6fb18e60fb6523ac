import { assign, setup } from 'xstate';
import { entryOf } from '../../openapi/directory.ts';
import type { OperationId } from '../../openapi/index.ts';
import { operationOf, unbound } from './calls.ts';
import type { FlowContext, FlowEvent, ResponseUpdated, ScreenEvent } from './context.ts';
import type { Problem } from './problem.ts';
import type { ScreenId } from './register.ts';
import { firstPauses } from './rhythm.ts';

/**
 * Give-up: the answer of a call is not awaited longer; its outcome counts as unknown. The others: pauses between two reads of
 * a screen that waits, as they are at first; whoever runs a flow lengthens them as the wait grows old (`rhythm.ts`).
 */
export const delays = { giveUp: 60_000, ...firstPauses } as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Reads change nothing: they need no key and settle nothing. */
export const isRead = (operationId: OperationId): boolean => entryOf(operationId).safety === 'read';

/** The key of a call: of the very same call whose outcome is unknown, else of what the user wants now. */
const keyOf = (context: FlowContext, operationId: OperationId, input: unknown, nth: number): string | null => {
  const unsettled = context.unsettled[operationId];
  if (unsettled && same(unsettled.input, input)) return unsettled.key;
  return context.intent === null || nth === 1 ? context.intent : `${context.intent}.${nth}`;
};

const without = ({ unsettled }: FlowContext, operationId: OperationId): FlowContext['unsettled'] =>
  Object.fromEntries(Object.entries(unsettled).filter(([id]) => id !== operationId));

export type DoneEvent = { actorId: string; output: unknown };

/** `as`: the answer is also the newest known answer of that read. */
type StoreParams = { as: OperationId | null };

const known = (responses: FlowContext['responses'], operationId: OperationId, output: unknown) => {
  const { [operationId]: _older, ...others } = responses;
  return { ...others, [operationId]: output };
};

export const afterAnswer = (context: FlowContext, event: DoneEvent, as: OperationId | null = null): FlowContext => {
  const stored = known(context.responses, operationOf(event.actorId), event.output);
  return { ...context, responses: as === null ? stored : known(stored, as, event.output), problem: null };
};
export const afterProblem = (context: FlowContext, problem: Problem): FlowContext => ({ ...context, problem });

export const timedOut = (operationId: OperationId): Problem => ({
  kind: 'timeout',
  operationId,
  messages: [],
  ambiguous: true,
});

const noted = (context: FlowContext, problem: Problem): Partial<FlowContext> => ({
  problem,
  // A definite refusal settles the call; what is unknown stays known by its key.
  ...(problem.ambiguous ? {} : { unsettled: without(context, problem.operationId as OperationId) }),
});

export const flow = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {},
    meta: {},
    tags: {} as 'busy' | 'away',
  },
  delays,
  actors: unbound,
  actions: {
    show: assign({ screen: (_, params: { screen: ScreenId }) => params.screen }),
    storeAnswer: assign(({ context, event }) => {
      const said = event as { type: ScreenEvent['type']; values?: unknown; intent?: string };
      return {
        answers: said.values === undefined ? context.answers : { ...context.answers, [said.type]: said.values },
        intent: said.intent ?? null,
        problem: null,
        changed: null,
      };
    }),
    /** Before the call goes out: whatever happens to its answer, the key is known. */
    begin: assign(
      ({ context }, { operationId, input, nth }: { operationId: OperationId; input: unknown; nth: number }) => {
        const key = keyOf(context, operationId, input, nth);
        return key === null ? {} : { unsettled: { ...context.unsettled, [operationId]: { key, input } } };
      },
    ),
    storeResponse: assign(({ context, event }, params: StoreParams) => {
      const done = event as unknown as DoneEvent;
      return { ...afterAnswer(context, done, params.as), unsettled: without(context, operationOf(done.actorId)) };
    }),
    storeResponseBesideProblem: assign(({ context, event }, params: StoreParams) => ({
      responses: afterAnswer(context, event as unknown as DoneEvent, params.as).responses,
    })),
    // A read on a clock must not wipe the message of what the user has just tried.
    storePolledResponse: assign(({ context, event }) => ({
      responses: afterAnswer(context, event as unknown as DoneEvent).responses,
    })),
    // What went wrong was said on the screen before.
    leaveProblem: assign({ problem: null }),
    own: assign({
      id: ({ event }, { idOf }: { idOf: (output: never) => string | null }) =>
        idOf((event as unknown as DoneEvent).output as never),
    }),
    noteProblem: assign(({ context, event }) => noted(context, (event as unknown as { error: Problem }).error)),
    noteTimeout: assign(({ context }, params: { operationId: OperationId }) =>
      noted(context, timedOut(params.operationId)),
    ),
    /** Nothing was refused, and yet the person is led away. */
    showMoved: assign({
      changed: (_, { operationId }: { operationId: OperationId }): Problem => ({
        kind: 'conflict',
        operationId,
        messages: [],
        ambiguous: false,
      }),
    }),
    showChange: assign({ changed: ({ context }) => context.problem }),
    updateResponse: assign(({ context, event }) => {
      const { operationId, output } = event as ResponseUpdated;
      // In its place: the same answer is not a newer one.
      return { responses: { ...context.responses, [operationId]: output } };
    }),
    /** A wait begins: whoever runs the flow looks at the clock. */
    beginWait: () => undefined,
  },
});
