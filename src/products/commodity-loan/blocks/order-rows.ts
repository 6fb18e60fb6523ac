import type { CommodityClaim } from '../../../../openapi/index.ts';
import { type Estimate, estimatesOfAll } from '../../../../schemas/commodity-loan/lenders.ts';
import { dmy, isoDayKz, money, months } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { SummaryRow } from '../../../ui/index.ts';

/** Where it was ordered, and when: by this number shop and bank know it. */
export const placeRows = ({ shop, number, createdAt }: CommodityClaim, t: Translate): SummaryRow[] => [
  { label: t('co.shop'), value: `${shop.name}\n${shop.address}` },
  { label: t('co.number'), value: t('co.numberOf', { number, date: dmy(isoDayKz(Date.parse(createdAt))) }) },
];

/** What it comes to a month by published terms, for how long and for how much more: rounded, for it is an estimate. */
export const estimateRow = ({ monthly, months: n, overpaid }: Estimate, t: Translate) => ({
  label:
    overpaid === 0
      ? t('co.estimateFree', { term: months(n, t) })
      : t('co.estimateOver', { term: months(n, t), sum: money(Math.round(overpaid / 1000) * 1000) }),
  value: t('co.estimate', { sum: money(monthly) }),
});

/** The same of all banks that are asked; nothing where they publish no terms, or have offered. */
export const estimateRows = (claim: CommodityClaim, t: Translate) =>
  estimatesOfAll(claim).map((estimate) => estimateRow(estimate, t));

/** Which purchase it is: on pages that are only a result. */
export const orderRows = (claim: CommodityClaim, t: Translate): SummaryRow[] => [
  {
    label: t('co.goods', { n: claim.goods.length }),
    value: claim.goods.map(({ name, qty }) => (qty > 1 ? `${name}, ${t('co.qty', { n: qty })}` : name)).join('\n'),
  },
  { label: t('co.total'), value: money(claim.total) },
  ...placeRows(claim, t),
];
