import { isConflict, type Condition } from './conditions.ts';

/** Where it goes when a condition holds, or `unless` it does. */
export type Branch<Target extends string = string, Reads extends string = string> = {
  readonly to: Target;
  /** The refusal is shown wherever this leads, until the user goes on. */
  readonly showChange?: true;
  /** The refusal is the question that this screen asks: nobody has done anything wrong, nothing is shown. */
  readonly asks?: true;
} & ({ readonly if: Condition<Reads> } | { readonly unless: Condition<Reads> });
/** The branch without a condition. `problem: 'keep'`: a read that settled a call must not wipe what went wrong with it. */
export type Otherwise = string | { readonly to: string; readonly problem: 'keep' };
export type Branches = string | readonly [...Branch[], Otherwise];
/** The states of the flow that a part leaves to, by name. */
export type Exits<Name extends string, To extends string> = { readonly [N in Name]: To };
/** Where branches lead: the states that the flow must have. */
export type TargetOf<B> = B extends string
  ? B
  : B extends readonly (infer One)[]
    ? Extract<One, string> | Extract<One, { readonly to: string }>['to']
    : never;
/** The facts that the conditions of branches read. */
export type ReadsOf<B> = B extends readonly (infer One)[]
  ? One extends { readonly if: Condition<infer Reads> } | { readonly unless: Condition<infer Reads> }
    ? Reads
    : never
  : never;
/** The status has changed meanwhile (409): asked anew where the flow stands, and the user is shown why. */
export const changedMeanwhile = <const Target extends string>(to: Target): Branch<Target, 'problem'> => ({
  if: isConflict,
  to,
  showChange: true,
});
