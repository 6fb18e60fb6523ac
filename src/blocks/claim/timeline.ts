/** What has happened to a claim, and what its way still holds. */
import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import type { Milestone, Progress } from '../../../machines/kit/progress.ts';
import type { Standing } from '../../../machines/kit/standing.ts';

export interface Entry {
  readonly alias: ClaimStatusAlias;
  /** Moment in UTC; null: it is not known. */
  readonly at: string | null;
  readonly state: 'done' | 'current';
}

/**
 * All events of the claim in the order of time; the present status is the current one.
 * A status entered twice stands twice; one that follows itself stands once, at its first moment.
 */
export const historyOf = (claim: Pick<Claim, 'status' | 'timeline' | 'createdAt'>): Entry[] => {
  const present = claim.status.alias;
  const events = claim.timeline
    .map((event, index) => ({ ...event, index }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.index - b.index)
    .filter((event, index, all) => event.alias !== all[index - 1]?.alias);
  // The list may lag behind the status; the status is the server's word.
  const known = events.length === 0 || events.at(-1)?.alias !== present;
  const past: Entry[] = events.map(({ alias, at }, index) => ({
    alias,
    at,
    state: !known && index === events.length - 1 && present !== 'issued' ? 'current' : 'done',
  }));
  if (known)
    past.push({
      alias: present,
      at: events.length === 0 ? claim.createdAt : null,
      state: present === 'issued' ? 'done' : 'current',
    });
  return past;
};

/** The milestones that are still to come; none when it is over. */
export const milestonesAhead = (
  { milestones }: Pick<Progress, 'milestones'>,
  { whose, milestone }: Pick<Standing, 'whose' | 'milestone'>,
): readonly Milestone[] => (whose === null ? [] : milestones.slice(milestones.indexOf(milestone) + 1));
