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

/** 'Переплата около 127 000 ₸' */
export const overpaidWords = ({ overpaid }: Estimate, t: Translate): string =>
  overpaid === 0 ? t('co.overNone') : t('co.overAbout', { sum: money(Math.round(overpaid / 1000) * 1000) });

/** What it comes to a month by the terms that banks publish, a line each; nothing where they do not, or have offered. */
export const estimateWords = (claim: CommodityClaim, t: Translate): string[] =>
  estimatesOfAll(claim).map((estimate) =>
    t('co.estimate', {
      sum: money(estimate.monthly),
      term: months(estimate.months, t),
      over: overpaidWords(estimate, t),
    }),
  );

/** Which purchase it is: on pages that are only a result. */
export const orderRows = (claim: CommodityClaim, t: Translate): SummaryRow[] => [
  {
    label: t('co.goods', { n: claim.goods.length }),
    value: claim.goods.map(({ name, qty }) => (qty > 1 ? `${name}, ${t('co.qty', { n: qty })}` : name)).join('\n'),
  },
  { label: t('co.total'), value: money(claim.total) },
  ...placeRows(claim, t),
];
