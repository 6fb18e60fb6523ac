import type { Locale, Work } from '../../core/service.ts';
import { refuse } from '../../core/service.ts';
import { age } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import { commodityTexts, type Goods } from '../../data/commodity.ts';
import { personOf } from '../../data/people.ts';
import { findOrCreateCustomer, type NewCustomer } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import { issueLink } from '../links/store.ts';
import { isOver } from './lifecycle.ts';
import { notify } from './notices.ts';
import {
  expiring,
  insert,
  linkTargetOf,
  ofOwner,
  planExpiry,
  save,
  SIGN_TRIES,
  type CommodityRecord,
} from './store.ts';

/** A basket as a claim of this customer, not yet written. */
export const basketClaim = (
  work: Work,
  owner: { id: string },
  person: Pick<NewCustomer, 'personalNumber' | 'phone'>,
  { shop, goods, locale }: { shop: string; goods: readonly Goods[]; locale: Locale },
): CommodityRecord => ({
  id: work.random.uuid(),
  // Latin letters, none of them like a digit: it is read aloud and typed by a seller.
  number: `TK-${work.random.code(6)}`,
  ownerId: owner.id,
  shop,
  goods,
  personalNumber: person.personalNumber,
  phone: person.phone,
  locale,
  status: 'new',
  customer: null,
  files: [],
  waiting: [],
  refusals: [],
  offerId: null,
  signing: 'none',
  signLeft: SIGN_TRIES,
  isVerified: false,
  cancelReason: null,
  brokenSendings: 0,
  notified: false,
  createdAt: work.now(),
});

/** Another claim of this person is open. */
export const hasOpen = async (work: Work, person: NewCustomer): Promise<boolean> =>
  (await ofOwner(work, (await findOrCreateCustomer(work, person)).id)).some(({ status }) => !isOver(status));

/** A shop sells a basket on credit: the customer gets a link. 409 while another claim of this person is open. */
export const sellOnCredit = async (
  work: Work,
  person: NewCustomer,
  basket: { shop: string; goods: readonly Goods[]; locale: Locale },
): Promise<CommodityRecord> => {
  const { birthDate } = factsOf(person.personalNumber);
  if (birthDate !== undefined && age(birthDate, today(work)) < 18) throw refuse(422, commodityTexts.minor);
  const owner = await findOrCreateCustomer(work, person);
  const open = (await ofOwner(work, owner.id)).find(({ status }) => !isOver(status));
  if (open || personOf(person.personalNumber).hasOpenClaim)
    throw refuse(409, commodityTexts.openClaim, open ? { status: open.status } : {});
  const claim = basketClaim(work, owner, { ...person, phone: owner.phone }, basket);
  await insert(work, claim);
  await planExpiry(work, claim);
  await work.effect('commodity.created', { claimId: claim.id, shop: claim.shop });
  // From a computer to their own phone: photos are taken there.
  await issueLink(work, linkTargetOf(claim), { shared: true });
  await notify(work, claim, 'created');
  return claim;
};

/** The claim was cancelled: it has moved already. */
export const cancelled = async (work: Work, claim: CommodityRecord, reason: 'shop' | 'time'): Promise<void> => {
  claim.cancelReason = reason;
  claim.signing = 'none';
  claim.waiting = [];
  await save(work, claim);
  await notify(work, claim, 'cancelled');
};

/** Job: the day has come. */
export const expire = expiring((work, claim) => cancelled(work, claim, 'time'));
