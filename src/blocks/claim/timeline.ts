/** What has happened to a claim, and what its way still holds. */
import type { Claim, ClaimStatusAlias } from '../../../openapi/index.ts';

export interface Milestone {
  readonly alias: ClaimStatusAlias;
  /** Moment in UTC; null: it has not come yet. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'ahead';
}

/** The way of a claim on which all goes well; the rest are turns off it. */
const WAY: readonly ClaimStatusAlias[] = [
  'new',
  'verified',
  'data_confirmed',
  'waiting',
  'bank_selected',
  'signed',
  'issued',
];

/** Where a status stands on that way: those in between count as the milestone before them. */
const PLACE: Readonly<Record<ClaimStatusAlias, number>> = {
  new: 0,
  verification: 0,
  verified: 1,
  data_confirmation: 1,
  data_confirmed: 2,
  error: 2,
  processing: 2,
  waiting: 3,
  bank_selected: 4,
  signing: 4,
  signed: 5,
  insurance_pending: 5,
  issued: 6,
  rejected: 7,
  declined_by_customer: 7,
  expired: 7,
};

/** Over for good. */
export const isOver = (alias: ClaimStatusAlias): boolean => PLACE[alias] >= 6;

/**
 * All events of the claim in the order of time, then the milestones still ahead; the present status is the current one.
 * A status entered twice stands twice; one that follows itself stands once, at its first moment.
 */
export const milestones = (claim: Pick<Claim, 'status' | 'timeline' | 'createdAt'>): Milestone[] => {
  const present = claim.status.alias;
  const events = claim.timeline
    .map((event, index) => ({ ...event, index }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.index - b.index)
    .filter((event, index, all) => event.alias !== all[index - 1]?.alias);
  // The list may lag behind the status; the status is the server's word.
  const known = events.length === 0 || events.at(-1)?.alias !== present;
  const past: Milestone[] = events.map(({ alias, at }, index) => ({
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
  const ahead = WAY.slice(PLACE[present] + 1).map((alias): Milestone => ({ alias, at: null, state: 'ahead' }));
  return [...past, ...ahead];
};
