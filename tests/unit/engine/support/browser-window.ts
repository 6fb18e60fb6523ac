import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import { vi } from 'vitest';

interface Entry {
  url: string;
  state: unknown;
}

/** As much of a window as the browser's history needs: entries, traversals that arrive later, `popstate`. */
export const browserWindow = (url: string, earlier: readonly Entry[] = []) => {
  const origin = 'https://market.kz';
  const entries: Entry[] = [...earlier, { url, state: null }];
  let at = entries.length - 1;
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const here = () => entries[at] as Entry;
  const put = (state: unknown, to: string | undefined): Entry => ({ url: to ?? here().url, state });
  const go = (by: number) => {
    setImmediate(() => {
      const to = at + by;
      if (by === 0 || to < 0 || to >= entries.length) return;
      at = to;
      for (const listener of listeners.get('popstate') ?? []) listener(new Event('popstate'));
    });
  };
  const part = (name: 'pathname' | 'search' | 'hash' | 'href') => new URL(here().url, origin)[name];
  const win = {
    document: { baseURI: origin },
    location: {
      get pathname() {
        return part('pathname');
      },
      get search() {
        return part('search');
      },
      get hash() {
        return part('hash');
      },
      get href() {
        return part('href');
      },
    },
    history: {
      get state() {
        return here().state;
      },
      get length() {
        return entries.length;
      },
      pushState: (state: unknown, _: string, to?: string) => {
        entries.splice(at + 1, entries.length, put(state, to));
        at += 1;
      },
      replaceState: (state: unknown, _: string, to?: string) => {
        entries[at] = put(state, to);
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: (type: string, listener: (event: Event) => void) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type: string, listener: (event: Event) => void) => listeners.get(type)?.delete(listener),
  };
  return { win, entries, index: () => at, url: () => here().url, go };
};

export type BrowserWindow = ReturnType<typeof browserWindow>;

/** The real history over that window; its blockers ask for a `document`, the router for a global scope. */
export const historyOf = ({ win }: BrowserWindow): RouterHistory => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('self', {});
  return createBrowserHistory({ window: win });
};
