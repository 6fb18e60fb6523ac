import { campaigns } from '../../../machines/generated/campaigns.ts';
import { fill } from '../../../machines/kit/address.ts';

/** A claim number of a shop: letters, digits, dash, underscore. */
const ID = /^[\w-]{1,64}$/;

/**
 * The marketplace rule: under `/marketplace`, or with `utm_source=marketplace`, to the application's insurance form.
 * On a segment boundary, never onto itself. `null`: stay. `'there'`: stay, at an address of the application. `'missing'`:
 * stay, and say so.
 * @source spec §2
 */
export const marketplaceRedirect = (pathname: string, search: string): { to: string } | 'missing' | 'there' | null => {
  const query = new URLSearchParams(search);
  const source = query.get('utm_source');
  const found = campaigns.find(
    ({ name }) => source === name || pathname === `/${name}` || pathname.startsWith(`/${name}/`),
  );
  if (found === undefined) return null;
  const id = query.get(found.key);
  if (id === null || !ID.test(id)) return names(found, pathname) ? 'there' : 'missing';
  const to = fill(found.path, { id });
  return pathname.replace(/\/$/, '') === to ? 'there' : { to };
};

/** Whether a shop's address names an application itself: `/marketplace/insurance/7/offers`. */
const names = ({ path }: (typeof campaigns)[number], pathname: string): boolean => {
  const before = path.slice(0, path.indexOf(':'));
  const [id = '', ...rest] = pathname.startsWith(before) ? pathname.slice(before.length).split('/') : [];
  return rest.length > 0 && ID.test(id);
};

/**
 * Warns of a link without an application once a visit to the shop: not again while the visitor stays there, nor on the way
 * through the sign-in (`isDetour`).
 */
export const missingOnce = (warn: () => void) => {
  let said = false;
  return (market: ReturnType<typeof marketplaceRedirect>, isDetour: boolean): void => {
    if (market === 'missing' && !said) warn();
    said = market === 'missing' || (said && (market !== null || isDetour));
  };
};
