import type { CallOutput, OperationId } from '../../openapi/index.ts';
import type { FlowContext } from './context.ts';
import type { Problem } from './problem.ts';

/** A function of the context that says which facts it reads. Pure. */
export interface Reading<out Value, out Reads extends string = string> {
  (context: FlowContext): Value;
  /** Facts by name: `id`, `problem`, `repeats`, an operation whose answer, or an event whose values are read. */
  readonly reads: readonly Reads[];
}
/** A question about what is known. Its name in diagrams and reports is the name it is exported by. */
export interface Condition<out Reads extends string = string> extends Reading<boolean, Reads> {
  /** What it is made of, by which word. */
  readonly made?: readonly [word: 'not' | 'and' | 'or', ...of: readonly Condition[]];
}

/** Facts that the context of every flow has. */
export interface OwnFacts {
  readonly id: string | null;
  readonly problem: Problem | null;
  readonly repeats: string | null;
}
/** The answers that the contracts promise; undefined: not asked yet. */
export type AnswerFacts<Op extends OperationId = OperationId> = {
  readonly [Id in Op]: CallOutput<Id> | undefined;
};

type Source<Facts> = (keyof Facts & string) | Reading<unknown>;
type ValueOf<Facts, From> = From extends Reading<infer Value> ? Value : From extends keyof Facts ? Facts[From] : never;
type NamesOf<From> = From extends Reading<unknown, infer Names> ? Names : From extends string ? From : never;

/** `when('claim', (claim) => claim?.pledge === true)`: true or false of up to four facts, in their order. */
export interface When<F> {
  <const A extends Source<F>>(a: A, holds: (a: ValueOf<F, A>) => boolean): Condition<NamesOf<A>>;
  <const A extends Source<F>, const B extends Source<F>>(
    a: A,
    b: B,
    holds: (a: ValueOf<F, A>, b: ValueOf<F, B>) => boolean,
  ): Condition<NamesOf<A | B>>;
  <const A extends Source<F>, const B extends Source<F>, const C extends Source<F>>(
    a: A,
    b: B,
    c: C,
    holds: (a: ValueOf<F, A>, b: ValueOf<F, B>, c: ValueOf<F, C>) => boolean,
  ): Condition<NamesOf<A | B | C>>;
}

/** The same of any value. */
export interface Read<F> {
  <const A extends Source<F>, V>(a: A, pick: (a: ValueOf<F, A>) => V): Reading<V, NamesOf<A>>;
  <const A extends Source<F>, const B extends Source<F>, V>(
    a: A,
    b: B,
    pick: (a: ValueOf<F, A>, b: ValueOf<F, B>) => V,
  ): Reading<V, NamesOf<A | B>>;
  <const A extends Source<F>, const B extends Source<F>, const C extends Source<F>, V>(
    a: A,
    b: B,
    c: C,
    pick: (a: ValueOf<F, A>, b: ValueOf<F, B>, c: ValueOf<F, C>) => V,
  ): Reading<V, NamesOf<A | B | C>>;
  <const A extends Source<F>, const B extends Source<F>, const C extends Source<F>, const D extends Source<F>, V>(
    a: A,
    b: B,
    c: C,
    d: D,
    pick: (a: ValueOf<F, A>, b: ValueOf<F, B>, c: ValueOf<F, C>, d: ValueOf<F, D>) => V,
  ): Reading<V, NamesOf<A | B | C | D>>;
}

type Names = Readonly<Record<string, unknown>>;

/** Events are shouted, operations are not, the context's own facts are neither: a name means one thing. */
const valueIn = (context: FlowContext, source: Source<Names>): unknown =>
  typeof source === 'function'
    ? source(context)
    : source in context
      ? context[source as keyof FlowContext]
      : ((context.answers as Names)[source] ?? (context.responses as Names)[source]);

const readingOf = (...given: readonly unknown[]): Reading<unknown> => {
  const sources = given.slice(0, -1) as Source<Names>[];
  const pick = given.at(-1) as (...values: readonly unknown[]) => unknown;
  return Object.assign((context: FlowContext) => pick(...sources.map((source) => valueIn(context, source))), {
    reads: [...new Set(sources.flatMap((source) => (typeof source === 'function' ? source.reads : source)))],
  });
};

/** For what several products share; a product's own kit knows its events as well. */
export const reading = readingOf as Read<OwnFacts & AnswerFacts>;
export const when = readingOf as When<OwnFacts & AnswerFacts>;

/** Of several operations whose answers say the same thing: the one that answered last; null: none has. */
export const newest = <const Id extends OperationId>(...ids: readonly Id[]): Reading<Id | null, Id> =>
  Object.assign(
    ({ responses }: FlowContext) => (Object.keys(responses) as Id[]).findLast((id) => ids.includes(id)) ?? null,
    { reads: ids },
  );

/** What some of several conditions read. */
type ReadsOfAny<All extends readonly Condition[]> = All[number]['reads'][number];

const made = <const All extends readonly Condition[]>(
  word: 'not' | 'and' | 'or',
  of: All,
  holds: (context: FlowContext) => boolean,
): Condition<ReadsOfAny<All>> =>
  Object.assign(holds, { reads: [...new Set(of.flatMap(({ reads }) => reads))], made: [word, ...of] as const });

export const not = <const One extends Condition>(one: One): Condition<ReadsOfAny<[One]>> =>
  made('not', [one], (context) => !one(context));
export const and = <const All extends readonly Condition[]>(...all: All): Condition<ReadsOfAny<All>> =>
  made('and', all, (context) => all.every((one) => one(context)));
export const or = <const All extends readonly Condition[]>(...any: All): Condition<ReadsOfAny<All>> =>
  made('or', any, (context) => any.some((one) => one(context)));

/** There is something on the server that the flow is about. */
export const hasId = when('id', (id) => id !== null);
/** The outcome of the call is unknown: read before anything else. */
export const isAmbiguous = when('problem', (problem) => problem?.ambiguous === true);
export const isMissing = when('problem', (problem) => problem?.kind === 'missing');
export const isUnauthorized = when('problem', (problem) => problem?.kind === 'unauthorized');
export const isBroken = when('problem', (problem) => problem?.kind === 'broken');
export const isRateLimited = when('problem', (problem) => problem?.kind === 'rateLimited');
/** Too many codes or tries: nothing is signed for a while. */
export const isLocked = when('problem', (problem) => problem?.status === 423);
export const isConflict = when('problem', (problem) => problem?.kind === 'conflict');
/** Some field of the input was refused for which it says so. */
export const refuses = (holds: (field: string) => boolean): Condition<'problem'> =>
  when('problem', (problem) => Object.keys(problem?.fields ?? {}).some(holds));
