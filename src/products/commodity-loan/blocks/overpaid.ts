import type { CommodityOffer } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

/** 'Переплата 63 228 ₸' */
export const overpaid = ({ overpayment }: CommodityOffer, t: Translate): string =>
  overpayment === 0 ? t('co.overNone') : t('co.overSum', { sum: money(overpayment) });
