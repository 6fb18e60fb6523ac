import { addresses, type AddressPattern } from '../generated/addresses.ts';

/** What stood in the place of an address's parameters. */
export type AddressParams = Readonly<Record<string, string>>;
export interface AddressMatch {
  readonly pattern: AddressPattern;
  readonly params: AddressParams;
}

/** Below `/insurance` these words are addresses of their own, never the id of a claim. */
const RESERVED: ReadonlySet<string> = new Set(['payment', 'edit', 'offers', 'error', 'casco-and-life']);

const split = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Literal segments count 2, parameters 1; read from the left, so that a static segment wins over a parameter. */
const fit = (pattern: AddressPattern, segments: readonly string[]): { rank: string; params: AddressParams } | null => {
  const wanted = split(pattern);
  const optional = wanted.findIndex((w) => w.endsWith('?'));
  const forms = optional < 0 ? [wanted] : [wanted, wanted.filter((_, i) => i !== optional)];
  for (const form of forms) {
    if (form.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const rank = form.map((want, i) => {
      const segment = segments[i] ?? '';
      if (!want.startsWith(':')) return want === segment ? '2' : null;
      const value = decode(segment);
      if (value === null || (pattern.startsWith('/insurance/:id') && RESERVED.has(value))) return null;
      params[want.replace(/[:?]/g, '')] = value;
      return '1';
    });
    if (!rank.includes(null)) return { rank: rank.join(''), params };
  }
  return null;
};

/** The address that a path belongs to, or null: the path is unknown. A trailing slash is noise. */
export const match = (pathname: string): AddressMatch | null => {
  const segments = split(pathname);
  let best: (AddressMatch & { rank: string }) | null = null;
  for (const pattern of addresses) {
    const found = fit(pattern, segments);
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
