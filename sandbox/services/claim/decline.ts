import type { AnyCall } from '../../core/service.ts';
import { withdrawRequest } from '../banks/answers.ts';
import { dropExpiry } from './expiry.ts';
import { move, ownClaim, saveClaim } from './store.ts';
import { claimView } from './view.ts';

const MAX_REASON = 500;

/** The customer gives the claim up; allowed until the agreement is signed. Declined already: the same answer again. */
export const declineClaimByCustomer = async (
  { id, reason }: { id: string; reason?: string | null | undefined },
  c: AnyCall,
) => {
  const claim = await ownClaim(c, c.me(), id);
  if (claim.status === 'declined_by_customer') return claimView(c, claim);
  await move(c, claim, 'declined');
  claim.data.declineReason = reason?.slice(0, MAX_REASON) ?? null;
  await saveClaim(c, claim);
  await dropExpiry(c, claim);
  await withdrawRequest(c, claim);
  await c.effect('claim.declined', { claimId: claim.id });
  return claimView(c, claim);
};
