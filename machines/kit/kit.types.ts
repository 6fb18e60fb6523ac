import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { Branch, Branches, ReadsOf, TargetOf } from './branches.ts';
import type { AnswerFacts, Condition, OwnFacts, Read, When } from './conditions.ts';
import type { FlowContext, ValuesOf } from './context.ts';
import type { Leave } from './meta.ts';
import type { FlowMachine } from './machine.ts';
import type { ScreenSpecs } from './register.ts';
import type { Elsewhere, Progress } from './progress.ts';
import type { FirstPause } from './rhythm.ts';
import type { EventsOf } from './screen.ts';
import type { Arrows, Complete, Exactly, FlowState, LeadsTo } from './state.ts';

type EventOf<S extends ScreenSpecs> = EventsOf<S[keyof S]>;
/** The context as a flow of these screens and operations knows it. */
type Known<S extends ScreenSpecs, Op extends OperationId> = FlowContext<EventOf<S>, Op>;
/** The context as the words of a kit know it. */
export type ContextOf<Kit> = Kit extends FlowKit<infer S, infer Op> ? Known<S, Op> : never;
/** What its conditions can read: the values of its events, the answers of its operations, id and problem. */
type FactsOf<S extends ScreenSpecs, Op extends OperationId> = OwnFacts &
  AnswerFacts<Op> & { readonly [T in EventOf<S>['type']]: ValuesOf<EventOf<S>, T> | undefined };

/** One operation and its input. */
export interface Asking<Context, Id extends OperationId> {
  readonly operation: Id;
  readonly input: (context: Context) => CallInput<Id>;
}

interface CallOptions<Id extends OperationId> {
  /** The answer's `id`, or what is picked from the answer, becomes the flow's `id`. */
  readonly creates?: true | ((output: CallOutput<Id>) => string | null);
  /** The answer is the newest known answer of that read, too. */
  readonly as?: OperationId;
  /** The n-th call that one wish starts, when all go well: it has a key of its own. */
  readonly nth?: number;
}
interface ScreenOptions {
  /** While it holds, a link to another screen of the claim does not lead away from here. */
  readonly holds?: Condition;
  /** While it holds, a link to this screen's address is obeyed forwards, too: it only shows what is known. */
  readonly linked?: Condition;
  /** News told once: a link to another screen of the claim goes one BACK from here, if it leads nowhere else. */
  readonly news?: true;
}

/**
 * The words a flow is written in, typed by its own screens and operations. Each returns a plain state config of XState: any
 * state may be written without them.
 */
export interface FlowKit<S extends ScreenSpecs, Op extends OperationId> {
  /** The operations that the flow runs; each must be run. */
  readonly operations: readonly Op[];

  readonly when: When<FactsOf<S, Op>>;
  readonly reading: Read<FactsOf<S, Op>>;

  /** A state in which a screen waits for the user. Every event of the screen must have an arrow. */
  screen<Id extends keyof S & string, const On extends Arrows<S[Id]>>(
    id: Id,
    on: On & Exactly<On, Arrows<S[Id]>>,
    options?: ScreenOptions,
  ): FlowState<LeadsTo<On>>;

  /** What the flow stands on could not be read: it says so, and asks again by a tap, or by itself when there is a network again. */
  unavailable<Id extends keyof S & string, const On extends Arrows<S[Id]> & { RETRY: string }>(
    id: Id,
    on: On & Exactly<On, Arrows<S[Id]>>,
  ): FlowState<LeadsTo<On>>;

  /**
   * A state in which one operation runs; the screen before it stays on show, busy. After 60 s the answer is not awaited
   * longer.
   */
  call<Id extends Op, const Done extends Branches, const Failed extends Branches>(
    operationId: Id,
    input: (context: Known<S, Op>) => CallInput<Id>,
    next: { readonly done: Done; readonly failed: Failed },
    options?: CallOptions<Id>,
  ): FlowState<TargetOf<Done> | TargetOf<Failed>, ReadsOf<Done> | ReadsOf<Failed>, Id>;

  /**
   * What must not happen twice: the call, and after a lost answer the read that tells what became of it. Two states, to be
   * spread: `<name>` and `<name>Unknown`. `refused`: a definite failure. `unknown`: asked of what was read; `unread`: when that
   * fails, too.
   */
  command<
    const Name extends string,
    Id extends Op,
    ReadId extends Op,
    const Done extends Branches,
    const Refused extends Branches,
    const Unknown extends Branches,
    const Unread extends string,
  >(
    name: Name,
    operationId: Id,
    input: (context: Known<S, Op>) => CallInput<Id>,
    next: {
      readonly done: Done;
      readonly refused: Refused;
      readonly read: Asking<Known<S, Op>, ReadId>;
      readonly unknown: Unknown;
      readonly unread: Unread;
    },
    options?: CallOptions<Id>,
  ): {
    readonly [N in Name]: FlowState<
      TargetOf<Done> | TargetOf<Refused> | `${Name}Unknown`,
      ReadsOf<Done> | ReadsOf<Refused>,
      Id
    >;
  } & {
    readonly [N in `${Name}Unknown`]: FlowState<TargetOf<Unknown> | Unread, ReadsOf<Unknown>, ReadId>;
  };

  /** Nothing waits: a question about what is known decides. The last branch has no condition. */
  choice<const B extends readonly [...Branch[], string]>(...branches: B): FlowState<TargetOf<B>, ReadsOf<B>>;

  /**
   * A screen waits, and is read anew on a clock, and at once when the page is seen again. Not busy: all events are answered
   * meanwhile; leaving aborts the read; a failed one changes nothing. `next` is asked after each answer; no match: stay.
   * `every`: where in the rhythm of all waits this one begins.
   */
  poll<
    Id extends keyof S & string,
    ReadId extends Op,
    const Next extends readonly Branch[],
    const On extends Arrows<S[Id]>,
  >(
    id: Id,
    read: Asking<Known<S, Op>, ReadId> & { readonly every: FirstPause },
    next: Next,
    on: On & Exactly<On, Arrows<S[Id]>>,
    options?: Pick<ScreenOptions, 'news'>,
  ): FlowState<TargetOf<Next> | LeadsTo<On>, ReadsOf<Next>, ReadId>;

  /**
   * A screen that shows what others can change, too: read anew when the page is seen again. `moved`: where it leads when it
   * stands here no longer; that is told.
   */
  watch<
    Id extends keyof S & string,
    ReadId extends Op,
    const Moved extends readonly Branch[],
    const On extends Arrows<S[Id]>,
  >(
    id: Id,
    read: Asking<Known<S, Op>, ReadId>,
    moved: Moved,
    on: On & Exactly<On, Arrows<S[Id]>>,
    options?: ScreenOptions,
  ): FlowState<TargetOf<Moved> | LeadsTo<On>, ReadsOf<Moved>, ReadId>;

  /** The person is at a partner's page. They come back, or reopen us. `inPage`: in this document, inside the app, too. */
  away<const Back extends string>(
    address: (context: Known<S, Op>) => string | null,
    back: Back,
    options?: { readonly inPage?: true },
  ): FlowState<Back>;

  /** The flow is over. */
  final(id: (keyof S & string) | null, leave?: Leave<Known<S, Op>>): FlowState<never>;

  /**
   * A product. The compiler refuses an arrow to a state that is not there, or a milestone of one, a condition about what the
   * flow never gets, and an operation that it does not name; targets are checked at run time as well.
   * @throws Error naming the offender: a state that is not there, or that waits and declares no milestone
   */
  defineFlow<
    const States extends Readonly<Record<string, FlowState<string, string, string>>>,
    const P extends Progress = Progress,
  >(config: {
    readonly id: string;
    /** What each state that waits says of its milestone and turn. */
    readonly progress?: P & Elsewhere<P, States>;
    readonly initial: keyof States & string;
    readonly states: States & Complete<States, keyof FactsOf<S, Op> & string, Op>;
  }): FlowMachine;
}
