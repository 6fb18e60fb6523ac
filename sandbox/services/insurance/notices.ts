import type { LinkSubjects } from '../../core/links.ts';
import type { Work } from '../../core/service.ts';
import { insuranceSms } from '../../data/insurance.ts';
import { profileOf } from '../auth/index.ts';
import { closeLinks, issueLink } from '../links/store.ts';
import type { InsuranceRecord } from './records.ts';
import { boundTo, findInsurance } from './store.ts';

/** Tells the policyholder by SMS what happened, with a fresh short link; older links to the claim are over. */
export const tell = async (work: Work, claim: InsuranceRecord, what: keyof typeof insuranceSms): Promise<void> => {
  const target = { kind: 'insurance', id: claim.id } as const;
  await closeLinks(work, target);
  await work.sms(claim.phone, insuranceSms[what](await issueLink(work, target))[claim.locale]);
};

/**
 * Who a short link to an insurance claim is for. It signs in only on the phone that is on record of the claim's owner; a
 * claim that a partner made opens nothing but itself.
 */
const insuranceLinkSubjects: LinkSubjects = async (work, id) => {
  const claim = await findInsurance(work, id);
  if (claim === null) return null;
  const { ownerId, phone, personalNumber, locale, agentId } = claim;
  const onRecord = (await profileOf(work, ownerId)).phone === phone;
  return {
    ownerId: onRecord ? ownerId : null,
    phone,
    personalNumber,
    productId: null,
    claimScope: agentId === null ? null : id,
    locale,
  };
};

/** The same, by the application of the marketplace that became the claim. */
const marketplaceLinkSubjects: LinkSubjects = async (work, applicationId) => {
  const claimId = await boundTo(work, applicationId);
  return claimId === null ? null : insuranceLinkSubjects(work, claimId);
};

export const linkSubjects = { insurance: insuranceLinkSubjects, marketplace: marketplaceLinkSubjects };
