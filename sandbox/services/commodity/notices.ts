import type { LinkSubjects } from '../../core/links.ts';
import type { Work } from '../../core/service.ts';
import { commoditySms } from '../../data/commodity.ts';
import { personOf } from '../../data/people.ts';
import { issueLink } from '../links/store.ts';
import { find, type CommodityRecord } from './store.ts';

/** Tells the customer by SMS what happened, with a fresh short link. */
export const tell = async (work: Work, claim: CommodityRecord, what: keyof typeof commoditySms): Promise<void> => {
  const link = await issueLink(work, { kind: 'commodity', id: claim.id });
  if (!personOf(claim.personalNumber).smsLost) await work.sms(claim.phone, commoditySms[what](link)[claim.locale]);
};

/** What the link service has to know of a commodity claim. */
export const commodityLinkSubjects: LinkSubjects = async (work, id) => {
  const claim = await find(work, id);
  return (
    claim && {
      ownerId: claim.ownerId,
      phone: claim.phone,
      personalNumber: claim.personalNumber,
      productId: null,
      claimScope: claim.isVerified ? null : claim.id,
      locale: claim.locale,
    }
  );
};
