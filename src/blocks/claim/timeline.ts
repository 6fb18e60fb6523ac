/** What has happened to a claim, and what its way still holds. */
import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import type { Passed } from '../track.ts';

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

/** What has happened, as the milestones to which it led: each status by what the claim declares of it. */
export const passedBy = (claim: Claim): Passed[] =>
  historyOf(claim).map(({ alias, at }) => ({
    at,
    milestone: standingOf(claimProgress, { claim: { ...claim, status: { ...claim.status, alias } } }).milestone,
  }));
