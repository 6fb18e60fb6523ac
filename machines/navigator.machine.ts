import { assign, fromPromise, setup, type PromiseActorLogic } from 'xstate';

/** What an address of a product asks for. */
export interface Wish {
  readonly flow: string;
  /** Id; null: the address names none. */
  readonly claim: string | null;
  /** Screens that stand at the address. */
  readonly screens: readonly string[];
  /** What this entry of the history has shown before; null: nothing that is known. */
  readonly been: string | null;
  /** Reached by the browser's Back or Forward. */
  readonly popped: boolean;
}

/** Where a flow stands after a step of it. */
export interface Step {
  /** `done`: over, and its last screen stays on show. `over`: it leads elsewhere. */
  readonly status: 'active' | 'done' | 'over' | 'broken';
  /** Id; null: there is no claim yet. */
  readonly claim: string | null;
  readonly screen: string | null;
  /** A call runs: the screen before it stays. */
  readonly busy: boolean;
  /** Caused by a Back that the history has made already. */
  readonly popped: boolean;
}

/** Where a flow that is over leads. */
export type Exit =
  | { readonly kind: 'missing' }
  | { readonly kind: 'entrance'; readonly enter: () => void }
  | {
      readonly kind: 'page';
      readonly href: string;
      /** The next beginning is an empty one. */
      readonly forget: boolean;
      /** What a repeated application starts with: raw values of forms, by event. */
      readonly seed: Readonly<Record<string, Record<string, unknown>>> | null;
    };

export interface NavigatorContext {
  readonly wish: Wish | null;
  readonly claim: string | null;
  /** On show. */
  readonly screen: string | null;
  /** The flow has nothing more to say. */
  readonly done: boolean;
  /** Why nothing can be shown. */
  readonly status: 404 | 500 | null;
}

export type NavigatorEvent =
  /** The router stands at an address of a product. */
  | { type: 'ARRIVE'; wish: Wish }
  /** The router stands, or is about to stand, elsewhere. */
  | { type: 'DEPART' }
  /** The running flow has made a step. */
  | { type: 'STEP'; step: Step };

const unbound = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Navigator actor ${name} is not bound`)));
const unboundAction = () => undefined;

/** Exported for tests, which build broken machines of it. */
export const navigatorSetup = setup({
  types: { context: {} as NavigatorContext, events: {} as NavigatorEvent },
  actors: {
    /** Loads the product and starts its flow with what is kept of it. */
    begin: unbound<void, Wish>('begin'),
    /** Resolves when none of the flow's calls is under way, or it is over. */
    rest: unbound<void, void>('rest'),
    /** Finds out where a flow that is over leads. */
    leave: unbound<Exit, void>('leave'),
  },
  actions: {
    /** Ends the running flow: what it still waits for is of no interest any more. */
    stop: unboundAction,
    showWaiting: unboundAction,
    /** Where the flow allows it, on to the screen that the address means; then the flow tells where it stands. */
    place: (_, _params: Wish | null) => undefined,
    /** A screen comes on show: its address, its entry of the history. */
    enter: (_, _params: Pick<Step, 'popped'>) => undefined,
    exit: (_, _params: Exit) => undefined,
    showError: (_, _params: 404 | 500) => undefined,
    /** What was typed belongs to the claim as soon as there is one. */
    keepDrafts: unboundAction,
    keepWish: assign((_, wish: Wish) => ({ wish, claim: wish.claim, done: false, status: null })),
    keepStep: assign((_, { claim, status }: Step) => ({ claim, done: status === 'done' })),
    keepScreen: assign((_, { screen }: Step) => ({ screen })),
    nothingShown: assign({ screen: null }),
    keepMissing: assign({ status: 404 as const }),
    keepBroken: assign({ status: 500 as const }),
  },
});

const wishIn = ({ event }: { event: NavigatorEvent }) => (event as Extract<NavigatorEvent, { type: 'ARRIVE' }>).wish;
const stepIn = ({ event }: { event: NavigatorEvent }) => (event as Extract<NavigatorEvent, { type: 'STEP' }>).step;
const exitIn = ({ event }: { event: unknown }) => (event as { output: Exit }).output;

const arrive = {
  target: 'opening',
  actions: { type: 'keepWish', params: wishIn },
} as const;
const broken = { target: 'failed', actions: 'keepBroken' } as const;

type Args = { context: NavigatorContext; event: NavigatorEvent };
const isRunningFlow = ({ context, event }: Args): boolean => {
  const wish = wishIn({ event });
  return wish.flow === context.wish?.flow && wish.claim === context.claim && !context.done;
};
const isBroken = (args: Args): boolean => stepIn(args).status === 'broken';
const isOver = (args: Args): boolean => stepIn(args).status === 'over';
const isNewScreen = (args: Args): boolean => {
  const { screen, busy } = stepIn(args);
  return screen !== null && screen !== args.context.screen && !busy;
};

/** Another address of the flow that runs already. */
const rejoin = { ...arrive, reenter: true, guard: isRunningFlow } as const;

/** While a flow runs and is on show. */
const shown = {
  ARRIVE: [{ ...rejoin, target: 'rejoining' }, arrive],
  DEPART: 'closed',
  STEP: [
    { ...broken, guard: isBroken },
    { target: 'leaving', guard: isOver, actions: 'keepDrafts' },
    {
      guard: isNewScreen,
      actions: [
        'keepDrafts',
        { type: 'keepStep', params: stepIn },
        { type: 'keepScreen', params: stepIn },
        { type: 'enter', params: stepIn },
      ],
    },
    { actions: ['keepDrafts', { type: 'keepStep', params: stepIn }] },
  ],
} as const;
const wishNow = ({ context }: { context: NavigatorContext }) => context.wish;

/** Hosts the flows of all products, one at a time: the router says where the person stands, the flow where it stands. */
export const navigatorMachine = navigatorSetup.createMachine({
  id: 'navigator',
  context: { wish: null, claim: null, screen: null, done: false, status: null },
  initial: 'closed',
  states: {
    /** No flow runs. */
    closed: { entry: ['stop', 'nothingShown'], on: { ARRIVE: arrive } },
    opening: {
      entry: ['stop', 'nothingShown', 'showWaiting'],
      invoke: {
        src: 'begin',
        input: ({ context }) => context.wish as Wish,
        onDone: 'resuming',
        onError: broken,
      },
      on: { ARRIVE: { ...arrive, reenter: true }, DEPART: 'closed' },
    },
    /** The flow runs, and asks where the claim stands. Its steps are not shown before they have led somewhere. */
    resuming: {
      invoke: {
        src: 'rest',
        onDone: { target: 'running', actions: { type: 'place', params: wishNow } },
        onError: broken,
      },
      on: { ARRIVE: [{ ...rejoin, target: 'resuming' }, arrive], DEPART: 'closed' },
    },
    running: { on: shown },
    /** A link to another address of the running flow: followed when its calls are answered. */
    rejoining: {
      invoke: {
        src: 'rest',
        onDone: { target: 'running', actions: { type: 'place', params: wishNow } },
        onError: broken,
      },
      on: shown,
    },
    leaving: {
      invoke: {
        src: 'leave',
        onDone: [
          { target: 'failed', actions: 'keepMissing', guard: (args) => exitIn(args).kind === 'missing' },
          { target: 'closed', actions: { type: 'exit', params: exitIn } },
        ],
        onError: broken,
      },
      on: { ARRIVE: arrive, DEPART: 'closed' },
    },
    failed: {
      entry: ['stop', 'nothingShown', { type: 'showError', params: ({ context }) => context.status ?? 500 }],
      on: { ARRIVE: arrive, DEPART: 'closed' },
    },
  },
});
