/** The journey of a product as it stands: milestones that are done, the one that is now, those that come. */
import type { Milestone, Progress } from '../../machines/kit/progress.ts';
import type { Standing } from '../../machines/kit/standing.ts';

export interface Tracked {
  readonly milestone: Milestone;
  /** `over`: the thing ended here, before its end. */
  readonly state: 'done' | 'now' | 'next' | 'over';
  /** When it was done, UTC; null: not known, or not done. */
  readonly at: string | null;
}
/** Something that happened, and the milestone it led to. */
export interface Passed {
  readonly milestone: Milestone;
  readonly at: string | null;
}

/**
 * @param passed in the order of time. A milestone was done when the first thing after it happened.
 * @param ended nothing is left to do, all of it is done
 */
export const trackOf = (
  { milestones }: Pick<Progress, 'milestones'>,
  { milestone: present, whose }: Pick<Standing, 'milestone' | 'whose'>,
  passed: readonly Passed[],
  ended: boolean,
): Tracked[] => {
  const here = milestones.indexOf(present);
  const place = (one: Milestone): number => milestones.indexOf(one);
  return (
    milestones
      .map((milestone, index): Tracked => {
        if (index > here) return { milestone, state: 'next', at: null };
        if (index === here && !ended) return { milestone, state: whose === null ? 'over' : 'now', at: null };
        const after = passed.find((one) => place(one.milestone) > index) ?? (ended ? passed.at(-1) : undefined);
        return { milestone, state: 'done', at: after?.at ?? null };
      })
      // What has ended goes no further.
      .filter(({ state }) => state !== 'next' || whose !== null)
  );
};
