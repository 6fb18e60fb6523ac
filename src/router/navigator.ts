import type { RouterHistory } from '@tanstack/react-router';
import { pageScreens } from '../../machines/pages.ts';
import { createArrivals } from '../engine/arrivals.ts';
import { followSession } from '../engine/follow-session.ts';
import { entryOf, hrefWith, pageKeyOf, placeOf, type EntryState, type WriteEntry } from '../engine/history.ts';
import { createLazyFlowHost } from '../engine/lazy-flow-host.ts';
import type { Direction, Navigator, NavigatorParts } from '../engine/navigator.types.ts';
import { createOnShow } from '../engine/on-show.ts';
import type { LayerHistory } from './layer-history.ts';
import type { AppRouter } from './routes.ts';

/** The router decides which page stands at an address; a product's address is handed to the flows' host. */
export const createNavigator = (router: AppRouter, parts: NavigatorParts): Navigator => {
  const { history } = router;
  const onShow = createOnShow(history, parts);
  let direction: Direction = 'forward';

  /** An entry of a layer is replaced by the next page: Back from there leads to the page below the layer. */
  const navigate = (
    to: { href: string; state?: EntryState; resetScroll?: boolean },
    mode: 'push' | 'replace',
  ): void => {
    const replace = mode === 'replace' || (!to.state?.over && !!entryOf(history).over);
    void router.navigate({ ...to, replace, ignoreBlocker: true });
  };
  const write: WriteEntry = (entry, mode, resetScroll = true) => {
    navigate({ ...entry, resetScroll }, mode);
    onShow.stays();
  };
  const go: Navigator['go'] = (href, { replace = false } = {}) => {
    onShow.leave();
    if (replace || href !== history.location.href) return navigate({ href }, replace ? 'replace' : 'push');
    void router.load();
  };

  let layerHistory: LayerHistory | null = null;
  const back = (): boolean => {
    if (layerHistory?.holdsBack(back) || flows.host()?.back()) return true;
    if (history.canGoBack()) history.back();
    else if (history.location.pathname !== pageScreens.home.path) go(pageScreens.home.path, { replace: true });
    else return false;
    return true;
  };

  const flows = createLazyFlowHost({ ...parts, ...onShow, history, write, go: (href) => go(href, { replace: true }) });
  const { arrive, asked } = createArrivals({ ...parts, history, onShow, flows, direction: () => direction });
  router.update({
    context: { arrive, prepare: parts.prepare, prepareAt: parts.prepareAt },
    // A prerendered page may have been scrolled already: it stays there.
    ...(router.options.scrollRestoration && { scrollRestoration: () => !onShow.isFirst() }),
  });
  followSession({ ...parts, view: onShow.view, flows, reload: () => go(history.location.href) });

  /** Its code comes with the first layer; without it Back leaves the first page, as any other. */
  let coming: Promise<unknown> | undefined;
  const followLayers = () =>
    (coming ??= import('./layer-history.ts').then(
      ({ createLayerHistory }) => (layerHistory = createLayerHistory({ ...parts, history, write, putBack })),
      () => undefined,
    ));
  const putBack = (entry: RouterHistory['location']): void => {
    const isHere = onShow.isHere(entry);
    // The router takes it for the entry on show, and would do nothing.
    history.push(entry.href, entry.state, { ignoreBlocker: true });
    if (isHere) onShow.stays();
  };
  parts.layers.onFirst(followLayers);
  // Left by a reload, or by a link in a dialog.
  if (entryOf(history).over) void followLayers();

  // Asks of Back and Forward alone: whatever leads on ignores it.
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
      layerHistory?.passes(from, to);
      // From layer to layer: the page stays.
      if (pageKeyOf(from) === pageKeyOf(to)) return false;
      return (action === 'BACK' && parts.closeLayer()) || flows.host()?.refuses(to, from, action === 'BACK') === true;
    },
  });
  history.subscribe(({ location, action: { type } }) => {
    const hasMoved = type !== 'PUSH' && type !== 'REPLACE';
    if (hasMoved && layerHistory?.lands(location)) return;
    // Not of one that was refused, or led from layer to layer.
    const isPop = hasMoved && !onShow.isHere();
    direction = isPop ? 'back' : 'forward';
    if (isPop && flows.host()?.popped(location)) onShow.stays();
  });
  // As the router's own component does when it mounts: a Set keeps the function once.
  // oxlint-disable-next-line typescript/no-misused-promises -- nobody waits for what the browser's Back loads
  history.subscribe(router.load);

  return {
    view: onShow.view,
    flowView: onShow.flowView,
    subscribe: onShow.subscribe,
    start: () => Promise.race([router.load(), asked]),
    go,
    preload: (href) => void router.preloadRoute({ to: href.split('?')[0] as '/' }),
    move: ({ query = {}, words = placeOf(history).words }, mode) => {
      // A page that is being left already must not hold the way on.
      const page = onShow.isHere() ? onShow.page() : null;
      if (page === null) return;
      write({ href: hrefWith(history, query), state: words === '' ? {} : { words } }, mode, false);
      onShow.move(page);
    },
    back,
    flow: () => flows.host()?.flow() ?? null,
    updateResponse: (operation, output) => flows.host()?.updateResponse(operation, output),
  };
};
