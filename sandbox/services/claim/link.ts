import type { LinkSubjects, LinkTarget } from '../../core/links.ts';
import type { AnyCall } from '../../core/service.ts';
import { sharedLinkOf } from '../links/store.ts';
import type { ClaimRecord } from './records.ts';
import { findClaim } from './store.ts';

/** The claim as a short link's target. */
export const linkTargetOf = (claim: ClaimRecord): LinkTarget => ({ kind: 'claim', id: claim.id });

/** What the link service has to know of a claim. */
export const claimLinkSubjects: LinkSubjects = async (work, id) => {
  const claim = await findClaim(work, id);
  return (
    claim && {
      ownerId: claim.ownerId,
      phone: claim.phone,
      personalNumber: claim.personalNumber,
      productId: claim.data.productId,
      claimScope: claim.identityState === 'verified' ? null : claim.id,
      locale: claim.locale,
    }
  );
};

/**
 * The link that a dealer hands over, or customers to their own phone. It signs the customer in, so nobody else sees it, and
 * no one after the customer has shown who they are.
 */
export const shortLinkFor = async (
  c: AnyCall,
  claim: ClaimRecord,
): Promise<{ shortLink: string | null; shortLinkUntil: string | null }> => {
  const isTheirs = c.user !== null && (c.user.id === claim.dealerId || c.user.id === claim.ownerId);
  const link = isTheirs && claim.identityState !== 'verified' ? await sharedLinkOf(c, linkTargetOf(claim)) : undefined;
  return {
    shortLink: link?.address ?? null,
    shortLinkUntil: link === undefined ? null : new Date(link.endsAt).toISOString(),
  };
};
