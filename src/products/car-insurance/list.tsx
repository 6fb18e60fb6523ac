import { InsuranceList } from '../../blocks/insurance/insurance-list.tsx';
import { insuranceOver, insuranceRow } from '../../blocks/insurance/insurance-row.ts';
import { defineList, insuranceTab } from '../../blocks/lists/product-list.ts';
import { RowOf } from '../../blocks/lists/row-card.tsx';

export const list = defineList({
  tab: insuranceTab,
  List: InsuranceList,
  active: {
    operation: 'listInsuranceClaims',
    input: { query: { page: 1 } },
    cards: ({ items }) =>
      items
        .filter((claim) => !insuranceOver(claim))
        .map((claim) => ({ key: claim.id, card: <RowOf of={claim} row={insuranceRow} /> })),
  },
});
