import type { SignatureSubject, SigningRequest } from '../../core/signatures.ts';
import { personOf } from '../../data/people.ts';
import { agreementHash } from './documents.ts';
import { findOwnClaim, move, needClaim, saveClaim, type CascoLifeRecord } from './store.ts';

/** The report that an SMS was delivered comes so late. */
const DELIVERY_MS = 2_000;

/** Agreements of this service among all that is signed. */
export const SIGNATURE_KIND = 'cascoLife.agreement';

/** What is asked of the client: the agreement, by its number and its words. */
export const signingOf = (claim: CascoLifeRecord, number: string): SigningRequest => ({
  subject: { kind: SIGNATURE_KIND, id: claim.id },
  phone: claim.loan.phone,
  personalNumber: claim.loan.personalNumber,
  items: [{ alias: 'insurance_agreement', version: number, sha256: agreementHash(claim) }],
});

/** What the signature service asks and tells about an agreement. */
export const cascoLifeSubject: SignatureSubject = {
  async mayOpen(work, user, id) {
    const claim = await findOwnClaim(work, user, id);
    // A dealer looks on; the client signs.
    return claim?.ownerId === user.id;
  },
  async sent(work, id) {
    const { loan, data } = await needClaim(work, id);
    if (data.agreement && !personOf(loan.personalNumber).smsLost)
      await work.later(work.now() + DELIVERY_MS, 'cascoLife.codeDelivered', {
        claimId: id,
        number: data.agreement.number,
      });
  },
  async confirmed(work, id) {
    const claim = await needClaim(work, id);
    await move(work, claim, 'CONFIRMED');
    await saveClaim(work, claim);
  },
};
