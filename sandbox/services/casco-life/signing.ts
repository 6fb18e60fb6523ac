import type { SignatureSubject } from '../../core/signatures.ts';
import { findClaim, mayOpen, move, needClaim, saveClaim } from './store.ts';

/** Agreements of this service among all that is signed. */
export const SIGNATURE_KIND = 'cascoLife.agreement';

/** What the signature service asks and tells about an agreement. */
export const cascoLifeSubject: SignatureSubject = {
  async mayOpen(work, user, id) {
    const claim = await findClaim(work, id);
    // A dealer looks on; the client signs.
    return claim !== null && mayOpen(user, claim) && user.id === claim.ownerId;
  },
  async confirmed(work, id) {
    const claim = await needClaim(work, id);
    await move(work, claim, 'confirmed');
    await saveClaim(work, claim);
  },
};
