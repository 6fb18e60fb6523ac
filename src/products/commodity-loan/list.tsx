import { defineList, goodsTab, type ListProps } from '../../blocks/lists/product-list.ts';
import { RowOf } from '../../blocks/lists/row-card.tsx';
import { useT } from '../../i18n/index.ts';
import { EmptyState, ErrorBlock, LinkButton, Skeleton } from '../../ui/index.ts';
import { goodsOver, goodsRow } from './row.ts';

/** The loan for goods that the customer has now, or had last. */
function GoodsList({ useRead }: Pick<ListProps, 'useRead'>) {
  const t = useT();
  const { data, error, missing, pending, retry } = useRead('getCurrentCommodityClaim', {}, { orNone: true });
  if (missing)
    return (
      <EmptyState title={t('list.goodsEmpty')} text={t('list.goodsEmptyText')}>
        <LinkButton to="home" tone="secondary" full>
          {t('nav.home')}
        </LinkButton>
      </EmptyState>
    );
  if (error !== null) return <ErrorBlock text={error} onRetry={retry} busy={pending} />;
  if (data === undefined) return <Skeleton lines={1} label={t('list.loading')} />;
  return <RowOf of={data} row={goodsRow} />;
}

export const list = defineList({
  tab: goodsTab,
  List: GoodsList,
  active: {
    operation: 'getCurrentCommodityClaim',
    input: {},
    orNone: true,
    cards: (claim) => (goodsOver(claim) ? [] : [{ key: claim.id, card: <RowOf of={claim} row={goodsRow} /> }]),
  },
});
