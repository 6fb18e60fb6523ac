import type { CommodityClaim, CommodityListItem, CommodityOffer } from '../../../openapi/index.ts';
import { say, type Work } from '../../core/service.ts';
import { bankOf, rejectionTexts } from '../../data/banks.ts';
import { shopOf, statusName } from '../../data/commodity.ts';
import { sharedLink } from '../links/store.ts';
import { missingFiles } from './banks.ts';
import { isOpenForData } from './lifecycle.ts';
import { sumOf } from './offers.ts';
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
    shortLink: isOpen ? await sharedLink(work, linkTargetOf(claim)) : null,
  };
};

export const offerView = (work: Work, offer: OfferRecord): CommodityOffer => {
  const bank = bankOf(offer.bank);
  const isOver = !isAlive(work, offer) && offer.state !== 'signed';
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
    status: isOver ? 'expired' : offer.state,
    validUntil: new Date(offer.validUntil).toISOString(),
    expiresInSec: Math.max(0, Math.ceil((offer.validUntil - work.now()) / 1000)),
  };
};
