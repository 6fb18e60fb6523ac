import type { StateNodeConfig } from 'xstate';
import type { ScreenId } from '../screens.ts';
import type { EventTypeOf, FlowContext } from './context.ts';
import type { Branches, Condition, Otherwise } from './questions.ts';
import { flow } from './setup.ts';

// The library's own config types follow the setup's generics so closely that a generated array does not fit them;
// the promises are made by the signatures of the words below, and `defineFlow` checks every target.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type Loose = any;
declare const leadsTo: unique symbol;
/** A plain state config of XState; it carries, for the compiler alone, the states that it leads to. */
export type FlowState<Target extends string = string> = StateNodeConfig<
  Loose,
  Loose,
  Loose,
  Loose,
  Loose,
  Loose,
  Loose,
  Loose,
  Loose,
  Loose
> & { readonly [leadsTo]?: Target };

/** A state config of XState whose targets the words of the kit tell the compiler. */
export const stateConfig = (config: Loose): FlowState<never> => flow.createStateConfig(config) as FlowState<never>;

/** Branches as transitions of XState; a condition is asked of the context `after` the event. */
export const toTransitions = (
  branches: Branches,
  actions: readonly Loose[],
  after: (context: FlowContext, event: Loose) => FlowContext,
): Loose =>
  (typeof branches === 'string' ? [branches] : branches).map((branch: Otherwise | Condition) =>
    typeof branch === 'string'
      ? { target: branch, actions }
      : !('if' in branch)
        ? {
            target: branch.to,
            actions: actions.map((action) => (action.type === 'hear' ? { ...action, type: 'hearKeeping' } : action)),
          }
        : {
            target: branch.to,
            description: branch.if.name,
            guard: ({ context, event }: Loose) => branch.if(after(context, event)),
            actions: [
              ...actions,
              ...(branch.tell === true ? [{ type: 'tell' }] : []),
              ...(branch.asks === true ? [{ type: 'leaveProblem' }] : []),
            ],
          },
  );

export const answers = (on: Record<string, string>): Loose =>
  Object.fromEntries(Object.entries(on).map(([type, target]) => [type, { target, actions: 'remember' }]));

/** An arrow for every event of the screen, and for no other. */
export type Arrows<S extends ScreenId> = [EventTypeOf<S>] extends [never]
  ? Record<string, never>
  : { readonly [T in EventTypeOf<S>]: string };
/** An arrow for an event that the screen does not have is no arrow. */
export type Exactly<On, Wanted> = { readonly [T in Exclude<keyof On, keyof Wanted>]: never };
/** The states that arrows lead to. */
export type LeadsTo<On> = On[keyof On] & string;

/** Every arrow leads to a state of the flow; the message names the one that does not. */
export type Complete<States> = {
  readonly [Name in keyof States]: States[Name] extends { readonly [leadsTo]?: infer Target }
    ? [Exclude<Target, keyof States | undefined>] extends [never]
      ? unknown
      : { readonly 'leads to a state that does not exist': Exclude<Target, keyof States | undefined> }
    : unknown;
};
