import { fromPromise, type PromiseActorLogic } from 'xstate';
import { operationIds } from '../../openapi/directory.ts';
import type { CallInput, CallOutput, OperationId } from '../../openapi/index.ts';

/** What a call actor is given: the operation's input, and the user's intent as idempotency key. */
export interface CallArgs<Id extends OperationId> {
  call: CallInput<Id>;
  intent: string | null;
}
export type CallActors = { [Id in OperationId]: PromiseActorLogic<CallOutput<Id>, CallArgs<Id>> } & {
  /** The same operation, outside busy and progress: reads on a clock. */
  [Id in OperationId as `quiet.${Id}`]: PromiseActorLogic<CallOutput<Id>, CallArgs<Id>>;
};

/** The operation behind an actor: `claim`, `poll.claim` (a read inside a screen), `quiet.claim` (how such a read is run). */
export const operationOf = (actor: string): OperationId => actor.replace(/^(poll|quiet)\./, '') as OperationId;

/** Builds the table of actors, one a operation and mode. */
export const bindCalls = (
  run: (
    id: OperationId,
    args: CallArgs<OperationId>,
    mode: { quiet: boolean; signal: AbortSignal },
  ) => Promise<unknown>,
): CallActors =>
  Object.fromEntries(
    operationIds.flatMap((id) =>
      [false, true].map((quiet) => [
        quiet ? `quiet.${id}` : id,
        fromPromise(({ input, signal }) => run(id, input as CallArgs<OperationId>, { quiet, signal })),
      ]),
    ),
  ) as unknown as CallActors;

/** Typed sockets with nothing plugged in: whoever runs a flow provides the real ones. */
export const unbound: CallActors = bindCalls((id) => Promise.reject(new Error(`Operation ${id} is not bound`)));
