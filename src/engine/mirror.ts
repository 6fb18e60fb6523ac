import type { AnyMachineSnapshot } from 'xstate';
import { fill } from '../../machines/kit/address.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { kindOf, pathOf } from './registry.ts';

/**
 * Address of a screen; `null` when it has none of its own. The id stands in the path or in `?claim=`; where products share
 * an address, `&kind=` names the product.
 */
export const hrefOf = (screen: ScreenId, id: string | null): string | null => {
  const path = pathOf(screen);
  if (path === null) return null;
  const query = new URLSearchParams();
  if (id !== null && !path.includes(':id')) query.set('claim', id);
  const kind = kindOf(screen);
  if (kind !== null) query.set('kind', kind);
  const address = fill(path, { id: id ?? undefined });
  return query.size > 0 ? `${address}?${query.toString()}` : address;
};

export const screenOf = (snapshot: AnyMachineSnapshot): ScreenId | null =>
  (snapshot.context as { screen: ScreenId | null }).screen;
