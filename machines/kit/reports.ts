import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext } from './context.ts';
import type { ContextOf, FlowKit } from './kit.types.ts';
import type { Reported } from './register.ts';
import type { EventsOf } from './screen.ts';

/** One report of the product's use: a name of ours with ids and aliases of ours. */
export type Report = { [Name in keyof Reported]: readonly [Name, Reported[Name]] }[keyof Reported];
type Named<Data> = {
  [Name in keyof Reported]: [Data, Reported[Name]] extends [Reported[Name], Data] ? Name : never;
}[keyof Reported];
/** A report that says which flow it is of, and nothing else; one that says of what kind the problem was, too. */
type OfFlow = Named<{ flow: string }>;
type OfRefusal = Named<{ flow: string; kind: string }>;
/** What is reported of something new, from what is known now and what was known before it. */
type Rule<Context> = OfFlow | ((now: Context, before: Context) => readonly (OfFlow | Report)[]);

/** What a product reports of its use. Screens report nothing: it is derived from what the machine knows. */
export interface Reports<
  Context = FlowContext,
  Op extends string = string,
  Screen extends string = string,
  Event extends string = string,
> {
  /** Of a new answer, by operation. */
  readonly answered?: { readonly [Id in Op]?: Rule<Context> };
  /** Of a call that failed, by operation. */
  readonly refused?: { readonly [Id in Op]?: OfRefusal };
  /** Of a screen that comes on show. */
  readonly shown?: { readonly [Id in Screen]?: Rule<Context> };
  /** Of what the person has said. */
  readonly said?: { readonly [Type in Event]?: OfFlow };
}

/** The reports of a flow with these words: an operation, a screen or an event that it does not have does not compile. */
export type ReportsOf<Kit> =
  Kit extends FlowKit<infer S, infer Op extends OperationId>
    ? Reports<ContextOf<Kit>, Op, keyof S & string, EventsOf<S[keyof S]>['type']>
    : never;
