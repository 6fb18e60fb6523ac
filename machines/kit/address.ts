import { addresses, type AddressPattern } from '../generated/addresses.ts';

/** What stood in the place of an address's parameters. */
export type AddressParams = Readonly<Record<string, string>>;
export interface AddressMatch {
  readonly pattern: AddressPattern;
  readonly params: AddressParams;
}

const split = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** An address with and without its optional parameter. */
const formsOf = (pattern: AddressPattern): string[][] => {
  const whole = split(pattern);
  const optional = whole.findIndex((segment) => segment.endsWith('?'));
  return optional < 0 ? [whole] : [whole, whole.filter((_, i) => i !== optional)];
};
const forms = addresses.flatMap((pattern) => formsOf(pattern).map((form) => ({ pattern, form })));
/** All prefixes of addresses: a word that goes on one of them is never the parameter of another address. */
const prefixes = new Set(forms.flatMap(({ form }) => form.map((_, i) => form.slice(0, i + 1).join('/'))));

/** Literal segments count 2, parameters 1; read from the left, so that a static segment wins over a parameter. */
const fit = (form: readonly string[], segments: readonly string[]): { rank: string; params: AddressParams } | null => {
  if (form.length !== segments.length) return null;
  const params: Record<string, string> = {};
  const rank = form.map((want, i) => {
    const segment = segments[i] ?? '';
    if (!want.startsWith(':')) return want === segment ? '2' : null;
    const value = decode(segment);
    if (value === null || prefixes.has([...form.slice(0, i), value].join('/'))) return null;
    params[want.replace(/[:?]/g, '')] = value;
    return '1';
  });
  return rank.includes(null) ? null : { rank: rank.join(''), params };
};

/** The address that a path belongs to, or null: the path is unknown. A trailing slash is noise. */
export const match = (pathname: string): AddressMatch | null => {
  const segments = split(pathname);
  let best: (AddressMatch & { rank: string }) | null = null;
  for (const { pattern, form } of forms) {
    const found = fit(form, segments);
    if (found && (best === null || found.rank > best.rank)) best = { pattern, ...found };
  }
  return best && { pattern: best.pattern, params: best.params };
};

/** Fills a pattern. Throws when a parameter that is not optional is missing: a link would lead elsewhere. */
export const fill = (pattern: string, params: Readonly<Record<string, string | undefined>> = {}): string => {
  const segments = split(pattern).flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const value = params[segment.replace(/[:?]/g, '')];
    if (value) return [encodeURIComponent(value)];
    if (segment.endsWith('?')) return [];
    throw new Error(`Address ${pattern}: parameter ${segment} is missing`);
  });
  return `/${segments.join('/')}`;
};

/**
 * Address of a screen. The id stands in the path or in `?claim=`; where products share an address, `&kind=` names the product.
 * Throws as `fill` does.
 */
export const addressFor = (
  { path, kind }: { readonly path: string; readonly kind?: string | null },
  id: string | null,
): string => {
  const query = new URLSearchParams();
  if (id !== null && !path.includes(':id')) query.set('claim', id);
  if (kind) query.set('kind', kind);
  const address = fill(path, { id: id ?? undefined });
  return query.size > 0 ? `${address}?${query.toString()}` : address;
};

/** What a code on a computer's page adds to a short link: the phone says where to go on. Nothing else stands there. */
export const FROM_COMPUTER = '?from=computer';
