import type { StateNodeConfig } from 'xstate';
import type { Branch, Branches, Otherwise } from './branches.ts';
import { not, type Condition } from './conditions.ts';
import type { FlowContext } from './context.ts';
import type { SpeakingSpec } from './screen.ts';
import { flow } from './setup.ts';

// The library's own config types follow the setup's generics so closely that a generated array does not fit them;
// the promises are made by the signatures of the words (`words.ts`), and `defineFlow` checks every target.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type Loose = any;
declare const leadsTo: unique symbol;
declare const asks: unique symbol;
declare const runs: unique symbol;
/**
 * A plain state config of XState. It carries, for the compiler alone, the states that it leads to, the facts that its
 * conditions read, and the operations that it runs.
 */
export type FlowState<
  Target extends string = string,
  Reads extends string = never,
  Runs extends string = never,
> = StateNodeConfig<Loose, Loose, Loose, Loose, Loose, Loose, Loose, Loose, Loose, Loose> & {
  readonly [leadsTo]?: Target;
  readonly [asks]?: Reads;
  readonly [runs]?: Runs;
};

/** A state config of XState whose targets, facts and operations the words of the kit tell the compiler. */
export const stateConfig = (config: Loose): FlowState<never> => flow.createStateConfig(config) as FlowState<never>;

type After = (context: FlowContext, event: Loose) => FlowContext;
/** A guard of XState that keeps its condition: what it reads is known to whoever has the machine. */
const guardOf = (condition: Condition, after: After) =>
  Object.assign(({ context, event }: Loose) => condition(after(context, event)), { condition });

/** Branches as transitions of XState; a condition is asked of the context `after` the event. */
export const toTransitions = (branches: Branches, actions: readonly Loose[], after: After): Loose =>
  (typeof branches === 'string' ? [branches] : branches).map((branch: Otherwise | Branch) =>
    typeof branch === 'string'
      ? { target: branch, actions }
      : !('if' in branch || 'unless' in branch)
        ? {
            target: branch.to,
            actions: actions.map((action) =>
              action.type === 'storeResponse' ? { ...action, type: 'storeResponseBesideProblem' } : action,
            ),
          }
        : {
            target: branch.to,
            guard: guardOf('if' in branch ? branch.if : not(branch.unless), after),
            actions: [
              ...actions,
              ...(branch.showChange === true ? [{ type: 'showChange' }] : []),
              ...(branch.asks === true ? [{ type: 'leaveProblem' }] : []),
            ],
          },
  );

export const answers = (on: Record<string, string>): Loose =>
  Object.fromEntries(Object.entries(on).map(([type, target]) => [type, { target, actions: 'storeAnswer' }]));

/** An arrow for every event of the screen, and for no other. */
export type Arrows<S extends SpeakingSpec> = [keyof S['events']] extends [never]
  ? Record<string, never>
  : { readonly [T in keyof S['events'] & string]: string };
/** An arrow for an event that the screen does not have is no arrow. */
export type Exactly<On, Wanted> = { readonly [T in Exclude<keyof On, keyof Wanted>]: never };
/** The states that arrows lead to. */
export type LeadsTo<On> = On[keyof On] & string;

type Held<State, Key extends PropertyKey> = State extends { readonly [K in Key]?: infer Of }
  ? Exclude<Of, undefined>
  : never;
type Refused<Why extends string, What> = [What] extends [never] ? unknown : { readonly [W in Why]: What };

/** Every arrow leads to a state of the flow, which gets every answer that it reads; the message names what does not. */
export type Complete<States, Facts extends string, Op extends string> = {
  readonly [Name in keyof States]: Refused<
    'leads to a state that does not exist',
    Exclude<Held<States[Name], typeof leadsTo>, keyof States>
  > &
    Refused<'reads what this flow never gets', Exclude<Held<States[Name], typeof asks>, Facts>> &
    Refused<'runs an operation that the flow does not name', Exclude<Held<States[Name], typeof runs>, Op>>;
};
