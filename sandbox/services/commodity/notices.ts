import type { LinkSubjects } from '../../core/links.ts';
import { commoditySms } from '../../data/commodity.ts';
import { personOf } from '../../data/people.ts';
import { createNotify } from '../links/notify.ts';
import { find, linkTargetOf, type CommodityRecord } from './store.ts';

/** Tells the customer what happened to the claim. */
export const notify = createNotify<CommodityRecord, keyof typeof commoditySms>({
  target: linkTargetOf,
  phone: ({ phone }) => phone,
  texts: commoditySms,
  closesOlder: false,
  arrives: ({ personalNumber }) => !personOf(personalNumber).smsLost,
});

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
