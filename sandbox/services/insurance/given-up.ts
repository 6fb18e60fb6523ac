import type { Work } from '../../core/service.ts';
import { dropDocument } from './documents.ts';
import { subjectOf, type Parts } from './parts.ts';
import type { InsuranceRecord } from './records.ts';
import { move, saveInsurance } from './store.ts';

/** Back to the offers; what was to be signed is worth nothing any more. */
export const forgetOffer = async (
  parts: Pick<Parts, 'signatures'>,
  work: Work,
  claim: InsuranceRecord,
): Promise<void> => {
  await move(work, claim, 'OFFER_OVER');
  claim.offerId = null;
  await forgetAgreement(parts, work, claim);
  await saveInsurance(work, claim);
};

/** Its document goes, a code that was sent signs nothing. Not yet saved. */
export const forgetAgreement = async (
  parts: Pick<Parts, 'signatures'>,
  work: Work,
  claim: InsuranceRecord,
): Promise<void> => {
  if (claim.data.agreement !== null) await dropDocument(work, claim.data.agreement.documentId);
  claim.data.agreement = null;
  await parts.signatures.cancel(work, subjectOf(claim));
};
