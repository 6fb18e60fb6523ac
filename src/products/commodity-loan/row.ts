import type { CommodityListItem, CommodityStatusAlias } from '../../../openapi/index.ts';
import { standingOf, type Standing } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/commodity-loan/progress.ts';
import { filed, nonEmpty, stageOf, turnOf, type RowView } from '../../blocks/lists/row.ts';
import { turnTone, type Tone } from '../../blocks/standing.ts';
import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/index.ts';

const GOODS: Readonly<Partial<Record<CommodityStatusAlias, Tone>>> = {
  signed: 'approved',
  goods_released: 'approved',
  rejected: 'rejected',
};
export const goodsStands = (claim: CommodityListItem): Standing => standingOf(progress, { getCommodityClaim: claim });
export const goodsOver = (claim: CommodityListItem): boolean => goodsStands(claim).whose === null;

/** A loan for goods of a shop. */
export const goodsRow = (claim: CommodityListItem, t: Translate): RowView => {
  const stands = goodsStands(claim);
  const [first] = claim.goods;
  return {
    key: claim.id,
    // A shop is drawn nowhere: its letter.
    mark: { company: { alias: '', name: claim.shop.name }, kind: 'lender' },
    title: first === undefined || claim.goods.length > 1 ? t('list.goods', { n: claim.goods.length }) : first.name,
    sum: { label: t('list.goodsSum'), value: money(claim.total) },
    tone: GOODS[claim.status.alias] ?? turnTone('customer', stands),
    status: claim.status.name,
    about: nonEmpty(claim.shop.name, filed(t('list.number', { number: claim.number }), claim.createdAt, t)),
    to: { screen: 'commodity-data', id: claim.id },
    stage: stageOf(progress, stands),
    ...turnOf('customer', stands, t),
  };
};
