import type { Page, Request } from '@playwright/test';

/** What a page has asked for and not been answered yet. */
export interface Underway {
  /** Calls to services. */
  calls: () => number;
  /** Anything: calls, files of the program, pages. */
  all: () => number;
  /** From now on counts the calls that are sent from now on. */
  anew: () => () => number;
}

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/services/');

/** Counts from now on; a page that is left takes what it asked for with it. */
export const underway = (page: Page): Underway => {
  const asked = new Set<Request>();
  page.on('request', (request) => void asked.add(request));
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
  const calls = (): Request[] => [...asked].filter(isCall);
  return {
    calls: () => calls().length,
    all: () => asked.size,
    anew: () => {
      const before = new Set(asked);
      return () => calls().filter((one) => !before.has(one)).length;
    },
  };
};
