/** The only way out of the router: whole-document navigations. */
export interface Navigation {
  origin: () => string;
  /** Path and query on show. */
  path: () => string;
  assign: (url: string) => void;
  /** The same, in the place of this entry of the history. */
  replace: (url: string) => void;
  reload: () => void;
}

export const browserNavigation: Navigation = {
  origin: () => window.location.origin,
  path: () => window.location.pathname + window.location.search,
  assign: (url) => window.location.assign(url),
  replace: (url) => window.location.replace(url),
  reload: () => window.location.reload(),
};

/** The address bar at the first moment, for `start()`. */
export const browserAddress = () => ({ location: window.location, history: window.history });
