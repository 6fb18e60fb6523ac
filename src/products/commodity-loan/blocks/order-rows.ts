import type { CommodityClaim } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { SummaryRow } from '../../../ui/index.ts';

/** Which purchase it is: on pages that are only a result. */
export const orderRows = ({ shop, total, number }: CommodityClaim, t: Translate): SummaryRow[] => [
  { label: t('co.shop'), value: `${shop.name}\n${shop.address}` },
  { label: t('co.total'), value: money(total) },
  { label: t('co.number'), value: number },
];
