/** A claim number of a shop: letters, digits, dash, underscore. */
const ID = /^[\w-]{1,64}$/;

/**
 * The marketplace rule: under `/marketplace`, or with `utm_source=marketplace`, to the application's insurance form.
 * On a segment boundary, never onto itself. `null`: stay. `'missing'`: stay, and say so.
 * @source spec §2
 */
export const marketplaceRedirect = (pathname: string, search: string): { to: string } | 'missing' | null => {
  const query = new URLSearchParams(search);
  const inside = pathname === '/marketplace' || pathname.startsWith('/marketplace/');
  const campaign = query.get('utm_source') === 'marketplace';
  if (!inside && !campaign) return null;
  const id = query.get('applicationId');
  if (id === null || !ID.test(id)) return campaign || query.has('applicationId') ? 'missing' : null;
  const to = `/marketplace/insurance/${id}/edit`;
  return pathname.replace(/\/$/, '') === to ? null : { to };
};
