import type { FlowContext } from './context.ts';
import type { Milestone, Progress } from './progress.ts';
import { standingAt } from './standing.ts';

/** Where a person is on the way through a flow. */
export interface Line {
  readonly milestones: readonly Milestone[];
  readonly milestone: Milestone;
  /** Which step of the milestone, from 1, of how many; null: it has no number. */
  readonly step: { readonly at: number; readonly of: number } | null;
  /** About so many are left to fill in and confirm before others have to answer, this step's among them; null: nobody knows. */
  readonly minutes: number | null;
  /** Another step was left for it, and it leads back there. */
  readonly detour: boolean;
}

/** The line of a state; null: it is no step, but a result, an error or a page of its own. */
export const lineAt = (progress: Progress, state: string, context: FlowContext): Line | null => {
  const { milestones, line, minutes = {} } = progress;
  const on = line?.detours?.[state] ?? state;
  const run = line?.numbered.find((steps) => steps.includes(on));
  if (run === undefined && !line?.others.includes(state)) return null;
  const { milestone } = standingAt(progress, state, context);
  const step = run === undefined ? null : { at: run.indexOf(on) + 1, of: run.length };
  let left = 0;
  for (const next of milestones.slice(milestones.indexOf(milestone))) {
    const takes = minutes[next];
    if (takes === undefined) break;
    left += next === milestone && step !== null ? (takes * (step.of - step.at + 1)) / step.of : takes;
  }
  return { milestones, milestone, step, minutes: left === 0 ? null : Math.ceil(left), detour: on !== state };
};
