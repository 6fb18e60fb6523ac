import {
  type createRootRouteWithContext,
  createRouter,
  type createRoute,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';
import type { PageView } from '../engine/navigator.types.ts';
import { isPageAt } from '../engine/registry.ts';
import type { Address } from './resolve.ts';

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: AppRouter;
  }
  interface StaticDataRouteOption {
    readonly pattern?: AddressPattern;
  }
}

/** `/insurance/:id?/edit` in the router's own words. Where the address without the parameter is one of its own, it is needed. */
const toRouterPath = (pattern: AddressPattern): string => {
  const without = pattern.replace(/\/:[a-z]+\?/gi, '');
  const isNeeded = without !== pattern && addresses.some((one) => one === without);
  return pattern.replace(/:([a-z]+)\?/gi, isNeeded ? '$$$1' : '{-$$$1}').replace(/:([a-z]+)/gi, '$$$1');
};
const length = (path: string): number => path.split('/').filter((segment) => segment !== '').length;

/** A navigation on its way. */
export interface Going {
  /** Null: there is no such address. */
  readonly address: Address | null;
  readonly pathname: string;
  /** With its question mark. */
  readonly search: string;
  /** Of its entry in the history. */
  readonly key: string | undefined;
  /** Code and texts are fetched ahead: nothing is shown yet. */
  readonly ahead: boolean;
  /** Aborted when another navigation takes its place. */
  readonly signal: AbortSignal;
}

/** What the routes ask of the program; until it is put together, addresses are only fetched ahead. */
export interface RouterContext {
  /** What is on show there; null: a flow's screen, which the flow itself shows. Throws redirects and what is missing. */
  arrive(going: Going): Promise<{ page: PageView | null }> | { page: PageView | null };
  /** Component and texts of what is shown next. */
  load(page: PageView | null, pattern: AddressPattern, going: Pick<Going, 'ahead' | 'signal'>): Promise<unknown> | void;
}

/** What is drawn. */
export interface Shows {
  readonly root: RouteComponent;
  readonly screen: RouteComponent;
  readonly waiting: RouteComponent;
  readonly missing: NotFoundRouteComponent;
  readonly error: ErrorRouteComponent;
}

interface RouterParts {
  readonly history: RouterHistory;
  readonly origin?: string;
  readonly context: RouterContext;
  readonly shows?: Shows;
  /** Drawn in a browser. */
  readonly scrollRestoration?: true;
}

type Query = Readonly<Record<string, string>>;
const parseQuery = (search: string): Query => Object.fromEntries(new URLSearchParams(search));
const queryText = (query: Query): string => {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString();
  return text === '' ? '' : `?${text}`;
};

/** The payment gateway comes back with `?claim_id=`. */
const readQuery = ({
  claim,
  claim_id,
  kind,
}: Query): { claim?: string | undefined; claim_id?: string | undefined; kind?: string | undefined } => ({
  claim,
  claim_id,
  kind,
});

/*
 * Routes of the router's core, typed as its React part types them: that part would bring its hooks and its own link along,
 * 2 KB packed that nobody calls.
 */
const rootRoute: ReturnType<typeof createRootRouteWithContext<RouterContext>> = (options) =>
  new BaseRootRoute(options) as never;
const route: typeof createRoute = (options) => new BaseRoute(options as never) as never;

/** The router, its tree made from the table of addresses. */
export const createAppRouter = ({
  history,
  origin = 'http://localhost',
  context,
  shows,
  scrollRestoration,
}: RouterParts) => {
  const root = rootRoute({
    validateSearch: readQuery,
    beforeLoad: ({ context: { arrive }, location, matches, preload, abortController: { signal } }) => {
      const { pathname, search, searchStr, state } = location;
      const last = matches.at(-1);
      // For an unknown address the router names the nearest one that is known.
      const pattern = length(last?.pathname ?? '') === length(pathname) ? last?.staticData.pattern : undefined;
      const { id }: { id?: string } = last?.params ?? {};
      const { claim, claim_id, kind } = readQuery(search);
      const address = pattern && { pattern, claim: id ?? claim ?? claim_id ?? null, kind: kind ?? null };
      return arrive({
        address: address ?? null,
        pathname,
        search: searchStr,
        key: state.__TSR_key,
        ahead: preload,
        signal,
      });
    },
    ...(shows && {
      component: shows.root,
      pendingComponent: shows.waiting,
      notFoundComponent: shows.missing,
      errorComponent: shows.error,
    }),
    pendingMs: 0,
    pendingMinMs: 0,
  });
  const component = shows && { component: shows.screen };
  /** Stays as long as some flow is on show, whatever its address: the flow changes its screens itself. */
  const flows = route({ getParentRoute: () => root, id: 'flow', ...component });
  const routeAt = (pattern: AddressPattern) => {
    const isPage = isPageAt(pattern);
    return route({
      getParentRoute: () => (isPage ? root : flows) as typeof root,
      path: toRouterPath(pattern),
      staticData: { pattern },
      loader: ({ context: { load, page }, preload, abortController: { signal } }) =>
        load(page, pattern, { ahead: preload, signal }),
      ...(isPage && component),
    });
  };
  const pages = addresses.filter(isPageAt);
  const others = addresses.filter((pattern) => !isPageAt(pattern));
  return createRouter({
    routeTree: root.addChildren([...pages.map(routeAt), flows.addChildren(others.map(routeAt))]),
    history,
    context,
    isServer: false,
    origin,
    caseSensitive: true,
    // What was fetched ahead may not be what is shown then.
    defaultPreloadStaleTime: 0,
    // A page stays until the next one is here.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    ...(scrollRestoration && { scrollRestoration }),
    parseSearch: parseQuery,
    stringifySearch: queryText,
  });
};
export type AppRouter = ReturnType<typeof createAppRouter>;
