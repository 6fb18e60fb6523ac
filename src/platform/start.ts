import type { Locale } from '../i18n/locale.ts';
import type { CookieJar } from './cookies.ts';
import { resolveLanguage } from './language.ts';
import type { Memory } from './memory.ts';

/** The shape of a refresh token in the fragment: 20–2 048 URL-safe characters. Any other fragment is an anchor. */
const TOKEN = /^#([A-Za-z0-9._~-]{20,2048})$/;
const PERSONAL_NUMBER = /^\d{12}$/;

/** The refresh token that a fragment may be; null: it is none. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

export interface Address {
  location: { pathname: string; search: string; hash: string };
  history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void };
}

/** Whether a fragment names a place in the page at this path, whatever it looks like. */
type HasAnchors = (pathname: string) => boolean;

export interface Arrival {
  /** A refresh token from the address, which no longer shows it. A secret: never log, never store but in its cookie. */
  hashToken: string | null;
  /** 12 digits from `personal_number`, which the address no longer shows. */
  personalNumber: string | null;
}

/** The name of a `name=value` pair as servers read it: `personal%5Fnumber` is the same name. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** Takes one parameter out of a query, leaving the rest letter by letter as it was. */
const without = (search: string, name: string): { value: string | null; search: string } => {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
  const kept = pairs.filter((pair) => nameOf(pair) !== name);
  if (kept.length === pairs.length) return { value: null, search };
  return { value: new URLSearchParams(search).get(name), search: kept.length > 0 ? `?${kept.join('&')}` : '' };
};

/**
 * Reads what must not stay in the address and removes it. Must run before anything else in the page: before error
 * reporters, analytics, the router. (The browser's own navigation entry keeps the first address: never report it.)
 */
export const readArrival = ({ location, history }: Address, hasAnchors: HasAnchors): Arrival => {
  const hashToken = hasAnchors(location.pathname) ? null : tokenIn(location.hash);
  const { value, search } = without(location.search, 'personal_number');
  if (hashToken !== null || search !== location.search) {
    history.replaceState(history.state, '', location.pathname + search + (hashToken === null ? location.hash : ''));
  }
  return { hashToken, personalNumber: value !== null && PERSONAL_NUMBER.test(value) ? value : null };
};

/** A link with a token, followed into an open page, only changes the fragment: the page begins anew, as it does for any link. */
export const watchTokens = (page: Pick<Window, 'addEventListener' | 'location'>, hasAnchors: HasAnchors): void => {
  page.addEventListener('hashchange', () => {
    const { pathname, hash } = page.location;
    if (!hasAnchors(pathname) && tokenIn(hash) !== null) page.location.reload();
  });
};

export interface Started extends Arrival {
  locale: Locale;
  /** Path of the address. */
  path: string;
  /** Our own entrance has led to this very address. */
  byEntrance: boolean;
}

/** Start of the page: scrubs the address, asks who has led here, resolves the language. */
export const start = (options: {
  address: Address;
  jar: CookieJar;
  memory: Memory;
  languages: readonly string[];
  hasAnchors: HasAnchors;
}): Started => {
  const { pathname, search } = options.address.location;
  return {
    ...readArrival(options.address, options.hasAnchors),
    locale: resolveLanguage(options.jar, options.languages),
    path: pathname,
    byEntrance: options.memory.takeEntrance() === pathname + search,
  };
};
