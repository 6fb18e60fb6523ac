import type { CommodityClaim, CommodityOffer } from '../../../../openapi/index.ts';
import { dmy, money, months } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { SummaryRow } from '../../../ui/index.ts';
import { orderRows } from './order-rows.ts';

/** The offer that was signed; nothing while it is not known. */
export const takenOffer = (
  claim: CommodityClaim | undefined,
  offers: readonly CommodityOffer[] | undefined,
): CommodityOffer | undefined => offers?.find(({ id }) => id === claim?.offerId);

/** Which purchase it was, and how it is paid for. */
export const takenRows = (claim: CommodityClaim, offer: CommodityOffer | undefined, t: Translate): SummaryRow[] => [
  ...orderRows(claim, t),
  ...(offer === undefined
    ? []
    : [
        { label: t('co.lender'), value: offer.bank.name },
        { label: t('co.monthly'), value: money(offer.monthly) },
        ...(offer.firstPaymentDate == null
          ? []
          : [{ label: t('co.first'), value: `${dmy(offer.firstPaymentDate)}, ${money(offer.monthly)}` }]),
        { label: t('co.term'), value: months(offer.months, t) },
        ...(offer.lastPayment === offer.monthly ? [] : [{ label: t('co.last'), value: money(offer.lastPayment) }]),
        { label: t('co.over'), value: offer.overpayment === 0 ? t('co.noOver') : money(offer.overpayment) },
        { label: t('co.toPay'), value: money(offer.total) },
      ]),
];

/** How the loan is paid: what is known of it here. Accounts are the bank's to tell, and the day of the first payment where it has not. */
export const payingSteps = (offer: CommodityOffer | undefined, t: Translate): string[] => {
  if (offer === undefined) return [t('co.next.papers')];
  const { firstPaymentDate: first } = offer;
  const paying = { sum: money(offer.monthly), bank: offer.bank.name, term: months(offer.months, t) };
  // The day itself stands above them.
  return [t(first == null ? 'co.next.papers' : 'co.next.how'), t('co.next.pay', paying)];
};
