const MAX_LENGTH = 2_048;
// Control characters and white space are dropped by URL parsers, and a back slash is read as a slash: both hide a foreign host.
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff\\]/;

/** What the text becomes after any number of decodings; null when it is not decodable or too deep. */
const decoded = (text: string): string | null => {
  let current = text;
  for (let round = 0; round < 4; round++) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
};

const leavesOrigin = (path: string) => HIDDEN.test(path) || path.startsWith('//');

/** The same question of an encoded path. A blank inside a name is harmless; one that only parts two slashes is not. */
const leavesDecoded = (path: string) => {
  const plain = decoded(path);
  return plain === null || leavesOrigin(plain.replaceAll(' ', ''));
};

/**
 * The same-origin path (with its query, without its fragment) that may be opened after sign-in; null for everything
 * else: other origins, schemes, `//host`, back slashes, control characters, encoded forms of these.
 */
export const safePath = (input: unknown, origin: string): string | null => {
  if (typeof input !== 'string' || input.length > MAX_LENGTH || !input.startsWith('/') || leavesOrigin(input))
    return null;
  const [rawPath = ''] = input.split(/[?#]/, 1);
  if (leavesDecoded(rawPath)) return null;
  let url: URL;
  try {
    url = new URL(input, origin);
  } catch {
    return null;
  }
  // Dot segments are resolved by now: `/.//evil.kz` has become `//evil.kz`.
  if (url.origin !== origin || leavesDecoded(url.pathname)) return null;
  return url.pathname + url.search;
};

export interface UrlRules {
  /** Origin of this page: always allowed. */
  origin: string;
  /** Hosts allowed over https, exactly as `host` or `host:port`. */
  hosts: readonly string[];
  /** Origins allowed as they are, besides. */
  origins?: readonly string[];
  /** Schemes allowed without a host, as `tel:`. */
  schemes?: readonly string[];
}

/** An address that may be opened outside the router, normalised; null when it is not allowed. */
export const safeUrl = (input: unknown, rules: UrlRules): string | null => {
  if (typeof input !== 'string' || input.length > MAX_LENGTH || HIDDEN.test(input)) return null;
  let url: URL;
  try {
    url = new URL(input, rules.origin);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === rules.origin || rules.origins?.includes(url.origin)) return url.href;
  if (rules.schemes?.includes(url.protocol)) return url.href;
  return url.protocol === 'https:' && rules.hosts.includes(url.host) ? url.href : null;
};
