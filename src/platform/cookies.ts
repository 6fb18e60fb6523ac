/** A browser drops longer cookies (name and value together, in bytes) without a word. */
const MAX_BYTES = 4_096;

/** `blocked`: the browser keeps no cookies; `oversize`: too long to be kept. In both cases the value lives in memory only. */
export type Written = 'written' | 'blocked' | 'oversize';

export interface CookieJar {
  get: (name: string) => string | null;
  /** @param maxAgeSec whole seconds; absent: until the browser closes; 0 or less: removes. */
  set: (name: string, value: string, maxAgeSec?: number) => Written;
  remove: (name: string) => void;
}

/** Cookies as they are read by what keeps none: the rest of a jar does not come with it. */
export type CookieReader = Pick<CookieJar, 'get'>;

export const createCookieReader = (doc: { readonly cookie: string }): CookieReader => ({
  get: (name) => {
    try {
      const found = doc.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return null; // forbidden, or written by somebody else in another encoding
    }
  },
});

/** @param secure is the page served over https: then cookies never leave over http. */
export const createCookieJar = (doc: { cookie: string }, secure: boolean): CookieJar => {
  const memory = new Map<string, string>();
  // The server reads none of them: with no request of another site need they go.
  const attributes = `; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;

  const { get: read } = createCookieReader(doc);
  const write = (text: string) => {
    try {
      doc.cookie = text;
    } catch {
      // forbidden (a sandboxed frame): `read` will tell
    }
  };
  const remove = (name: string) => {
    memory.delete(name);
    write(`${name}=; Max-Age=0${attributes}`);
  };

  return {
    get: (name) => memory.get(name) ?? read(name),
    remove,
    set: (name, value, maxAgeSec) => {
      if (maxAgeSec !== undefined && maxAgeSec <= 0) {
        remove(name);
        return 'written';
      }
      const pair = `${name}=${encodeURIComponent(value)}`;
      const oversize = new TextEncoder().encode(pair).length > MAX_BYTES;
      // Max-Age, never Expires: the device's clock may be wrong by days.
      if (!oversize)
        write(`${pair}${maxAgeSec === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSec)}`}${attributes}`);
      if (!oversize && read(name) === value) {
        memory.delete(name);
        return 'written';
      }
      // An older value must not win over the new one after a reload.
      if (oversize) write(`${name}=; Max-Age=0${attributes}`);
      memory.set(name, value);
      return oversize ? 'oversize' : 'blocked';
    },
  };
};

export const YEAR_SEC = 365 * 24 * 60 * 60;

const MAIN = 'main_access_token';
const REFRESH = 'refresh_token';
const MARKETPLACE = 'marketplace_access_token';
const SPECIAL = 'spec-authorization';

export interface TokenSet {
  access_token: string;
  refresh_token: string;
  /** Seconds; a fraction of a day stays a fraction. */
  expires_in: number;
}

/** The cookies of the session (spec §3). The marketplace token always repeats the main one. */
export interface TokenCookies {
  access: () => string | null;
  refresh: () => string | null;
  /** For the mobile insurance service; a family of its own. */
  special: () => string | null;
  /** Keeps its token for so many seconds; the main session is not touched. */
  saveSpecial: (token: string, expiresInSec: number) => Written;
  /** The worst outcome of the three writes. */
  save: (tokens: TokenSet) => Written;
  /** Resets the cookies and keeps this refresh token for 365 days. */
  startFrom: (refreshToken: string) => Written;
  clear: () => void;
}

/** The two tokens of the session. */
export const createTokenReader = (jar: CookieReader): Pick<TokenCookies, 'access' | 'refresh'> => ({
  access: () => jar.get(MAIN),
  refresh: () => jar.get(REFRESH),
});

export const createTokenCookies = (jar: CookieJar): TokenCookies => {
  const clear = () => {
    for (const name of [MAIN, REFRESH, MARKETPLACE, SPECIAL]) jar.remove(name);
  };
  return {
    ...createTokenReader(jar),
    special: () => jar.get(SPECIAL),
    saveSpecial: (token, expiresInSec) => jar.set(SPECIAL, token, expiresInSec),
    save: (tokens) => {
      // The refresh token first: whoever sees the new access token may count on both.
      const results = [
        jar.set(REFRESH, tokens.refresh_token, YEAR_SEC),
        jar.set(MARKETPLACE, tokens.access_token, tokens.expires_in),
        jar.set(MAIN, tokens.access_token, tokens.expires_in),
      ];
      return results.find((result) => result !== 'written') ?? 'written';
    },
    startFrom: (refreshToken) => {
      clear();
      return jar.set(REFRESH, refreshToken, YEAR_SEC);
    },
    clear,
  };
};

/**
 * Which app the page is shown in, by the cookie `platform`. Decides how the page looks and whether a link's token is asked
 * about (docs/decisions/0020), never what the page may do.
 */
export const platformOf = (jar: CookieReader): 'ios' | 'android' | 'web' => {
  const value = jar.get('platform')?.toLowerCase();
  return value === 'ios' || value === 'android' ? value : 'web';
};
