import { createBrowserHistory } from '@tanstack/react-router';
import type { AddressPattern } from '../../machines/generated/addresses.ts';
import { parseConfig, type RuntimeConfig } from '../../schemas/config.schema.ts';
import { createProgress } from '../api/progress.ts';
import { openDrafts } from '../engine/drafts.ts';
import { whenIdle } from '../engine/idle.ts';
import { hasAnchors, productOf, screenSpec } from '../engine/registry.ts';
import { currentLocale, prepareNumbers, setLocale, translate } from '../i18n/index.ts';
import { isoDayKz } from '../i18n/day.ts';
import { createAnalytics } from '../platform/analytics.ts';
import { createChunkReload } from '../platform/chunk.ts';
import { followServer, systemClock } from '../platform/clock.ts';
import { loadConfig } from '../platform/config.ts';
import { createCookieJar, createTokenCookies, platformOf } from '../platform/cookies.ts';
import { saveLanguage } from '../platform/language.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { browserMemory } from '../platform/memory.ts';
import { browserAddress, browserNavigation } from '../platform/navigation.ts';
import { createNetwork } from '../platform/network.ts';
import { createSharing } from '../platform/sharing.ts';
import { onStorageBlocked, sessionStore } from '../platform/storage.ts';
import { start, watchTokens } from '../platform/start.ts';
import { createNavigator } from '../router/navigator.ts';
import { createAppRouter } from '../router/routes.ts';
import { layers } from '../ui/layers.store.ts';
import { modals } from '../ui/modals.store.ts';
import { snackbar } from '../ui/snackbar.store.ts';
import { createPersonalNumber } from './personal-number.ts';
import { createBack } from './back.ts';
import { lazyBridge } from './lazy-bridge.ts';
import { lazyFlowParts } from './lazy-flow-parts.ts';
import { lazyPerform } from './lazy-perform.ts';
import { isOfflineBannerInSight } from './offline-banner.tsx';
import { fetchHelp } from './error-page.tsx';
import { fetchPattern, preparePart, preparePattern, products } from './parts.tsx';
import { watchPerson } from './person.ts';
import { printedOf, touched, type App, type Came } from './context.ts';
import { createReporting } from './reporting.ts';
import { shows } from './root.tsx';
import type { Services } from './services.ts';
import { createSessionGate } from './session-gate.ts';
import { watchSlow } from './slow.ts';

const jar = createCookieJar(document, browserNavigation.origin().startsWith('https:'));
const memory = browserMemory();
/** First of all: a token in the address leaves it before anything else runs. */
export const started = start({
  address: browserAddress(),
  jar,
  memory,
  languages: navigator.languages,
  hasAnchors,
});

watchTokens(window, hasAnchors);

const cookies = createTokenCookies(jar);
/** Somebody may be signed in. */
const hasToken = started.hashToken !== null || cookies.access() !== null || cookies.refresh() !== null;

/** The address a guest has asked for and must sign in for: fetched once the sign-in page is on show, not before it. */
let behindSignIn: AddressPattern | null = null;

/** Until the program is composed, it only preloads the screen of the address. */
export const router = createAppRouter({
  history: createBrowserHistory(),
  origin: browserNavigation.origin(),
  context: {
    arrive: () => ({ page: null }),
    prepare: () => undefined,
    prepareAt: (pattern) =>
      fetchPattern(pattern, started.locale, !hasToken).then(
        (isLetIn) => void (behindSignIn = isLetIn ? null : pattern),
        () => undefined,
      ),
  },
  shows,
  scrollRestoration: true,
});

// The router keeps a scroll position only when a scroll event comes after it has rendered; a page that was scrolled before that
// (prerendered, or reloaded half-way down) would lose its own.
router.subscribe('onRendered', () => document.dispatchEvent(new Event('scroll')));

/** Puts the product together: the only place that knows everything. */
export const compose = (config: RuntimeConfig, came: Came | null, onShown: () => void): App => {
  const clock = systemClock;
  const log = createLog();
  const analytics = createAnalytics(clock.now);
  const report = createReporting(analytics.track);
  const network = createNetwork(window);
  // Without network the layout's banner says it, for as long as it is in sight.
  snackbar.leaves((words) => words === translate('error.offline') && isOfflineBannerInSight());
  onStorageBlocked(() => snackbar.error(() => translate('session.storageBlocked')));
  const lifecycle = createLifecycle(window, document);
  const host = platformOf(jar);
  // What the link itself says leaves the address with its first screen.
  const cameBy = router.history.location.search;
  const { bridge, send, returnMain, openHere } = lazyBridge({ config, host, clock, log, productId: memory.productId });
  const progress = createProgress();
  const held = () => translate('flow.held');
  const slow = () => translate('error.slow');
  watchSlow(progress, clock, { slow: () => snackbar.error(slow), over: () => snackbar.withdraw(slow) });
  let loading: Promise<Services> | null = null;
  const services = (): Promise<Services> => {
    loading ??= import('./services.ts').then(({ createServices }) => {
      const created = createServices({
        config: { services: config.services, ...config.flags, ids: config },
        cookies,
        memory,
        clock,
        log,
        network,
        lifecycle,
        track: analytics.track,
        locale: currentLocale,
        hashToken: started.hashToken,
        ahead: window.early?.ahead,
        arrival: { path: started.path, byEntrance: started.byEntrance, webview: host !== 'web' },
        path: () => router.history.location.href,
        goTo: (path) => navigator_.go(path, { replace: true }),
        onTouched: touched,
        onMissingPart: () => void reloadForPart(),
        onUnwritten: () => snackbar.error(() => translate('session.cookiesBlocked')),
        progress,
      });
      session.attach(created);
      return created;
    });
    // Browsers keep for the life of a page that a part of it failed: only another page asks again.
    loading.catch(() => {
      loading = null;
      if (!reloadForPart()) session.missed();
    });
    return loading;
  };
  const session = createSessionGate(services, hasToken);
  const personalNumbers = createPersonalNumber({ memory, arrived: started.personalNumber, session: session.view });
  personalNumbers.settle();
  session.subscribe(personalNumbers.settle);
  const perform = lazyPerform(services, network.isOnline);
  const reloadForChunk = createChunkReload({ store: sessionStore, clock, reload: browserNavigation.reload });
  const reloadForPart = () => network.isOnline() && reloadForChunk();
  const today = () => isoDayKz(clock.now());
  const prepare: App['prepare'] = async (screen, signal) => {
    try {
      await preparePart(screen);
    } catch (error) {
      if (signal.aborted) return;
      // A page reloaded without network would be the browser's own error page: the screen before stays until then.
      if (network.isOnline()) {
        if (!reloadForChunk()) throw error;
        await new Promise<void>(() => undefined);
      }
      await new Promise<void>((resolve) => {
        const off = network.onChange((online) => {
          if (!online && !signal.aborted) return;
          off();
          resolve();
        });
      });
      return prepare(screen, signal);
    }
  };

  const claimId = () => navigator_.flow()?.context().id ?? null;
  const flowParts = lazyFlowParts({
    perform,
    clock,
    lifecycle,
    log,
    network,
    report,
    bridge,
    openHere,
    filesBase: config.services.docs,
    training: config.flags.training,
    claimId,
    returned: () => navigator_.flow()?.returned(),
    onFound: () => touched(['files', 'claims']),
  });
  const { uploads } = flowParts;

  const navigator_ = createNavigator(router, {
    storage: memory,
    now: clock.now,
    prepare,
    prepareAt: (pattern) => (network.isSlow() ? undefined : preparePattern(pattern, session.view().phase === 'guest')),
    closeLayer: layers.closeTop,
    layers,
    onHeld: () => snackbar.success(held, false),
    // Links are few: who comes in by none does not load it.
    entrance: async () => {
      const { openEntrance } = await import('./open-entrance.ts');
      return (entrance) =>
        openEntrance(entrance, {
          memory,
          query: cameBy,
          session,
          signedIn: () => session.view().phase === 'signedIn',
          go: (path) => navigator_.go(path, { replace: true }),
          replace: browserNavigation.replace,
        });
    },
    world: flowParts.world,
    session: {
      state: () => {
        const { phase } = session.view();
        return phase === 'signedIn' || phase === 'guest' ? phase : 'starting';
      },
      userId: () => session.view().profile?.id ?? null,
      role: () => session.view().profile?.role ?? null,
      setReturnPath: (path) => session.send({ type: 'SET_RETURN_PATH', path }),
      subscribe: session.subscribe,
    },
    moment: () => ({ today: today(), codeLength: config.smsCodeLength }),
    currentClaim: async (flow) => (await productOf(flow).current?.(perform)) ?? null,
    onEnter: (screen, flow) => {
      personalNumbers.entered(flow !== null);
      // A dialog belongs to the page it was opened on: the browser's Back leads away under it.
      modals.closeAll();
      snackbar.withdraw(held);
      analytics.track('page_view', { screen });
    },
    off: config.off?.products,
    onOpen: (flow) => analytics.track('flow_start', { flow }),
    // A page reloaded without network would be the browser's own error page.
    reloadForPart,
    warnMissingApplication: () => log.console(translate('marketplace.missing')),
  });

  /** Nothing was read, or is of now, where the part that reads is not there. */
  const reads = () => import('./reads.tsx').catch(() => null);
  lifecycle.onRestore(() => void reads().then((part) => part?.renewReads()));
  watchPerson(session, () => {
    uploads.forget();
    snackbar.clear();
    modals.closeAll();
    void reads().then((part) => part?.forgetReads());
  });

  network.onChange((online) => {
    if (!online) return;
    if (session.view().phase === 'failed') session.send({ type: 'RETRY' });
    navigator_.flow()?.reconnected();
  });
  for (const onReturn of [lifecycle.onShow, lifecycle.onRestore]) onReturn(() => navigator_.flow()?.returned());
  const back = createBack({
    closeLayer: layers.closeTop,
    view: navigator_.view,
    webview: host !== 'web',
    returnMain,
    goBack: navigator_.back,
  });
  if (host !== 'web')
    void bridge().then(
      ({ onBack, onResume }) => {
        onBack(back);
        onResume(() => navigator_.flow()?.returned());
      },
      () => log.write({ event: 'bridge.missing' }),
    );

  const { telemetry: settings } = config;
  let hasSettled = false;
  return {
    perform,
    expect: (calls) =>
      void services().then(
        ({ expect }) => expect(calls),
        // The call itself says what is wrong.
        () => undefined,
      ),
    session,
    navigator: navigator_,
    progress,
    network,
    log,
    router,
    printed: printedOf(config, today()),
    came,
    host: {
      webview: host !== 'web',
      call: (phone) => send('call', { phone }),
      openDocument: (url, title) => send('open_document', { url, title }),
      returnMain: () => returnMain(),
      // Of no claim: no path has a space.
      fromComputer: () =>
        memory
          .fromComputer()
          ?.split(/[/?=&]/)
          .includes(claimId() ?? ' ') === true,
      ...createSharing(window.navigator),
      fileSharing: null,
    },
    uploads,
    documentAt: (service, path) => `${config.services[service]}${path}`,
    today,
    back,
    personalNumber: personalNumbers.number,
    said: ({ type, values }, screen, flow) => {
      if (flow !== null && values !== undefined) analytics.track('step_complete', { flow, screen });
      if (flow !== null) report(flow, (reports, { reportOf }) => reportOf(reports, flow, type));
      const { personalNumber, productId } = (values ?? {}) as { personalNumber?: string; productId?: string };
      const keeps = screenSpec(screen).events[type]?.keeps;
      if (keeps === 'personalNumber' && personalNumber) personalNumbers.keep(personalNumber);
      if (keeps === 'productId' && productId) memory.saveProductId(productId);
    },
    fill: (flow, forms, claim) =>
      openDrafts(memory, clock.now, {
        flow,
        user: () => session.view().profile?.id ?? null,
        claim: claim ?? null,
      }).fill(forms),
    refused: (screen, fields) => {
      for (const field of fields) analytics.track('validation_error', { screen, field });
    },
    switchLanguage: async (next) => {
      await setLocale(next);
      saveLanguage(jar, next);
      navigator_.flow()?.retranslate();
      analytics.track('language_switch', { locale: next });
    },
    reload: browserNavigation.reload,
    prepare,
    onShown,
    onHydrationError: () => log.write({ event: 'page.misdrawn' }),
    onBroken: (error) => log.write({ event: 'screen.broken', kind: error.name }),
    onMissingPart: (error) => {
      log.write({ event: 'part.missing', kind: error.name });
      if (!reloadForPart()) snackbar.error(() => translate(network.isOnline() ? 'error.unknown' : 'error.offline'));
    },
    begin: async () => {
      if (hasToken) void services();
      if (config.off ?? config.notice) await (await import('./operator.tsx')).heed(config);
      return navigator_.start();
    },
    settled: () => {
      if (hasSettled) return;
      hasSettled = true;
      whenIdle(() => {
        prepareNumbers();
        // Other tabs are heard from now on.
        void services();
        if (settings)
          import('./telemetry/watch.ts').then(
            ({ watch }) => watch({ settings, clock, log, analytics, navigator: navigator_, lifecycle }),
            () => undefined,
          );
        if (network.isSlow()) return;
        // A first tap on a product's link need not wait for its entry.
        products().catch(() => undefined);
        fetchHelp().catch(() => undefined);
        if (behindSignIn !== null) fetchPattern(behindSignIn, currentLocale(), false).catch(() => undefined);
      });
    },
  };
};

export const readConfig = () =>
  loadConfig({ coming: window.early?.settings, parse: parseConfig, onDate: followServer });
