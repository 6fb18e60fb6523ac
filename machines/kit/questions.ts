import type { OperationId } from '../../openapi/index.ts';
import type { FlowContext } from './context.ts';

/** A question about what is known; its function's name is its name in diagrams. */
export interface Condition<Target extends string = string> {
  readonly if: (context: FlowContext) => boolean;
  readonly to: Target;
  /** The refusal is told wherever this leads, until the user goes on. */
  readonly tell?: true;
  /** The refusal is the question that this screen asks: nobody has done anything wrong, nothing is told. */
  readonly asks?: true;
}
/** The branch without a question. `problem: 'keep'`: a read that settled a doubt must not wipe what it was about. */
export type Otherwise = string | { readonly to: string; readonly problem: 'keep' };
export type Branches = string | readonly [...Condition[], Otherwise];
/** The states of the flow that a part leaves to, by name. */
export type Exits<Name extends string, To extends string> = { readonly [N in Name]: To };
/** Where branches lead: the states that the flow must have. */
export type TargetOf<B> = B extends string
  ? B
  : B extends readonly (infer One)[]
    ? Extract<One, string> | Extract<One, { readonly to: string }>['to']
    : never;

/** The outcome of the call is unknown: read before anything else. */
export const isAmbiguous = (context: FlowContext): boolean => context.problem?.ambiguous === true;
export const isMissing = (context: FlowContext): boolean => context.problem?.kind === 'missing';
export const isUnauthorized = (context: FlowContext): boolean => context.problem?.kind === 'unauthorized';
export const isBroken = (context: FlowContext): boolean => context.problem?.kind === 'broken';
/** Too many codes or tries: nothing is signed for a while. */
export const isLocked = (context: FlowContext): boolean => context.problem?.status === 423;
export const isConflict = (context: FlowContext): boolean => context.problem?.kind === 'conflict';
/** A question's name is its name in diagrams and reports. */
export const named = (name: string, question: Condition['if']): Condition['if'] =>
  Object.defineProperty(question, 'name', { value: name });
/** The opposite of a question. */
export const unless = (question: Condition['if']): Condition['if'] =>
  named(`not ${question.name}`, (context) => !question(context));
/** The status has changed meanwhile (409): asked anew where the flow stands, and the user is told why. */
export const changedMeanwhile = <const Target extends string>(to: Target): Condition<Target> => ({
  if: isConflict,
  to,
  tell: true,
});

/** Of several operations whose answers say the same thing: the one that answered last; null: none has. */
export const lastHeard = <Id extends OperationId>({ responses }: FlowContext, ...ids: readonly Id[]): Id | null =>
  (Object.keys(responses) as Id[]).findLast((id) => ids.includes(id)) ?? null;
