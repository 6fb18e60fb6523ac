import { isNotFound, isRedirect, notFound, redirect, type RouterHistory } from '@tanstack/react-router';
import { pageScreens } from '../../machines/pages.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { openDrafts, type FlowDrafts } from '../engine/drafts.ts';
import type { FlowHost } from '../engine/flow-host.ts';
import { entryOf, hrefWith, indexOf, placeOf, type EntryState } from '../engine/history.ts';
import { hrefOf } from '../engine/mirror.ts';
import type { Direction, Navigator, NavigatorParts, PageView, View } from '../engine/navigator.types.ts';
import { entriesAt, isKnownAt, screenSpec } from '../engine/registry.ts';
import type { RunningFlow } from '../engine/running-flow.ts';
import type { LayerHistory } from './layer-history.ts';
import { admit } from './access.ts';
import { resolveAddress, type Address, type Resolved } from './resolve.ts';
import { marketplaceRedirect, missingOnce } from './marketplace.ts';
import type { AppRouter, Going, RouterContext } from './routes.ts';

type Location = RouterHistory['location'];
const LOADING: View = { kind: 'loading' };

/** The router decides which page stands at an address; a product's address is handed to the flows' host. */
export const createNavigator = (router: AppRouter, parts: NavigatorParts): Navigator => {
  const { history } = router;
  const { session } = parts;
  let view: View = LOADING;
  let flowView: View = LOADING;
  let visit = 0;
  let host: FlowHost | null = null;
  /** The entry of the history that is on show. */
  let here: string | undefined;
  let how: Direction = 'forward';
  /** A pop that closed what lay above the page: the page itself stays as it is. */
  let held = false;
  /** A pop that only takes away what lies above the first page, or comes upon it again. */
  let own: boolean | undefined;
  let stands: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const emit = () => {
    for (const listener of listeners) listener();
  };

  const enter = (screen: ScreenId, flow: RunningFlow | null, drafts: FlowDrafts, direction: Direction): View => {
    visit += 1;
    // The very first screen is a page that has been opened: nothing moves the focus.
    const entered = visit === 1 ? 'start' : direction;
    view = { kind: 'screen', screen, flow, drafts, visit, direction: entered, place: placeOf(history) };
    if (flow !== null) flowView = view;
    emit();
    parts.onEnter(screen, flow?.id ?? null);
    return view;
  };
  const showOfFlow = (next: View): void => {
    view = next;
    flowView = next;
    emit();
  };
  const fail = (status: 404 | 500 | 503): void => {
    visit += 1;
    showOfFlow({ kind: 'error', status });
  };
  /** Nothing leads back to what only lies above a page. */
  const navigate = (to: { href: string; state?: EntryState; resetScroll?: boolean }, replace: boolean): void =>
    void router.navigate({
      ...to,
      replace: replace || (!to.state?.over && !!entryOf(history).over),
      ignoreBlocker: true,
    });
  const write = (href: string, state: EntryState, mode: 'push' | 'replace', resetScroll = true): void => {
    navigate({ href, state, resetScroll }, mode === 'replace');
    here = history.location.state.__TSR_key;
  };
  const go: Navigator['go'] = (href, { replace = false } = {}) => {
    here = undefined;
    if (!replace && href === history.location.href) void router.load();
    else navigate({ href }, replace);
  };

  let above: LayerHistory | null = null;
  /** Their code comes with the first layer; without it the first page is left, as any other. */
  const watchLayers = (): void => {
    offLayers();
    import('./layer-history.ts').then(
      ({ createLayerHistory }) => (above = createLayerHistory({ ...parts, history, write })),
      () => undefined,
    );
  };
  const offLayers = parts.layers.subscribe(watchLayers);
  // Left by a reload, or by a link in a dialog.
  if (entryOf(history).over) watchLayers();

  const hosted = async (): Promise<FlowHost> => {
    const { createFlowHost } = await import('../engine/flow-host.ts');
    host ??= createFlowHost({
      ...parts,
      history,
      write: ({ href, state }, mode) => write(href, state, mode),
      go: (href) => go(href, { replace: true }),
      wait: () => showOfFlow(LOADING),
      fail,
      enter,
    });
    return host;
  };
  const toFlow = (
    { flow, claim, candidates }: Extract<Resolved, { kind: 'flow' }>,
    { key, signal }: Pick<Going, 'key' | 'signal'>,
  ): void => {
    const wish = { flow, claim, screens: candidates, been: entryOf(history).screen ?? null, popped: how === 'back' };
    const arrive = (at: FlowHost): void => {
      here = key;
      at.arrive(wish);
    };
    if (host !== null) return arrive(host);
    showOfFlow(LOADING);
    // Asked for once more before it has come, the address is met anew: only what has arrived is here.
    hosted().then(
      (loaded) => signal.aborted || arrive(loaded),
      () => signal.aborted || parts.reloadForPart() || fail(500),
    );
  };

  /** The sign-in is over, and leads on: home, and from there to where it was asked for. */
  let signedIn = false;
  const toldMissing = missingOnce(() => parts.warnMissingApplication());
  /** Resolves as soon as it is known who the visitor is. */
  const known = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const off = session.subscribe(() => {
        if (session.state() === 'starting' && !signal.aborted) return;
        off();
        resolve();
      });
    });
  const resolve = async (address: Address, signal: AbortSignal): Promise<Resolved> => {
    if (!isKnownAt(address.pattern)) await entriesAt(address.pattern);
    const resolved = resolveAddress(address, { state: session.state(), role: session.role(), off: parts.off });
    if (resolved.kind !== 'wait' || signal.aborted) return resolved;
    stands();
    await known(signal);
    return resolve(address, signal);
  };
  const to = (href: string): unknown => redirect({ href, replace: true, throw: true });

  /** Address → what is on show. */
  const meet = async (going: Going): Promise<{ page: PageView | null }> => {
    const { address, pathname, search, key, ahead, signal } = going;
    if (ahead) return { page: null };
    if (key === here) return { page: view.kind === 'screen' && view.flow === null ? (view as PageView) : null };
    here = undefined;
    const market = marketplaceRedirect(pathname, search);
    toldMissing(market, pathname === pageScreens.login.path || signedIn);
    signedIn = false;
    if (typeof market === 'object' && market !== null) to(market.to);
    const resolved = address === null ? ({ kind: 'missing' } as const) : await resolve(address, signal);
    if (signal.aborted) return { page: null };
    if (resolved.kind !== 'flow' && resolved.kind !== 'wait') host?.depart();
    switch (resolved.kind) {
      case 'wait':
        break;
      case 'signIn':
        session.rememberPath(history.location.href);
        to(pageScreens.login.path);
        break;
      case 'home':
        signedIn = true;
        to(pageScreens.home.path);
        break;
      case 'customers':
        to(resolved.to);
        break;
      case 'missing':
        fail(404);
        notFound({ throw: true });
        break;
      case 'unknownAccess':
        fail(500);
        break;
      case 'off':
        fail(503);
        break;
      case 'currentClaim': {
        showOfFlow(LOADING);
        // The list reads the same, says why it cannot, and asks again.
        const current = await parts.currentClaim(resolved.flow).catch(() => null);
        to(
          current === null
            ? pageScreens['my-applications'].path
            : (hrefOf(resolved.screen, current) ?? pageScreens.home.path),
        );
        break;
      }
      case 'page': {
        here = key;
        const drafts = openDrafts(parts.storage, parts.now, { flow: 'page', user: session.userId, claim: null });
        return { page: enter(resolved.screen, null, drafts, how) as PageView };
      }
      case 'flow':
        toFlow(resolved, going);
    }
    return { page: null };
  };

  const arrive: RouterContext['arrive'] = async (going) => {
    try {
      return await meet(going);
    } catch (error) {
      if (isRedirect(error) || isNotFound(error)) throw error;
      // Something that leads on did not come: said, instead of waiting for ever.
      host?.depart();
      if (!parts.reloadForPart()) fail(500);
      return { page: null };
    }
  };
  // What does not come is said where it would be shown.
  const load: RouterContext['load'] = async (page, pattern, { ahead, signal }) => {
    try {
      await (ahead ? parts.prepareAt(pattern) : page && parts.prepare(page.screen, signal));
    } catch {
      return;
    }
  };
  const { scrollRestoration } = router.options;
  // Whoever has scrolled the page that came drawn stays there.
  router.update({ context: { arrive, load }, ...(scrollRestoration && { scrollRestoration: () => visit > 1 }) });

  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      own = above?.meets(currentLocation, nextLocation);
      if (own !== undefined) return (held = own);
      held = action === 'BACK' && parts.closeLayer();
      return held || (host?.refuses(nextLocation, currentLocation, action === 'BACK') ?? false);
    },
  });
  history.subscribe(({ location, action: { type } }: { location: Location; action: { type: string } }) => {
    const isPop = type !== 'PUSH' && type !== 'REPLACE';
    how = isPop && !held ? 'back' : 'forward';
    // Nothing stands yet on a page that was reloaded under its dialog.
    if (isPop && !held && (own === undefined ? host?.popped(location) : here)) here = history.location.state.__TSR_key;
    held = false;
    own = undefined;
  });
  // As the router's own component does once it is drawn: the same function is heard once.
  // oxlint-disable-next-line typescript/no-misused-promises -- nobody waits for what the browser's Back loads
  history.subscribe(router.load);

  let sessionWas = session.state();
  session.subscribe(() => {
    const now = session.state();
    if (now === sessionWas) return;
    sessionWas = now;
    // Resumed before it was known who this is: what another person typed goes from the screen, too.
    const isForeign = now === 'signedIn' && host?.isForeign() === true;
    if (isForeign) host?.depart();
    const verdict = view.kind === 'screen' ? admit(screenSpec(view.screen).access, now) : 'enter';
    if (!isForeign && verdict !== 'signIn' && verdict !== 'home') return;
    here = undefined;
    void router.load();
  });

  return {
    view: () => view,
    flowView: () => flowView,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () =>
      new Promise((resolve) => {
        stands = resolve;
        void router.load().then(resolve);
      }),
    go,
    preload: (href) => void router.preloadRoute({ to: href.split('?')[0] as '/' }),
    move: ({ query = {}, words = placeOf(history).words }, mode) => {
      if (view.kind !== 'screen' || view.flow !== null) return;
      // It is being left already: what it says late must not hold the way on.
      if (here !== history.location.state.__TSR_key) return;
      write(hrefWith(history, query), words === '' ? {} : { words }, mode, false);
      view = { ...view, place: placeOf(history) };
      emit();
    },
    back: () => {
      if (host?.back()) return true;
      if (indexOf(history) > 0) history.back();
      else if (history.location.pathname !== pageScreens.home.path) go(pageScreens.home.path, { replace: true });
      else return false;
      return true;
    },
    claimId: () => host?.flow()?.context().id ?? null,
    returned: () => host?.flow()?.returned(),
    reconnected: () => host?.flow()?.reconnected(),
    updateResponse: (operation, output) => host?.updateResponse(operation, output),
    retranslate: () => host?.flow()?.retranslate(),
  };
};
