import { PagedRows } from '../../blocks/lists/paged-rows.tsx';
import { defineList, insuranceTab, type ListProps } from '../../blocks/lists/product-list.ts';
import { isTurnOf } from '../../blocks/standing.ts';
import { useT } from '../../i18n/index.ts';
import { cascoOver, cascoRow, cascoStands } from './row.ts';

const inputOf = (page: number) => ({ query: { page } });

/** Casco and life for a credit. */
function CascoLifeList({ useRead, place }: ListProps) {
  const t = useT();
  return (
    <PagedRows
      {...{ useRead, place, inputOf }}
      title={t('list.cascoLife')}
      as="casco"
      operation="listCascoLifeClaims"
      row={cascoRow}
    />
  );
}

export const list = defineList({
  product: 'casco-life',
  tab: insuranceTab,
  List: CascoLifeList,
  keys: ['casco'],
  active: {
    operation: 'listCascoLifeClaims',
    input: inputOf(1),
    cards: ({ items }) =>
      items.map((claim) => ({
        key: claim.id,
        row: (t) => cascoRow(claim, t),
        waits: isTurnOf('customer', cascoStands(claim)),
        over: cascoOver(claim),
      })),
  },
});
