import type { AnyCall } from '../../core/service.ts';
import { withdrawRequest } from '../banks/answers.ts';
import { move, ownClaim, saveClaim } from './store.ts';
import type { ClaimRecord } from './records.ts';
import { claimView, sideOf } from './view.ts';

const MAX_REASON = 500;

/** The claim is over by its own people's will: nothing waits for it any more. `replacedBy`: the claim with other terms. */
export const giveUp = async (
  c: AnyCall,
  claim: ClaimRecord,
  reason: string | null,
  replacedBy: string | null = null,
): Promise<void> => {
  await move(c, claim, 'DECLINED');
  claim.data.declineReason = reason;
  claim.data.givenUp = { by: sideOf(c.me()), replacedBy };
  await saveClaim(c, claim);
  await withdrawRequest(c, claim);
  await c.effect('claim.declined', { claimId: claim.id });
};

/** The customer gives the claim up; allowed until the agreement is signed. Declined already: the same answer again. */
export const declineClaimByCustomer = async (
  { id, reason }: { id: string; reason?: string | null | undefined },
  c: AnyCall,
) => {
  const claim = await ownClaim(c, c.me(), id);
  if (claim.status === 'declined_by_customer') return claimView(c, claim);
  await giveUp(c, claim, reason?.slice(0, MAX_REASON) ?? null);
  return claimView(c, claim);
};
