import type { Ask } from '../../kit/product.ts';
import { activeStatuses } from '../shared/claim-statuses.ts';

/** The claim meant by an address without an id: the only open one; null when there is none or several to choose from. */
export const currentClaim = async (ask: Ask): Promise<string | null> => {
  const open = await ask('claims', { variables: { page: 1, filters: { status: [...activeStatuses] } } });
  return open.total === 1 ? (open.items[0]?.id ?? null) : null;
};
