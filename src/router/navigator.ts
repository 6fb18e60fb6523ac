import { isNotFound, isRedirect, notFound, redirect } from '@tanstack/react-router';
import { pageScreens } from '../../machines/pages.ts';
import { admit } from '../engine/address/access.ts';
import { marketplaceRedirect, missingOnce } from '../engine/address/marketplace.ts';
import { resolveAddress, type Address, type Resolved } from '../engine/address/resolve.ts';
import { openDrafts } from '../engine/drafts.ts';
import type { FlowHost } from '../engine/flow-host.ts';
import { entryOf, hrefWith, placeOf, type EntryState } from '../engine/history.ts';
import { hrefOf } from '../engine/mirror.ts';
import type { Direction, Navigator, NavigatorParts, PageView } from '../engine/navigator.types.ts';
import { createOnShow } from '../engine/on-show.ts';
import { entriesAt, isKnownAt, screenSpec } from '../engine/registry.ts';
import type { LayerHistory } from './layer-history.ts';
import type { AppRouter, Arrival, RouterContext } from './routes.ts';

const { home, login, 'my-applications': list } = pageScreens;
const leadTo = (href: string): unknown => redirect({ href, replace: true, throw: true });

/** The router decides which page stands at an address; a product's address is handed to the flows' host. */
export const createNavigator = (router: AppRouter, parts: NavigatorParts): Navigator => {
  const { history } = router;
  const { session } = parts;
  const onShow = createOnShow(history, parts);
  let host: FlowHost | null = null;
  /** Key of the history entry on show: loading it again changes nothing. Undefined: what it means is decided anew. */
  let here: string | undefined;
  let direction: Direction = 'forward';
  const currentKey = (): string | undefined => history.location.state.__TSR_key;
  /** Something that leads on did not come: an error, instead of a wait without an end. */
  const broken = (): void => {
    host?.depart();
    if (!parts.reloadForPart()) onShow.fail(500);
  };

  /** An entry of a layer is replaced by the next page: Back from there leads to the page below the layer. */
  const navigate = (to: { href: string; state?: EntryState; resetScroll?: boolean }, replace: boolean): void =>
    void router.navigate({
      ...to,
      replace: replace || (!to.state?.over && !!entryOf(history).over),
      ignoreBlocker: true,
    });
  /** Another entry for what is on show. */
  const write = (href: string, state: EntryState, mode: 'push' | 'replace', resetScroll = true): void => {
    navigate({ href, state, resetScroll }, mode === 'replace');
    here = currentKey();
  };
  const reload = (): Promise<void> => {
    here = undefined;
    return router.load();
  };
  const go: Navigator['go'] = (href, { replace = false } = {}) => {
    if (!replace && href === history.location.href) return void reload();
    here = undefined;
    navigate({ href }, replace);
  };

  let layerHistory: LayerHistory | null = null;
  /** Its code comes with the first layer; without it Back leaves the first page, as any other. */
  const watchLayers = (): void => {
    offLayers();
    import('./layer-history.ts').then(
      ({ createLayerHistory }) => (layerHistory = createLayerHistory({ ...parts, history, write })),
      () => undefined,
    );
  };
  const offLayers = parts.layers.subscribe(watchLayers);
  // Left by a reload, or by a link in a dialog.
  if (entryOf(history).over) watchLayers();

  const openHost = async (): Promise<FlowHost> => {
    const { createFlowHost } = await import('../engine/flow-host.ts');
    host ??= createFlowHost({
      ...parts,
      ...onShow,
      history,
      write: ({ href, state }, mode) => write(href, state, mode),
      go: (href) => go(href, { replace: true }),
    });
    return host;
  };
  const openFlow = (
    { flow, claim, candidates }: Extract<Resolved, { kind: 'flow' }>,
    { location, signal }: Arrival,
  ): void => {
    const wish = {
      flow,
      claim,
      screens: candidates,
      been: entryOf(history).screen ?? null,
      popped: direction === 'back',
    };
    const arrive = (at: FlowHost): void => {
      here = location.state.__TSR_key;
      at.arrive(wish);
    };
    if (host !== null) return arrive(host);
    onShow.wait();
    // Another load of the address may begin meanwhile: it aborts this one, and opens the flow itself.
    openHost().then(
      (opened) => signal.aborted || arrive(opened),
      () => signal.aborted || broken(),
    );
  };

  const resolve = async (address: Address, signal: AbortSignal): Promise<Resolved> => {
    if (!isKnownAt(address.pattern)) await entriesAt(address.pattern);
    for (;;) {
      const resolved = resolveAddress(address, { state: session.state(), role: session.role(), off: parts.off });
      if (resolved.kind !== 'wait' || signal.aborted) return resolved;
      started();
      await new Promise<void>((changed) => {
        const off = session.subscribe(() => {
          off();
          changed();
        });
      });
    }
  };
  /** Resolves `start`. */
  let started: () => void = () => undefined;
  /** A visitor has just signed in, and is led from the sign-in page home and on to the page that was asked for. */
  let signedIn = false;
  const warnOnce = missingOnce(() => parts.warnMissingApplication());

  /** Address → page, flow, redirect or error. Null: no page. */
  const enterAddress = async (arrival: Arrival): Promise<PageView | null> => {
    const { address, location, signal } = arrival;
    const market = marketplaceRedirect(location.pathname, location.searchStr);
    warnOnce(market, location.pathname === login.path || signedIn);
    signedIn = false;
    if (typeof market === 'object' && market !== null) leadTo(market.to);
    const resolved: Resolved = address === null ? { kind: 'error', status: 404 } : await resolve(address, signal);
    if (signal.aborted || resolved.kind === 'wait') return null;
    if (resolved.kind !== 'flow') host?.depart();
    switch (resolved.kind) {
      case 'redirect':
        signedIn = resolved.to === home.path;
        if (resolved.to === login.path) session.rememberPath(history.location.href);
        leadTo(resolved.to);
        break;
      case 'error':
        onShow.fail(resolved.status);
        if (resolved.status === 404) notFound({ throw: true });
        break;
      case 'currentClaim': {
        onShow.wait();
        // The list reads the same, says why it cannot, and asks again.
        const current = await parts.currentClaim(resolved.flow).catch(() => null);
        leadTo(current === null ? list.path : (hrefOf(resolved.screen, current) ?? home.path));
        break;
      }
      case 'page': {
        here = location.state.__TSR_key;
        const drafts = openDrafts(parts.storage, parts.now, { flow: 'page', user: session.userId, claim: null });
        onShow.enter(resolved.screen, null, drafts, direction);
        return onShow.page();
      }
      case 'flow':
        openFlow(resolved, arrival);
    }
    return null;
  };
  const arrive: RouterContext['arrive'] = async (arrival) => {
    if (arrival.location.state.__TSR_key === here) return { page: onShow.page() };
    here = undefined;
    try {
      return { page: await enterAddress(arrival) };
    } catch (error) {
      if (isRedirect(error) || isNotFound(error)) throw error;
      broken();
      return { page: null };
    }
  };
  const { prepare, prepareAt } = parts;
  const { scrollRestoration } = router.options;
  router.update({
    context: { arrive, prepare, prepareAt },
    // A prerendered page may have been scrolled already: it stays there.
    ...(scrollRestoration && { scrollRestoration: () => !onShow.isFirst() }),
  });

  /** What the blocker has answered to a Back or Forward: refused; or from layer to layer, the page stays. */
  let answer: 'refused' | 'layer' | null = null;
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      const isBack = action === 'BACK';
      const isRefused = layerHistory?.refuses(from, to);
      if (isRefused !== undefined) answer = isRefused ? 'refused' : 'layer';
      else answer = (isBack && parts.closeLayer()) || host?.refuses(to, from, isBack) ? 'refused' : null;
      return answer === 'refused';
    },
  });
  history.subscribe(({ location, action: { type } }) => {
    const isPop = type !== 'PUSH' && type !== 'REPLACE';
    direction = isPop && answer !== 'refused' ? 'back' : 'forward';
    // A page that was reloaded with an open layer is not on show yet.
    const stays = answer === null ? host?.popped(location) : here !== undefined;
    if (isPop && stays) here = currentKey();
    answer = null;
  });
  // As the router's own component does when it mounts: a Set keeps the function once.
  // oxlint-disable-next-line typescript/no-misused-promises -- nobody waits for what the browser's Back loads
  history.subscribe(router.load);

  let sessionWas = session.state();
  session.subscribe(() => {
    const now = session.state();
    if (now === sessionWas) return;
    sessionWas = now;
    // The flow was resumed before it was known who this is, from answers of another person.
    const isForeign = now === 'signedIn' && host?.isForeign() === true;
    if (isForeign) host?.depart();
    const view = onShow.view();
    const verdict = view.kind === 'screen' ? admit(screenSpec(view.screen).access, now) : 'enter';
    if (isForeign || verdict === 'login' || verdict === 'home') void reload();
  });

  return {
    view: onShow.view,
    flowView: onShow.flowView,
    subscribe: onShow.subscribe,
    start: () =>
      new Promise((resolve) => {
        started = resolve;
        void router.load().then(resolve);
      }),
    go,
    preload: (href) => void router.preloadRoute({ to: href.split('?')[0] as '/' }),
    move: ({ query = {}, words = placeOf(history).words }, mode) => {
      const page = onShow.page();
      // A page that is being left already must not hold the way on.
      if (page === null || here !== currentKey()) return;
      write(hrefWith(history, query), words === '' ? {} : { words }, mode, false);
      onShow.move(page);
    },
    back: () => {
      if (host?.back()) return true;
      if (history.canGoBack()) history.back();
      else if (history.location.pathname !== home.path) go(home.path, { replace: true });
      else return false;
      return true;
    },
    flow: () => host?.flow() ?? null,
    updateResponse: (operation, output) => host?.updateResponse(operation, output),
  };
};
