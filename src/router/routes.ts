import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';

/** `/insurance/:id?/edit` in the router's own words. */
const toRouterPath = (pattern: AddressPattern): string =>
  pattern.replace(/:([a-z]+)\?/gi, '{-$$$1}').replace(/:([a-z]+)/gi, '$$$1');

export interface RouterParts {
  readonly history: RouterHistory;
  /** Fetches the component and the texts of the screens at that address. */
  preload(pattern: AddressPattern): Promise<unknown>;
}

/**
 * The router over the same table of addresses that `match()` reads. It comes after the first paint: it fetches what a
 * hovered link leads to. What is shown is decided by the machines; a test proves that both match alike.
 */
export const createAppRouter = ({ history, preload }: RouterParts) => {
  const root = createRootRoute();
  const routes = addresses.map((pattern) =>
    createRoute({
      getParentRoute: () => root,
      path: toRouterPath(pattern),
      loader: () => preload(pattern),
      staticData: { pattern },
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history,
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: false,
  });
};
