import type { Work } from '../../core/service.ts';
import { insuranceSms } from '../../data/insurance.ts';
import { issueTokens, profileOf } from '../auth/index.ts';
import type { InsuranceRecord } from './records.ts';

/**
 * Tells the policyholder by SMS what happened. The link signs in by its fragment only on the phone that is on record of
 * the claim's owner; a claim that a partner made opens nothing but itself.
 */
export const tell = async (work: Work, claim: InsuranceRecord, what: keyof typeof insuranceSms): Promise<void> => {
  const address = `${work.origin}/insurance/${claim.id}`;
  const { phone } = await profileOf(work, claim.ownerId);
  const claimScope = claim.agentId === null ? null : claim.id;
  const link =
    phone === claim.phone
      ? `${address}#${(await issueTokens(work, claim.ownerId, { claimScope })).refreshToken}`
      : address;
  await work.sms(claim.phone, insuranceSms[what](link)[claim.locale]);
};
