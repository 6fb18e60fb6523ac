import { assign, emit, raise, setup, type StateNodeConfig } from 'xstate';
import { entryOf } from '../../openapi/directory.ts';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { ScreenId, Screens } from '../screens.ts';
import { unbound } from './calls.ts';
import type { Problem } from './problem.ts';
import type { EventsOf } from './screen.ts';

/**
 * What a screen may say, `RETURN` (back from a partner's page), `POLLED` (a clocked read has answered) and `RETOLD` (a read
 * that has answered before says the same in another language: it leads nowhere).
 */
export type ScreenEvent = EventsOf<Screens[ScreenId]>;
export type Retold = { [Id in OperationId]: { type: 'RETOLD'; operationId: Id; output: CallOutput<Id> } }[OperationId];
export type FlowEvent = ScreenEvent | { type: 'RETURN' } | { type: 'POLLED' } | Retold;
export type EventTypeOf<S extends ScreenId> = EventsOf<Screens[S]>['type'];

type ValuesOf<T extends ScreenEvent['type']> =
  Extract<ScreenEvent, { type: T }> extends { values: infer V } ? V : never;

/** The same for all flows, and plain data only: it can be shown, compared and replayed. */
export interface FlowContext {
  /** Id of the claim on the server, once there is one. */
  id: string | null;
  /** Variant of the product. */
  brand: string;
  /** The claim that this one repeats with other terms: its data are copied by the server. */
  repeats: string | null;
  /** The screen on show; it stays while a call runs. */
  screen: ScreenId | null;
  /** What the user submitted last, by event. */
  answers: { [T in ScreenEvent['type']]?: ValuesOf<T> };
  /** What the servers answered last, by operationId; the newest answer stands last. */
  responses: { [Id in OperationId]?: CallOutput<Id> };
  /** Idempotency key of what the user wants now; it comes with the event. */
  intent: string | null;
  /** Calls under way, or whose outcome is unknown: the same call goes out again under the same key. */
  doubts: { [Id in OperationId]?: Doubt };
  problem: Problem | null;
  /** The refusal after which the flow asked anew where it stands; on show wherever that led, until the user goes on. */
  changed: Problem | null;
}

export interface Doubt {
  readonly key: string;
  readonly input: unknown;
}

export interface FlowInput {
  id?: string | null;
  brand?: string;
  /** Opening the address is a wish, too: the key of a call that a flow begins with. */
  intent?: string | null;
  answers?: FlowContext['answers'];
  doubts?: FlowContext['doubts'];
  repeats?: string | null;
}

/** Where a flow that is over leads: a page, or the beginning of another flow with answers to start from. */
export interface Leave {
  readonly to: ScreenId;
  /** Id of what is opened there; without it the screen of a page or the beginning of a flow. */
  readonly of?: (context: FlowContext) => string | null;
  /** The next flow starts with what this one knows, as drafts of its forms. */
  readonly repeat?: true;
  /** What was typed here is done with: the next beginning is an empty one. */
  readonly forget?: true;
}

/** A way in for somebody who comes from outside: an address of ours, and whom to sign in first. */
export interface Entrance {
  /** Path and query. */
  readonly path: string;
  /** Signs in by the address's fragment (spec §4); null: nobody new. */
  readonly refreshToken: string | null;
  /** The announcement that the mobile application returns to. */
  readonly productId: string | null;
}

export interface FlowMeta {
  screen?: ScreenId;
  /** The partner's address, as an answer has told it; null: it has not. */
  away?: (context: FlowContext) => string | null;
  /** A page for this document, which no action of the app opens. */
  inPage?: true;
  leave?: Leave;
  /** Where somebody who came from outside goes in; null: to nothing that is known here. */
  entrance?: (context: FlowContext) => Entrance | null;
  /** What failed for want of network is asked again, by RETRY, when there is one: a read that nobody need tap for. */
  reconnects?: true;
  /** While it says so, a link to another screen of the claim does not lead away from here. */
  holds?: (context: FlowContext) => boolean;
  /** While it says so, a link to this screen's address is obeyed forwards, too: it only shows what is known. */
  linked?: (context: FlowContext) => boolean;
}

/**
 * Slow: spec §9. Give-up: the answer of a call is not awaited longer; its outcome counts as unknown. Patience: nobody is
 * expected to wait longer for a partner; it is asked in a calmer rhythm.
 */
export const delays = {
  slow: 10_000,
  giveUp: 60_000,
  quick: 3_000,
  steady: 5_000,
  calm: 15_000,
  patience: 180_000,
} as const;

const operationOf = (actorId: string) => actorId.replace(/^poll\./, '') as OperationId;
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Reads change nothing: they need no key and settle nothing. */
const isRead = (operationId: OperationId): boolean => entryOf(operationId).safety === 'read';

/** The key of a call: of the very same call whose outcome is unknown, else of what the user wants now. */
const keyOf = (context: FlowContext, operationId: OperationId, input: unknown, nth: number): string | null => {
  const doubt = context.doubts[operationId];
  if (doubt && same(doubt.input, input)) return doubt.key;
  return context.intent === null || nth === 1 ? context.intent : `${context.intent}.${nth}`;
};

const without = ({ doubts }: FlowContext, operationId: OperationId): FlowContext['doubts'] =>
  Object.fromEntries(Object.entries(doubts).filter(([id]) => id !== operationId));

type Heard = { actorId: string; output: unknown };

/** `as`: the answer is also the newest known answer of that read. */
type Hearing = { as: OperationId | null };

const known = (responses: FlowContext['responses'], operationId: OperationId, output: unknown) => {
  const { [operationId]: _older, ...others } = responses;
  return { ...others, [operationId]: output };
};

/** Of several operations whose answers say the same thing: the one that answered last; null: none has. */
export const lastHeard = <Id extends OperationId>({ responses }: FlowContext, ...ids: readonly Id[]): Id | null =>
  (Object.keys(responses) as Id[]).findLast((id) => ids.includes(id)) ?? null;

const afterAnswer = (context: FlowContext, event: Heard, as: OperationId | null = null): FlowContext => {
  const heard = known(context.responses, operationOf(event.actorId), event.output);
  return { ...context, responses: as === null ? heard : known(heard, as, event.output), problem: null };
};
const afterProblem = (context: FlowContext, problem: Problem): FlowContext => ({ ...context, problem });

export const timedOut = (operationId: OperationId): Problem => ({
  kind: 'timeout',
  operationId,
  messages: [],
  ambiguous: true,
});

const idOfAnswer = ({ id }: { id: string }): string => id;

const noted = (context: FlowContext, problem: Problem): Partial<FlowContext> => ({
  problem,
  // A definite refusal settles the call; what is unknown stays known by its key.
  ...(problem.ambiguous ? {} : { doubts: without(context, problem.operationId as OperationId) }),
});

export const flow = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {},
    meta: {},
    tags: {} as 'busy' | 'away',
    emitted: {} as { type: 'slow' },
  },
  delays,
  actors: unbound,
  actions: {
    show: assign({ screen: (_, params: { screen: ScreenId }) => params.screen }),
    remember: assign(({ context, event }) => {
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
        return key === null ? {} : { doubts: { ...context.doubts, [operationId]: { key, input } } };
      },
    ),
    hear: assign(({ context, event }, params: Hearing) => {
      const heard = event as unknown as Heard;
      return { ...afterAnswer(context, heard, params.as), doubts: without(context, operationOf(heard.actorId)) };
    }),
    hearKeeping: assign(({ context, event }, params: Hearing) => ({
      responses: afterAnswer(context, event as unknown as Heard, params.as).responses,
    })),
    // A read on a clock must not wipe the message of what the user has just tried.
    hearQuietly: assign(({ context, event }) => ({
      responses: afterAnswer(context, event as unknown as Heard).responses,
    })),
    // What went wrong was said on the screen before.
    leaveProblem: assign({ problem: null }),
    own: assign({
      id: ({ event }, { idOf }: { idOf: (output: never) => string | null }) =>
        idOf((event as unknown as Heard).output as never),
    }),
    noteProblem: assign(({ context, event }) => noted(context, (event as unknown as { error: Problem }).error)),
    noteTimeout: assign(({ context }, params: { operationId: OperationId }) =>
      noted(context, timedOut(params.operationId)),
    ),
    tell: assign({ changed: ({ context }) => context.problem }),
    retell: assign(({ context, event }) => {
      const { operationId, output } = event as Retold;
      // In its place: the same answer is not a newer one.
      return operationId in context.responses ? { responses: { ...context.responses, [operationId]: output } } : {};
    }),
    warnSlow: emit({ type: 'slow' }),
  },
});

export const start = ({ input }: { input: FlowInput }): FlowContext => ({
  id: input.id ?? null,
  brand: input.brand ?? 'main',
  repeats: input.repeats ?? null,
  screen: null,
  answers: input.answers ?? {},
  responses: {},
  intent: input.intent ?? null,
  doubts: input.doubts ?? {},
  problem: null,
  changed: null,
});

/** A question about what is known; its function's name is its name in diagrams. */
export interface Condition {
  readonly if: (context: FlowContext) => boolean;
  readonly to: string;
  /** The refusal is told wherever this leads, until the user goes on. */
  readonly tell?: true;
}
/** The branch without a question. `problem: 'keep'`: a read that settled a doubt must not wipe what it was about. */
export type Otherwise = string | { readonly to: string; readonly problem: 'keep' };
export type Branches = string | readonly [...Condition[], Otherwise];

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
            actions: branch.tell === true ? [...actions, { type: 'tell' }] : actions,
          },
  );

const answers = (on: Record<string, string>): Loose =>
  Object.fromEntries(Object.entries(on).map(([type, target]) => [type, { target, actions: 'remember' }]));

/** An arrow for every event of the screen, and for no other. */
type Arrows<S extends ScreenId> = [EventTypeOf<S>] extends [never]
  ? Record<string, never>
  : { [T in EventTypeOf<S>]: string };

/** A state in which a screen waits for the user. Every event of the screen must have an arrow: the compiler checks. */
export const screen = <S extends ScreenId>(
  id: S,
  on: Arrows<S>,
  options: Pick<FlowMeta, 'holds' | 'linked' | 'reconnects'> = {},
): FlowState =>
  flow.createStateConfig({
    meta: { screen: id, ...options },
    entry: { type: 'show', params: { screen: id } },
    on: answers(on),
  } as Loose) as FlowState;

/**
 * A state in which one operation runs; the screen before it stays on show, busy.
 * After 10 s the engine is told to warn, after 60 s the answer is not awaited longer.
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
      slow: { actions: 'warnSlow' },
      giveUp: toTransitions(next.failed, [{ type: 'noteTimeout', params: { operationId } }], (context) =>
        afterProblem(context, timedOut(operationId)),
      ),
    },
  } as Loose) as FlowState;
};

/** The outcome of the call is unknown: read before anything else. */
export const isAmbiguous = (context: FlowContext): boolean => context.problem?.ambiguous === true;
export const isMissing = (context: FlowContext): boolean => context.problem?.kind === 'missing';
export const isUnauthorized = (context: FlowContext): boolean => context.problem?.kind === 'unauthorized';
export const isBroken = (context: FlowContext): boolean => context.problem?.kind === 'broken';
/** Too many codes or tries: nothing is signed for a while. */
export const isLocked = (context: FlowContext): boolean => context.problem?.status === 423;
export const isConflict = (context: FlowContext): boolean => context.problem?.kind === 'conflict';
/** The status has changed meanwhile (409): asked anew where the flow stands, and the user is told why. */
export const changedMeanwhile = (to: string): Condition => ({ if: isConflict, to, tell: true });

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

/**
 * A screen waits, and is read anew on a clock. The read is not busy and not counted; all events are answered meanwhile;
 * leaving aborts it. A failed read is tried again at the next tick. `next` is asked after each answer; no match: stay.
 * `later`: where it goes on when patience is over.
 */
export const poll = <S extends ScreenId, Id extends OperationId>(
  id: S,
  read: {
    operation: Id;
    input: (context: FlowContext) => CallInput<Id>;
    every: 'quick' | 'steady' | 'calm';
    later?: string;
  },
  next: readonly Condition[],
  on: Arrows<S>,
): FlowState =>
  flow.createStateConfig({
    meta: { screen: id },
    entry: { type: 'show', params: { screen: id } },
    initial: 'reading',
    states: {
      reading: {
        invoke: {
          id: `poll.${read.operation}`,
          src: `quiet.${read.operation}`,
          input: ({ context }: { context: FlowContext }) => ({ call: read.input(context), intent: null }),
          onDone: { target: 'pausing', actions: ['hearQuietly', raise({ type: 'POLLED' })] },
          onError: 'pausing',
        },
      },
      pausing: { after: { [read.every]: 'reading' } },
    },
    ...(read.later === undefined ? {} : { after: { patience: read.later } }),
    on: {
      ...answers(on),
      POLLED: toTransitions(next as unknown as Branches, [{ type: 'leaveProblem' }], (context) => context),
    },
  } as Loose) as FlowState;

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
