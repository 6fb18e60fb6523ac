import type { Work } from '../../core/service.ts';
import { smsTexts } from '../../data/claim.ts';
import { issueTokens } from '../auth/index.ts';
import type { ClaimRecord } from './records.ts';

/**
 * Tells the customer by SMS what happened, with a fresh link that signs in by its fragment.
 * Until the identity is verified the link opens this claim only.
 */
export const tell = async (work: Work, claim: ClaimRecord, what: keyof typeof smsTexts): Promise<void> => {
  const claimScope = claim.identityState === 'verified' ? null : claim.id;
  const { refreshToken } = await issueTokens(work, claim.ownerId, { claimScope });
  const link = `${work.origin}/my-applications/${claim.id}#${refreshToken}`;
  await work.sms(claim.phone, smsTexts[what](link)[claim.locale]);
};
