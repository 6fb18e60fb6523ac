import { campaigns } from '../../machines/generated/campaigns.ts';
import { fill } from '../../machines/kit/address.ts';

/** A claim number of a shop: letters, digits, dash, underscore. */
const ID = /^[\w-]{1,64}$/;

/**
 * The marketplace rule: under `/marketplace`, or with `utm_source=marketplace`, to the application's insurance form.
 * On a segment boundary, never onto itself. `null`: stay. `'missing'`: stay, and say so.
 * @source spec §2
 */
export const marketplaceRedirect = (pathname: string, search: string): { to: string } | 'missing' | null => {
  const query = new URLSearchParams(search);
  const source = query.get('utm_source');
  const found = campaigns.find(
    ({ name }) => source === name || pathname === `/${name}` || pathname.startsWith(`/${name}/`),
  );
  if (found === undefined) return null;
  const id = query.get(found.key);
  if (id === null || !ID.test(id)) return source === found.name || query.has(found.key) ? 'missing' : null;
  const to = fill(found.path, { id });
  return pathname.replace(/\/$/, '') === to ? null : { to };
};
