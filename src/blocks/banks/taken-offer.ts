import type { Claim } from '../../../openapi/index.ts';
import { isSignedClaim } from '../claim/status.ts';
import type { Taken } from '../claim/summary.tsx';
import type { ScreenProps } from '../props.ts';
import { type Approved, isApproved } from './answer-kinds.ts';
import { offerSchedule } from './offer-cost.ts';

/** The offer that was signed, as its bank told it; null: nothing is signed, or it cannot be read; undefined: not read yet. */
export const useTakenOffer = (
  claim: Claim | undefined,
  useRead: ScreenProps<'claim-deal'>['useRead'],
): Approved | null | undefined => {
  const id = claim && isSignedClaim(claim) ? claim.requestId : null;
  const { data, pending } = useRead('listIntegrations', id === null ? null : { path: { id } });
  if (id === null) return null;
  if (data === undefined) return pending ? undefined : null;
  return data.filter(isApproved).find(({ bank }) => bank.alias === claim?.bank?.alias) ?? null;
};

/** What a claim's head says of it. */
export const takenOf = (offer: Approved): Taken => ({
  sum: offer.approved.amount,
  monthly: offer.approved.monthlyPayment,
  first: offerSchedule(offer)[0]?.date,
});
