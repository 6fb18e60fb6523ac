import {
  type AnyRoute,
  type createRootRouteWithContext,
  createRouter,
  redirect,
  type createRoute,
  type RootRouteOptions,
  type RouterOptions,
} from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';
import type { Arrival, Arrived } from '../engine/arrivals.ts';
import type { NavigatorParts } from '../engine/navigator.types.ts';
import { isPageAt } from '../engine/registry.ts';

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: AppRouter;
  }
  interface StaticDataRouteOption {
    readonly pattern?: AddressPattern;
  }
}

/** `/insurance/:id?/edit` in the router's syntax. The parameter is required where the address without it is another route. */
const toRouterPath = (pattern: AddressPattern): string => {
  const without = pattern.replace(/\/:[a-z]+\?/gi, '');
  const isRequired = without !== pattern && addresses.some((one) => one === without);
  return pattern.replace(/:([a-z]+)\?/gi, isRequired ? '$$$1' : '{-$$$1}').replace(/:([a-z]+)/gi, '$$$1');
};
const depth = (path: string): number => path.split('/').filter(Boolean).length;

/** What the routes ask of the program; until it is put together, addresses are only preloaded. */
export interface RouterContext extends Pick<NavigatorParts, 'prepare' | 'prepareAt'> {
  arrive(arrival: Arrival): Promise<Arrived> | Arrived;
}

/** The components, by the options of their routes. */
export interface Shows {
  readonly root: Pick<RootRouteOptions, 'component' | 'pendingComponent' | 'notFoundComponent' | 'errorComponent'>;
  readonly screen: Pick<RootRouteOptions, 'component'>;
}

type Query = Readonly<Record<string, string>>;

// Route classes of the router's core, typed as its React package types them: the React ones would bring hooks and a link
// component along, 2 KB packed that nothing here uses.
const rootRoute: ReturnType<typeof createRootRouteWithContext<RouterContext>> = (options) =>
  new BaseRootRoute(options) as never;
const route: typeof createRoute = (options) => new BaseRoute(options as never) as never;

type Options = Pick<RouterOptions<AnyRoute, 'never'>, 'history' | 'origin' | 'scrollRestoration'>;
/** The router, its tree made from the table of addresses. */
export const createAppRouter = ({ shows, ...options }: Options & { context: RouterContext; shows?: Shows }) => {
  const root = rootRoute({
    validateSearch: (query: Query): Query => query,
    beforeLoad: async ({ context, location, matches, preload, search, abortController: { signal } }) => {
      if (preload) return { page: null };
      const last = matches.at(-1);
      // For an unknown address the router names the nearest one that is known.
      const pattern = depth(last?.pathname ?? '') === depth(location.pathname) ? last?.staticData.pattern : undefined;
      const { id }: { id?: string } = last?.params ?? {};
      // The payment gateway comes back with `?claim_id=`.
      const { claim = search.claim_id ?? null, kind = null } = search;
      const address = pattern ? { pattern, claim: id ?? claim, kind } : null;
      const arrived = await context.arrive({ address, location, signal });
      return 'to' in arrived ? (redirect({ href: arrived.to, replace: true, throw: true }) as never) : arrived;
    },
    ...shows?.root,
    pendingMs: 0,
    pendingMinMs: 0,
  });
  /** Stays mounted while a flow moves from address to address: the flow changes its screens itself. */
  const flows = route({ getParentRoute: () => root, id: 'flow', ...shows?.screen });
  const routesBelow = (parent: typeof root | typeof flows, isPage: boolean) =>
    addresses
      .filter((pattern) => isPageAt(pattern) === isPage)
      .map((pattern) =>
        route({
          getParentRoute: () => parent as typeof root,
          path: toRouterPath(pattern),
          staticData: { pattern },
          // What does not come is said where it would be shown.
          loader: ({ context: { page, prepare, prepareAt }, preload, abortController: { signal } }) =>
            Promise.resolve(preload ? prepareAt(pattern) : page && prepare(page.screen, signal)).catch(() => undefined),
          ...(isPage && shows?.screen),
        }),
      );
  return createRouter({
    routeTree: root.addChildren([...routesBelow(root, true), flows.addChildren(routesBelow(flows, false))]),
    origin: 'http://localhost',
    ...options,
    isServer: false,
    caseSensitive: true,
    // What was preloaded for one visitor or moment may not be what is shown at another.
    defaultPreloadStaleTime: 0,
    // A page stays until the next one is here.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (query) => new URLSearchParams(query).toString().replace(/^(?=.)/, '?'),
  });
};
export type AppRouter = ReturnType<typeof createAppRouter>;
