import type { ListTab } from '../../blocks/lists/product-list.ts';
import { lists } from '../../generated/lists.ts';

/** Lists of all products as the customer sees them: by tab, within one by the product's name. */
export const listsInOrder = [...lists].sort((one, other) => one.tab.at - other.tab.at);

/** Each tab once. */
export const listTabs: readonly ListTab[] = listsInOrder
  .map(({ tab }) => tab)
  .filter((tab, at, all) => all.findIndex(({ name }) => name === tab.name) === at);
