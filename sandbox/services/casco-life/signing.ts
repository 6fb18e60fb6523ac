import type { SignatureSubject } from '../../core/signatures.ts';
import { findOwnClaim, move, needClaim, saveClaim } from './store.ts';

/** Agreements of this service among all that is signed. */
export const SIGNATURE_KIND = 'cascoLife.agreement';

/** What the signature service asks and tells about an agreement. */
export const cascoLifeSubject: SignatureSubject = {
  async mayOpen(work, user, id) {
    const claim = await findOwnClaim(work, user, id);
    // A dealer looks on; the client signs.
    return claim?.ownerId === user.id;
  },
  async confirmed(work, id) {
    const claim = await needClaim(work, id);
    await move(work, claim, 'CONFIRMED');
    await saveClaim(work, claim);
  },
};
