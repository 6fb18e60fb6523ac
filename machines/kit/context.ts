import type { CallOutput, OperationId } from '../../openapi/index.ts';
import type { Problem } from './problem.ts';
import type { ScreenId, Screens } from './register.ts';
import type { EventsOf } from './screen.ts';

/**
 * What a screen may say, `RETURN` (back from a partner's page), `SEEN` (the page is seen again, or there is a network again),
 * `POLLED` (a read inside a screen has answered) and `RESPONSE_UPDATED` (a read that has answered before says the same in another
 * language, or one of the screen's own has answered that the rules of a form depend on: it leads nowhere).
 */
export type ScreenEvent = EventsOf<Screens[ScreenId]>;
export type ResponseUpdated = {
  [Id in OperationId]: { type: 'RESPONSE_UPDATED'; operationId: Id; output: CallOutput<Id> };
}[OperationId];
export type FlowEvent = ScreenEvent | { type: 'RETURN' } | { type: 'SEEN' } | { type: 'POLLED' } | ResponseUpdated;

interface AnyEvent {
  readonly type: string;
}
/** The values that an event of a form carries; others carry none. */
export type ValuesOf<Event extends AnyEvent, Type> =
  Extract<Event, { type: Type }> extends { values: infer V } ? V : never;

/**
 * The same for all flows, and plain data only: it can be shown, compared and replayed. A flow's own words know it with the
 * events and operations of that flow alone.
 */
export interface FlowContext<Event extends AnyEvent = ScreenEvent, Op extends OperationId = OperationId> {
  /** Id of the claim on the server, once there is one. */
  id: string | null;
  /** The claim that this one repeats with other terms: its data are copied by the server. */
  repeats: string | null;
  /** The screen on show; it stays while a call runs. */
  screen: ScreenId | null;
  /** What the user submitted last, by event. */
  answers: { [T in Event['type']]?: ValuesOf<Event, T> };
  /** What the servers answered last, by operationId; the newest answer stands last. */
  responses: { [Id in Op]?: CallOutput<Id> };
  /** Idempotency key of what the user wants now; it comes with the event. */
  intent: string | null;
  /** Calls under way, or whose outcome is unknown: the same call goes out again under the same key. */
  unsettled: { [Id in OperationId]?: UnsettledCall };
  problem: Problem | null;
  /** The refusal after which the flow asked anew where it stands; on show wherever that led, until the user goes on. */
  changed: Problem | null;
}

export interface UnsettledCall {
  readonly key: string;
  readonly input: unknown;
}

export interface FlowInput {
  id?: string | null;
  /** Opening the address is a wish, too: the key of a call that a flow begins with. */
  intent?: string | null;
  answers?: FlowContext['answers'];
  responses?: FlowContext['responses'];
  unsettled?: FlowContext['unsettled'];
  repeats?: string | null;
}

export const start = ({ input }: { input: FlowInput }): FlowContext => ({
  id: input.id ?? null,
  repeats: input.repeats ?? null,
  screen: null,
  answers: input.answers ?? {},
  responses: input.responses ?? {},
  intent: input.intent ?? null,
  unsettled: input.unsettled ?? {},
  problem: null,
  changed: null,
});
