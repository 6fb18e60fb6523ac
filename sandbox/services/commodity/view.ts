import type { CommodityClaim, CommodityListItem, CommodityOffer } from '../../../openapi/index.ts';
import { addMonths, type IsoDate } from '../../../schemas/facts/date.ts';
import { say, type Work } from '../../core/service.ts';
import { bankOf, rejectionTexts } from '../../data/banks.ts';
import { goodsLenders, shopOf, statusName } from '../../data/commodity.ts';
import { today } from '../claim/today.ts';
import { sharedLink } from '../links/store.ts';
import { missingFiles } from './banks.ts';
import { isOpenForData } from './lifecycle.ts';
import { publishedPlans, sumOf } from './offers.ts';
import { isAlive, linkTargetOf, type CommodityRecord, type OfferRecord } from './store.ts';

/** A claim as the list shows it, in the language of the call. */
export const listItemView = ({ locale }: Work, claim: CommodityRecord): CommodityListItem => {
  const { name, address } = shopOf(claim.shop);
  const status = statusName(claim.status);
  return {
    id: claim.id,
    number: claim.number,
    shop: { name: say(name, locale), address: say(address, locale) },
    goods: claim.goods.map((one) => ({ ...one, name: say(one.name, locale) })),
    total: sumOf(claim.goods),
    status: { id: status.id, alias: claim.status, name: say(status.name, locale) },
    offerId: claim.offerId,
    signing: { state: claim.signing, attemptsLeft: claim.signLeft },
    createdAt: new Date(claim.createdAt).toISOString(),
  };
};

/** Whom the claim goes to, and on which terms they lend for its sum. */
const lendersView = (work: Work, { goods }: CommodityRecord): NonNullable<CommodityClaim['lenders']> =>
  goodsLenders.flatMap((lender) => {
    const plans = publishedPlans(lender, { sum: sumOf(goods), today: today(work) });
    const { alias } = lender;
    return plans === null ? [] : [{ alias, name: say(bankOf(alias)?.name ?? alias, work.locale), plans }];
  });

/** The claim for its customer, in the language of the call. */
export const claimView = async (work: Work, claim: CommodityRecord): Promise<CommodityClaim> => {
  const { locale } = work;
  const isOpen = isOpenForData(claim.status);
  return {
    ...listItemView(work, claim),
    customerPhone: claim.phone,
    personalNumber: claim.personalNumber,
    customer: claim.customer,
    needDocuments: isOpen ? missingFiles(claim) : [],
    refusals: claim.refusals.map(({ bank, code }) => ({
      bank: say(bankOf(bank)?.name ?? bank, locale),
      code,
      text: say(rejectionTexts[code], locale),
    })),
    cancelReason: claim.cancelReason,
    ...((isOpen || claim.status === 'sent') && { lenders: lendersView(work, claim) }),
    shortLink: isOpen ? await sharedLink(work, linkTargetOf(claim)) : null,
  };
};

/** One month after the contract: of an offer that is not signed yet, as if it were signed today. */
const firstPaymentDate = (
  work: Work,
  { state }: OfferRecord,
  { signedOn }: Pick<CommodityRecord, 'signedOn'>,
): IsoDate | undefined => {
  const from = state === 'signed' ? signedOn : today(work);
  return from === undefined ? undefined : addMonths(from, 1);
};

export const offerView = (work: Work, offer: OfferRecord, claim: CommodityRecord): CommodityOffer => {
  const bank = bankOf(offer.bank);
  const isOver = !isAlive(work, offer) && offer.state !== 'signed';
  const first = isOver ? undefined : firstPaymentDate(work, offer, claim);
  return {
    id: offer.id,
    bank: {
      alias: offer.bank,
      name: say(bank?.name ?? offer.bank, work.locale),
      type: bank?.type ?? 'bvu',
      logo: null,
    },
    kind: offer.kind,
    months: offer.months,
    rate: offer.rate,
    gesv: offer.gesv,
    monthly: offer.monthly,
    lastPayment: offer.lastPayment,
    total: offer.total,
    overpayment: offer.overpayment,
    ...(first !== undefined && { firstPaymentDate: first }),
    status: isOver ? 'expired' : offer.state,
    validUntil: new Date(offer.validUntil).toISOString(),
    expiresInSec: Math.max(0, Math.ceil((offer.validUntil - work.now()) / 1000)),
  };
};
