import type { LinkSubjects } from '../../core/links.ts';
import { cascoLifeSms } from '../../data/casco-life.ts';
import { createNotify } from '../links/notify.ts';
import { findClaim, type CascoLifeRecord } from './store.ts';

/** Tells the client what happened to the claim. */
export const notify = createNotify<CascoLifeRecord, keyof typeof cascoLifeSms>({
  target: ({ id }) => ({ kind: 'casco-life', id }),
  phone: ({ loan }) => loan.phone,
  texts: cascoLifeSms,
  closesOlder: true,
});

/** What the link service has to know of a claim. Whoever came so far has shown who they are. */
export const cascoLifeLinkSubjects: LinkSubjects = async (work, id) => {
  const claim = await findClaim(work, id);
  return (
    claim && {
      ownerId: claim.ownerId,
      phone: claim.loan.phone,
      personalNumber: claim.loan.personalNumber,
      productId: claim.loan.car.publicationId,
      claimScope: null,
      locale: claim.locale,
    }
  );
};
