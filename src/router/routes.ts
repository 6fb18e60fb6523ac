import {
  type createRootRouteWithContext,
  createRouter,
  type createRoute,
  type ParsedLocation,
  type RootRouteOptions,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';
import type { Address } from '../engine/address/resolve.ts';
import type { NavigatorParts, PageView } from '../engine/navigator.types.ts';
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
const length = (path: string): number => path.split('/').filter((segment) => segment !== '').length;

/** A navigation on its way. */
export interface Arrival {
  /** Null: no such address. */
  readonly address: Address | null;
  readonly location: ParsedLocation;
  /** Aborted when another navigation takes its place. */
  readonly signal: AbortSignal;
}

/** What the routes ask of the program; until it is put together, addresses are only preloaded. */
export interface RouterContext extends Pick<NavigatorParts, 'prepare' | 'prepareAt'> {
  /** The page at that address; null: a flow's screen, which the flow itself shows. Throws redirects and what is missing. */
  arrive(arrival: Arrival): Promise<{ page: PageView | null }> | { page: PageView | null };
}

/** The components, by the options of their routes. */
export interface Shows {
  readonly root: Pick<RootRouteOptions, 'component' | 'pendingComponent' | 'notFoundComponent' | 'errorComponent'>;
  readonly screen: { readonly component: RouteComponent };
}

interface RouterParts {
  readonly history: RouterHistory;
  readonly origin?: string;
  readonly context: RouterContext;
  readonly shows?: Shows;
  /** In a browser. */
  readonly scrollRestoration?: true;
}

type Query = Readonly<Record<string, string>>;
const parseQuery = (search: string): Query => Object.fromEntries(new URLSearchParams(search));
const queryText = (query: Query): string => {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString();
  return text === '' ? '' : `?${text}`;
};

/** The keys that say which claim of which product is meant; the payment gateway comes back with `?claim_id=`. */
type Keys = Partial<Record<'claim' | 'claim_id' | 'kind', string | undefined>>;

/*
 * Route classes of the router's core, typed as its React package types them: the React ones would bring hooks and a link
 * component along, 2 KB packed that nothing here uses.
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
    validateSearch: ({ claim, claim_id, kind }: Query): Keys => ({ claim, claim_id, kind }),
    beforeLoad: ({ context, location, matches, preload, search, abortController: { signal } }) => {
      if (preload) return { page: null };
      const last = matches.at(-1);
      // For an unknown address the router names the nearest one that is known.
      const pattern = length(last?.pathname ?? '') === length(location.pathname) ? last?.staticData.pattern : undefined;
      const { id }: { id?: string } = last?.params ?? {};
      const { claim = search.claim_id, kind = null } = search;
      const address = pattern && { pattern, claim: id ?? claim ?? null, kind };
      return context.arrive({ address: address ?? null, location, signal });
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
          loader: async ({ context: { page, prepare, prepareAt }, preload, abortController: { signal } }) => {
            try {
              await (preload ? prepareAt(pattern) : page && prepare(page.screen, signal));
            } catch {
              // What does not come is said where it would be shown.
            }
          },
          ...(isPage && shows?.screen),
        }),
      );
  return createRouter({
    routeTree: root.addChildren([...routesBelow(root, true), flows.addChildren(routesBelow(flows, false))]),
    history,
    context,
    isServer: false,
    origin,
    caseSensitive: true,
    // What was preloaded for one visitor or moment may not be what is shown at another.
    defaultPreloadStaleTime: 0,
    // A page stays until the next one is here.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    ...(scrollRestoration && { scrollRestoration }),
    parseSearch: parseQuery,
    stringifySearch: queryText,
  });
};
export type AppRouter = ReturnType<typeof createAppRouter>;
