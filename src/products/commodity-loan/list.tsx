import { stack } from '@styled/patterns';
import { ListPart, useGrowing, type PartOf } from '../../blocks/lists/list-part.tsx';
import { pageOf, toPage } from '../../blocks/lists/pages.ts';
import { defineList, goodsTab, type ListProps } from '../../blocks/lists/product-list.ts';
import { RowOf } from '../../blocks/lists/row-card.tsx';
import { isTurnOf } from '../../blocks/standing.ts';
import { useT } from '../../i18n/index.ts';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { goodsOver, goodsRow, goodsStands } from './row.ts';

const inputOf = (page: number) => ({ query: { page } });

/** Every loan for goods that the customer has, and had. */
function GoodsList({ useRead, place }: ListProps) {
  const parts = useGrowing(pageOf(place.query), (next) => place.move({ query: toPage(next) }, 'replace'));
  return (
    <div className={stack({ gap: '12' })}>
      {parts.map((part) => (
        <Part key={part.page} part={part} useRead={useRead} />
      ))}
    </div>
  );
}

function Part({ part, useRead }: Pick<ListProps, 'useRead'> & { part: PartOf }) {
  const t = useT();
  return (
    <ListPart
      {...part}
      read={useRead('listCommodityClaims', inputOf(part.page))}
      keyOf={({ id }) => id}
      groupOf={(claim) => (goodsOver(claim) ? 'over' : isTurnOf('customer', goodsStands(claim)) ? 'yours' : 'going')}
      render={(claim, line) => <RowOf of={claim} row={goodsRow} line={line} />}
      empty={
        <EmptyState title={t('list.goodsEmpty')} text={t('list.goodsEmptyText')}>
          <LinkButton to="home" tone="secondary" full>
            {t('nav.home')}
          </LinkButton>
        </EmptyState>
      }
    />
  );
}

export const list = defineList({
  product: 'commodity-loan',
  tab: goodsTab,
  List: GoodsList,
  active: {
    operation: 'listCommodityClaims',
    input: inputOf(1),
    cards: ({ items }) =>
      items.map((claim) => ({
        key: claim.id,
        row: (t) => goodsRow(claim, t),
        waits: isTurnOf('customer', goodsStands(claim)),
        over: goodsOver(claim),
      })),
  },
});
