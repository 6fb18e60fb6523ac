import type { User } from './service.ts';

/** Whose a thing is. */
export interface Holders {
  /** The customer. */
  readonly ownerId: string;
  /** The dealer or partner who made it; absent or null: nobody. */
  readonly agentId?: string | null;
  /** The claim to which a token may be bound and still open the thing; null: no bound token opens it. */
  readonly scopeId: string | null;
}

/** May `user` see a thing of these holders? Customers their own, dealers and partners those they made; null: nobody may. */
export const mayOpen = (user: User, holders: Holders | null): boolean =>
  holders !== null &&
  (user.claimScope === null || user.claimScope === holders.scopeId) &&
  (user.id === holders.ownerId || user.id === holders.agentId);
