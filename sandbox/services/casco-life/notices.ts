import type { LinkSubjects } from '../../core/links.ts';
import type { Work } from '../../core/service.ts';
import { cascoLifeSms } from '../../data/casco-life.ts';
import { closeLinks, issueLink } from '../links/store.ts';
import { findClaim, type CascoLifeRecord } from './store.ts';

/** Tells the client by SMS what happened, with a fresh short link; older links to the claim are over. */
export const tell = async (work: Work, claim: CascoLifeRecord, what: keyof typeof cascoLifeSms): Promise<void> => {
  const target = { kind: 'casco-life', id: claim.id } as const;
  await closeLinks(work, target);
  await work.sms(claim.loan.phone, cascoLifeSms[what](await issueLink(work, target))[claim.locale]);
};

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
