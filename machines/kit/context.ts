import type { CallOutput, OperationId } from '../../openapi/index.ts';
import type { ScreenId, Screens } from '../screens.ts';
import type { Problem } from './problem.ts';
import type { EventsOf } from './screen.ts';

/**
 * What a screen may say, `RETURN` (back from a partner's page), `SEEN` (the page is seen again, or there is a network again),
 * `POLLED` (a read inside a screen has answered) and `RETOLD` (a read that has answered before says the same in another
 * language, or one of the screen's own has answered that the rules of a form depend on: it leads nowhere).
 */
export type ScreenEvent = EventsOf<Screens[ScreenId]>;
export type Retold = { [Id in OperationId]: { type: 'RETOLD'; operationId: Id; output: CallOutput<Id> } }[OperationId];
export type FlowEvent = ScreenEvent | { type: 'RETURN' } | { type: 'SEEN' } | { type: 'POLLED' } | Retold;
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
  responses?: FlowContext['responses'];
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
  /** News told once: a link to another screen of the claim goes one BACK from here, if it leads nowhere else. */
  news?: true;
  /** While it says so, a link to this screen's address is obeyed forwards, too: it only shows what is known. */
  linked?: (context: FlowContext) => boolean;
}

export const start = ({ input }: { input: FlowInput }): FlowContext => ({
  id: input.id ?? null,
  brand: input.brand ?? 'main',
  repeats: input.repeats ?? null,
  screen: null,
  answers: input.answers ?? {},
  responses: input.responses ?? {},
  intent: input.intent ?? null,
  doubts: input.doubts ?? {},
  problem: null,
  changed: null,
});
