import { createActor, type ActorRefFrom, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';
import type { FlowId } from '../../machines/screens.ts';
import { bindCalls } from '../../machines/kit/calls.ts';
import type { FlowContext, FlowInput, ScreenEvent } from '../../machines/kit/context.ts';
import type { Entrance, FlowMeta, Leave } from '../../machines/kit/meta.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { lineAt, type Line } from '../../machines/kit/line.ts';
import type { Problem } from '../../machines/kit/problem.ts';
import { pauseMs, type FirstPause } from '../../machines/kit/rhythm.ts';
import { isRead } from '../../machines/kit/setup.ts';

import { backsTo, linkTo, nextCalls, nextScreens, shortestPathTo } from './shortest-path.ts';

type PerformOptions = { signal: AbortSignal; quiet: boolean; idempotencyKey?: string };
export type FlowPerform = <Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  options: PerformOptions,
) => Promise<CallOutput<Id>>;

/** The outside of a flow: everything it may not know by itself. */
export interface FlowWorld {
  readonly perform: FlowPerform;
  /** The language on show. */
  locale(): string;
  /** A UUID for each thing the user wants. */
  newIntent(): string;
  /** Never jumps, ms. */
  now(): number;
  /** 0 <= x < 1. */
  random(): number;
  /** Resolves when the page is visible: reads on a clock rest in a hidden tab. */
  whenVisible(): Promise<void>;
  /** A call has failed. Returns what takes its words back: something else is tried now. */
  onProblem(problem: Problem): (() => void) | void;
  /** The person is to go to a partner's page. `inPage`: in this document, also inside the app; `claim`: for which claim. */
  onAway(url: string, about: { readonly inPage: boolean; readonly claim: string | null }): void;
  /** An event that no state handles is a bug, loudly, in development. */
  onUnhandled(event: string, state: string): void;
  /** Hears of all that happens to a flow, from its beginning. Absent: nobody wants to know. */
  inspect?(flow: FlowId, input: FlowInput): (seen: InspectionEvent) => void;
  /** After every step: for analytics. */
  onStep(flow: FlowId, before: FlowContext, after: FlowContext): void;
}

/** What a screen says, before the engine stamps it with a key. */
export type Said = ScreenEvent extends infer E ? (E extends ScreenEvent ? Omit<E, 'intent'> : never) : never;

export interface RunningFlow {
  readonly id: FlowId;
  readonly machine: FlowMachine;
  /** To be watched alone: what it hears goes through `send`. */
  readonly actor: Pick<ActorRefFrom<FlowMachine>, 'getSnapshot' | 'subscribe'>;
  snapshot(): AnyMachineSnapshot;
  context(): FlowContext;
  busy(): boolean;
  /** Busy, and nothing was set going by what the person said last but reads: they may be left, and are asked again. */
  reading(): boolean;
  can(event: string): boolean;
  send(event: Said): void;
  /** Back from a partner's page, or the page is seen again: what others can change is read anew. */
  returned(): void;
  /** There is a network again: the same, and what could not be read for want of it is read now. */
  reconnected(): void;
  subscribe(listener: () => void): () => void;
  leave(): Leave | null;
  /** The flow only opened a door: where it leads; null: nowhere that is known here; undefined: it is no such flow, or not over. */
  entrance(): Entrance | null | undefined;
  /** A link to another screen does not lead away from where the server has put the flow. */
  holds(): boolean;
  /** What is on show was news when it happened; a link to another screen is not there to hear it. */
  isNews(): boolean;
  /** How many BACKs lead to a wanted screen; null: none do. */
  backsTo(wanted: (screen: ScreenId) => boolean): number | null;
  /** Events without values that lead to a wanted screen; null: there is no such way. */
  shortestPathTo(wanted: (screen: ScreenId) => boolean): string[] | null;
  /** Events that a link may cause, to a wanted screen that links lead to; null: to none. */
  linkTo(wanted: (screen: ScreenId) => boolean): string[] | null;
  /** Screens that the next event may lead to. */
  nextScreens(): ScreenId[];
  /** Calls that the next event may lead to. */
  nextCalls(): OperationId[];
  /** Where the screen on show stands among the milestones; null: it is no step. */
  line(): Line | null;
  /** A read of the screen has answered that the rules of its form depend on. */
  updateResponse<Id extends OperationId>(operationId: Id, output: CallOutput<Id>): void;
  /** Another language is on show: what was read is read again in it. Nothing that acts is repeated. */
  retranslate(): void;
  stop(): void;
}

const metaOf = (snapshot: AnyMachineSnapshot): FlowMeta =>
  Object.assign({}, ...Object.values(snapshot.getMeta() as Record<string, FlowMeta | undefined>)) as FlowMeta;

/** What was read so lately is fresh enough: several signs of one return lead to one read. */
const FRESH_MS = 5_000;

/** What went wrong for want of network. */
const UNSENT: ReadonlySet<string> = new Set(['offline', 'network']);

/** Runs a product's machine with real calls. Nothing of it is ever persisted but the user's drafts. */
export const runFlow = (id: FlowId, machine: FlowMachine, input: FlowInput, world: FlowWorld): RunningFlow => {
  /** Reads as they were asked last. */
  const asked = new Map<OperationId, CallInput<OperationId>>();
  const ending = new AbortController();
  let readAt = Number.NEGATIVE_INFINITY;
  /** What the person said last has made a call that does something. */
  let acted = false;
  /** An answer came in a language that is not on show any more. */
  let foreign = false;
  const actors = bindCalls(async (operation, { call, intent }, { quiet, signal }) => {
    if (quiet) await world.whenVisible();
    const options = { signal, quiet, ...(intent === null ? {} : { idempotencyKey: intent }) };
    if (isRead(operation)) {
      asked.set(operation, call);
      readAt = world.now();
    } else acted = true;
    const locale = world.locale();
    const output = await world.perform(operation, call, options);
    foreign ||= locale !== world.locale();
    return output;
  });
  const retranslate = () => {
    for (const [operationId, call] of asked) {
      const told = context().responses[operationId];
      if (told === undefined) continue;
      world.perform(operationId, call, { signal: ending.signal, quiet: true }).then(
        (output) => {
          // Answered anew meanwhile: that is the newer one.
          if (snapshot().status === 'active' && context().responses[operationId] === told)
            actor.send({ type: 'RESPONSE_UPDATED', operationId, output } as never);
        },
        // The old words stay; the next read brings the new ones.
        () => undefined,
      );
    }
  };
  let waitingSince = world.now();
  const pause = (first: FirstPause) => () => pauseMs(first, world.now() - waitingSince, world.random());
  const real = machine.provide({
    actors,
    actions: { beginWait: () => void (waitingSince = world.now()) },
    delays: { quick: pause('quick'), steady: pause('steady'), calm: pause('calm') },
  });
  const actor: ActorRefFrom<FlowMachine> = createActor(real, {
    input,
    inspect: world.inspect?.(id, input),
  } as never);
  const snapshot = () => actor.getSnapshot() as unknown as AnyMachineSnapshot;
  const context = () => snapshot().context as FlowContext;
  const { progress } = (machine.root.meta ?? {}) as FlowMeta;
  /** While a call runs, the screen before it is on show, and its line. */
  let line: Line | null = null;
  const follow = () => {
    if (progress === undefined || snapshot().hasTag('busy')) return;
    const value: unknown = snapshot().value;
    line = lineAt(progress, typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? ''), context());
  };
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let problem: Problem | null = null;
  let takeBack: (() => void) | void;
  let before = context();
  let wasAway = false;

  actor.subscribe({
    next: () => {
      const now = context();
      follow();
      if (now !== before) world.onStep(id, before, now);
      before = now;
      if (now.problem !== null && now.problem !== problem) takeBack = world.onProblem(now.problem);
      problem = now.problem;
      const away = snapshot().hasTag('away');
      if (away && !wasAway) {
        const { away: addressOf, inPage = false } = metaOf(snapshot());
        const address = addressOf?.(now) ?? null;
        if (address !== null) world.onAway(address, { inPage, claim: now.id });
      }
      wasAway = away;
      if (foreign && !snapshot().hasTag('busy')) {
        foreign = false;
        retranslate();
      }
      tell();
    },
    complete: tell,
    // An answer of an unforeseen shape can break a guard: the flow is over, and whoever follows it says so.
    error: tell,
  });
  actor.start();
  follow();
  /** Only a screen that stands on what others can change hears of it, and not while it is being read. */
  const lookAgain = () => {
    if (world.now() - readAt >= FRESH_MS && snapshot().can({ type: 'SEEN' })) actor.send({ type: 'SEEN' } as never);
  };

  return {
    id,
    machine,
    actor,
    snapshot,
    context,
    busy: () => snapshot().hasTag('busy'),
    reading: () => snapshot().hasTag('busy') && !acted,
    can: (event) => snapshot().status === 'active' && snapshot().can({ type: event }),
    send: (event) => {
      // A second click while a call runs is answered by nobody, and rightly so.
      if (snapshot().status !== 'active' || snapshot().hasTag('busy')) return;
      if (!snapshot().can(event)) return world.onUnhandled(event.type, JSON.stringify(snapshot().value));
      acted = false;
      takeBack?.();
      actor.send({ ...event, intent: world.newIntent() });
    },
    returned: () => {
      if (snapshot().hasTag('away')) actor.send({ type: 'RETURN' } as never);
      else lookAgain();
    },
    reconnected: () => {
      const waits = metaOf(snapshot()).reconnects === true && UNSENT.has(context().problem?.kind ?? '');
      if (waits && snapshot().can({ type: 'RETRY' })) actor.send({ type: 'RETRY', intent: world.newIntent() });
      else lookAgain();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => (snapshot().status === 'done' ? (metaOf(snapshot()).leave ?? null) : null),
    entrance: () => {
      const { entrance } = metaOf(snapshot());
      return snapshot().status === 'done' && entrance !== undefined ? entrance(context()) : undefined;
    },
    holds: () => metaOf(snapshot()).holds?.(context()) ?? false,
    isNews: () => metaOf(snapshot()).news === true,
    backsTo: (wanted) => backsTo(machine, snapshot(), wanted),
    shortestPathTo: (wanted) => shortestPathTo(machine, snapshot(), wanted),
    linkTo: (wanted) => linkTo(machine, snapshot(), wanted),
    nextScreens: () => nextScreens(snapshot()),
    nextCalls: () => nextCalls(snapshot()),
    line: () => line,
    updateResponse: (operationId, output) => {
      if (snapshot().status === 'active') actor.send({ type: 'RESPONSE_UPDATED', operationId, output } as never);
    },
    retranslate,
    stop: () => {
      listeners.clear();
      ending.abort();
      actor.stop();
    },
  };
};
