import type { Branch } from './branches.ts';
import { start, type FlowContext, type FlowInput } from './context.ts';
import type { Action, KnownBy, Milestone, Progress, Turn, Whose } from './progress.ts';

/** Where a thing stands, and how it goes on. */
export interface Standing {
  readonly state: string;
  readonly milestone: Milestone;
  readonly whose: Whose | null;
  readonly action: Action | null;
  readonly count: number | null;
}

const placeOf = ({ branches }: Progress, context: FlowContext): string => {
  const found = branches.find(
    (branch) => typeof branch === 'string' || ('if' in branch ? branch.if(context) : !branch.unless(context)),
  ) as Branch | string;
  return typeof found === 'string' ? found : found.to;
};

/** What a state of a flow says of itself. @throws Error when it says nothing */
export const standingAt = (progress: Progress, state: string, context: FlowContext): Standing => {
  const declared = progress.states[state];
  if (declared === undefined) throw new Error(`"${state}" declares no milestone`);
  if ('of' in declared) return { ...standingAt(declared.of, placeOf(declared.of, context), context), state };
  const turn: Turn =
    'turns' in declared
      ? (declared.turns.find((one) => !('if' in one) || one.if(context)) as Turn)
      : { whose: declared.whose, action: declared.action, ...(declared.count ? { count: declared.count } : {}) };
  return {
    state,
    milestone: turn.at ?? declared.milestone,
    whose: turn.whose,
    action: turn.action,
    count: turn.count?.(context) ?? null,
  };
};

/**
 * Where a thing stands that no flow has opened. Pure; starts nothing.
 * @param facts answers by operation, the newest last
 */
export const standingOf = <Facts>(progress: Progress & KnownBy<Facts>, facts: NoInfer<Facts>): Standing => {
  const context = start({ input: { responses: facts as FlowInput['responses'] & {} } });
  return standingAt(progress, placeOf(progress, context), context);
};
