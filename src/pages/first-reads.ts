import type { pageScreens } from '../../machines/pages.ts';
import type { OperationId } from '../../openapi/index.ts';
import type { Reading } from '../blocks/lists/product-list.ts';
import { listsInOrder, listTabs } from './board/lists-in-order.ts';

/**
 * What a page always reads at first, where its address says nothing more; the early script sends it while the program comes. The
 * inputs are the lists' own: what is asked here and there is one value.
 */
export const firstReads: Readonly<Partial<Record<keyof typeof pageScreens, readonly Reading<OperationId>[]>>> = {
  home: listsInOrder.map(({ active: { operation, input } }) => ({ operation, input }) as Reading<OperationId>),
  'my-applications': listsInOrder.flatMap(({ tab, begins = [] }) => (tab.name === listTabs[0]?.name ? begins : [])),
};
