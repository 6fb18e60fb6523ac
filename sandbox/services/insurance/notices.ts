import type { LinkSubjects } from '../../core/links.ts';
import { insuranceSms } from '../../data/insurance.ts';
import { profileOf } from '../auth/index.ts';
import { createNotify } from '../links/notify.ts';
import type { InsuranceRecord } from './records.ts';
import { boundTo, findInsurance } from './store.ts';

/** Tells the policyholder what happened to the claim. */
export const notify = createNotify<InsuranceRecord, keyof typeof insuranceSms>({
  target: ({ id }) => ({ kind: 'insurance', id }),
  phone: ({ phone }) => phone,
  texts: insuranceSms,
  closesOlder: true,
});

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
