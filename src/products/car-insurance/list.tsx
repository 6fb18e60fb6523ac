import { InsuranceList } from '../../blocks/insurance/insurance-list.tsx';
import { insuranceOver, insuranceRow, insuranceStands } from '../../blocks/insurance/insurance-row.ts';
import { defineList, insuranceTab } from '../../blocks/lists/product-list.ts';
import { isTurnOf } from '../../blocks/standing.ts';

export const list = defineList({
  product: 'car-insurance',
  tab: insuranceTab,
  List: InsuranceList,
  active: {
    operation: 'listInsuranceClaims',
    input: { query: { page: 1 } },
    cards: ({ items }) =>
      items.map((claim) => ({
        key: claim.id,
        row: (t) => insuranceRow(claim, t),
        waits: isTurnOf('customer', insuranceStands(claim)),
        over: insuranceOver(claim),
      })),
  },
});
