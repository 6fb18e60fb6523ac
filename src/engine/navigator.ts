import type { FlowId } from '../../machines/screens.ts';
import { match } from '../../machines/kit/address.ts';
import { pageScreens } from '../../machines/pages.ts';
import type { ScreenId } from '../../machines/screens.ts';
import type { RouterHistory } from '@tanstack/history';
import { admit } from './access.ts';
import { arrivalAt, claimAt } from './arrival.ts';
import { beginning, keepDoubts } from './beginning.ts';
import { openDrafts, type FlowDrafts } from './drafts.ts';
import { entryOf, hrefWith, indexOf, placeOf, type EntryState } from './history.ts';
import { marketplaceRedirect } from './marketplace.ts';
import { hrefOf, screenOf } from './mirror.ts';
import type { Direction, Navigator, NavigatorParts, View } from './navigator.types.ts';
import { entryFor, idle, place } from './placing.ts';
import { entriesAt, productOf, isKnownAt, screenSpec } from './registry.ts';
import type { RunningFlow } from './running-flow.ts';

/** The router mirrors the machine: the address is an output; Back is an event; a deep link is a wish. */
export const createNavigator = (parts: NavigatorParts): Navigator => {
  const { history, session } = parts;
  let view: View = { kind: 'loading' };
  let visit = 0;
  let attempt = 0;
  let running: { flow: RunningFlow; drafts: FlowDrafts; claim: string | null } | null = null;
  let settling = false;
  let awaitingSession = false;
  /** While a pop is being obeyed, the address is there already. */
  let popping = false;
  /** A pop that closed what lay above the page: the page itself stays as it is. */
  let held = false;
  /** A pop that leaves a page which is only being read. */
  let leaving = false;
  /** Where the page of each entry was scrolled to. */
  const scrolls = new Map<number, number>();
  const listeners = new Set<() => void>();

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const show = (next: View) => {
    view = next;
    emit();
  };
  const fail = (status: 404 | 500) => {
    visit += 1;
    show({ kind: 'error', status });
  };
  const drafts = (flow: string, claim: string | null) =>
    openDrafts(parts.storage, parts.now, {
      flow,
      user: session.userId,
      claim,
    });

  const enter = (screen: ScreenId, flow: RunningFlow | null, kept: FlowDrafts, how: Direction) => {
    // The very first screen is a page that has been opened: nothing moves the focus.
    const direction = visit === 0 ? 'start' : how;
    visit += 1;
    const scroll = direction === 'back' ? (scrolls.get(indexOf(history)) ?? 0) : 0;
    show({ kind: 'screen', screen, flow, drafts: kept, visit, direction, scroll, place: placeOf(history) });
    parts.onEnter(screen, flow?.id ?? null);
  };
  const leaveEntry = () => {
    if (view.kind === 'screen') scrolls.set(indexOf(history), parts.scroll());
  };

  const stop = () => {
    running?.flow.stop();
    running = null;
    settling = false;
  };

  /** What the flow still waits for is of no interest any more. */
  const leaveFlow = () => {
    stop();
    attempt += 1;
  };

  /** Machine → address. */
  const mirror = (mode: 'push' | 'replace') => {
    if (!running) return;
    const { flow } = running;
    const entry = entryFor(flow, history, mode);
    if (entry === null) return;
    const { href, state } = entry;
    if (mode === 'push') {
      leaveEntry();
      history.push(href, state, { ignoreBlocker: true });
    } else history.replace(href, state, { ignoreBlocker: true });
  };

  const leave = async (flow: RunningFlow) => {
    const target = flow.leave();
    if (target === null) return;
    if (target.repeat) {
      const seed = await productOf(flow.id).repeat?.();
      // Gone elsewhere meanwhile, or told twice that the flow is over.
      if (running?.flow !== flow) return;
      if (seed) drafts(flow.id, null).seed(seed(flow.context()), flow.context().id);
    }
    if (target.forget) running?.drafts.clear();
    stop();
    go(hrefOf(target.to, target.of?.(flow.context()) ?? null) ?? pageScreens.home.path, { replace: true });
  };

  /** Something that leads on did not come: said, instead of waiting for ever. */
  const broken = () => {
    leaveFlow();
    if (!parts.reloadForPart()) fail(500);
  };

  /** One snapshot of the running flow. */
  const follow = () => {
    if (!running || settling) return;
    const { flow } = running;
    if (flow.snapshot().status === 'error') return broken();
    const { id } = flow.context();
    if (running.claim !== id) {
      // The claim exists now: the guest's draft has done its duty.
      running.drafts.clear();
      running = { flow, claim: id, drafts: drafts(flow.id, id) };
    } else keepDoubts(flow, running.drafts);
    const entrance = flow.entrance();
    if (entrance !== undefined) {
      running.drafts.clear();
      leaveFlow();
      return entrance === null ? fail(404) : parts.onEntrance(entrance);
    }
    if (flow.leave() !== null) return void leave(flow).catch(broken);
    const screen = screenOf(flow.snapshot());
    if (screen === null) return;
    if (view.kind === 'screen' && view.screen === screen && view.flow === flow) return emit();
    if (flow.busy()) return emit();
    const direction: Direction = popping ? 'back' : 'forward';
    mirror(popping || view.kind !== 'screen' || screenSpec(screen).result === true ? 'replace' : 'push');
    enter(screen, flow, running.drafts, direction);
  };

  const open = async (id: FlowId, claim: string | null, candidates: readonly ScreenId[], how: Direction) => {
    const mine = ++attempt;
    stop();
    show({ kind: 'loading' });
    const kept = drafts(id, claim);
    const begin = await beginning(id, claim, kept, parts);
    if (mine !== attempt) return;
    const { flow, replay } = begin();
    running = { flow, drafts: kept, claim };
    parts.onOpen(id);
    settling = true;
    for (const event of replay) flow.send(event);
    keepDoubts(flow, kept);
    flow.subscribe(() => follow());
    await idle(flow);
    if (mine !== attempt || running?.flow !== flow) return;
    place(flow, candidates, entryOf(history).screen);
    settling = false;
    mirror('replace');
    const screen = screenOf(flow.snapshot());
    if (screen !== null) enter(screen, flow, kept, how);
    follow();
  };

  /** Address → what is on show. */
  const settle = (): void => void arrive().catch(broken);
  const arrive = async (): Promise<void> => {
    const { pathname, search } = history.location;
    const how: Direction = popping ? 'back' : 'forward';
    const market = marketplaceRedirect(pathname, search);
    if (market === 'missing') parts.warnMissingApplication();
    else if (market !== null) {
      history.replace(market.to, undefined, { ignoreBlocker: true });
      return arrive();
    }
    const pattern = match(pathname)?.pattern;
    if (pattern !== undefined && !isKnownAt(pattern)) {
      const mine = ++attempt;
      await entriesAt(pattern);
      if (mine !== attempt) return;
    }
    const arrival = arrivalAt(history.location, { state: session.state(), role: session.role() });
    awaitingSession = arrival.kind === 'wait';
    switch (arrival.kind) {
      case 'wait':
        return show({ kind: 'loading' });
      case 'signIn':
        session.rememberPath(history.location.href);
        return go(pageScreens.login.path, { replace: true });
      case 'home':
        return go(pageScreens.home.path, { replace: true });
      case 'customers':
        return go(arrival.to, { replace: true });
      case 'missing':
        leaveFlow();
        return fail(404);
      case 'unknownAccess':
        leaveFlow();
        return fail(500);
      case 'page':
        leaveFlow();
        return enter(arrival.screen, null, drafts('page', null), how);
      case 'currentClaim': {
        leaveFlow();
        const mine = attempt;
        show({ kind: 'loading' });
        // The list reads the same, says why it cannot, and asks again.
        const current = await parts.currentClaim(arrival.flow).catch(() => null);
        if (mine !== attempt) return;
        return go(
          current === null
            ? pageScreens['my-applications'].path
            : (hrefOf(arrival.screen, current) ?? pageScreens.home.path),
          { replace: true },
        );
      }
      case 'flow': {
        const { flow: id, claim, candidates } = arrival;
        const goesOn =
          running?.flow.id === id && running.claim === claim && running.flow.snapshot().status === 'active';
        if (!goesOn || !running) return open(id, claim, candidates, how);
        const mine = ++attempt;
        const { flow } = running;
        await idle(flow);
        if (mine !== attempt || running?.flow !== flow) return;
        settling = true;
        place(flow, candidates, entryOf(history).screen);
        settling = false;
        mirror('replace');
        return follow();
      }
    }
  };

  const go = (href: string, options: { replace?: boolean } = {}): void => {
    leaveEntry();
    if (options.replace) history.replace(href, undefined, { ignoreBlocker: true });
    else if (href !== history.location.href) history.push(href, undefined, { ignoreBlocker: true });
    settle();
  };

  /** How many BACKs a pop to that entry means; null: refused. */
  const backsFor = (entry: EntryState): number | null => {
    if (!running || running.flow.busy()) return null;
    const steps = entry.screen ? running.flow.backsTo((s) => s === entry.screen) : null;
    return steps ?? (running.flow.can('BACK') ? 1 : null);
  };
  /** Is that entry one of the running flow's own? Those of another claim are not; those before there was a claim are. */
  const belongs = (location: RouterHistory['location']): boolean => {
    if (running === null || view.kind === 'loading' || running.flow.snapshot().status !== 'active') return false;
    const claim = claimAt(location);
    return (location.state as EntryState).flow === running.flow.id && (claim === null || claim === running.claim);
  };

  /** What does something is waited for, and that is said; what only reads is left, and asked again where it leads. */
  const holdsBack = (flow: RunningFlow): boolean => {
    if (flow.reading()) return false;
    parts.onHeld();
    return true;
  };

  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      held = action === 'BACK' && parts.closeLayer();
      if (held) return true;
      if (!running) return false;
      // What is only being read may be left at any time.
      if (view.kind === 'loading') return false;
      if (running.flow.busy()) {
        leaving = action === 'BACK' && !holdsBack(running.flow);
        return !leaving;
      }
      if (!belongs(nextLocation)) return false;
      const forward = nextLocation.state.__TSR_index > currentLocation.state.__TSR_index;
      return forward || backsFor(nextLocation.state as EntryState) === null;
    },
  });
  history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    if (held) {
      held = false;
      return;
    }
    popping = true;
    try {
      if (leaving) leaveFlow();
      leaving = false;
      if (belongs(location) && running) {
        const steps = backsFor(location.state as EntryState) ?? 0;
        settling = true;
        for (let step = 0; step < steps; step += 1) running.flow.send({ type: 'BACK' });
        settling = false;
        mirror('replace');
        follow();
      } else settle();
    } finally {
      popping = false;
    }
  });

  let sessionWas = session.state();
  session.subscribe(() => {
    const now = session.state();
    if (now === sessionWas) return;
    sessionWas = now;
    // Resumed before it was known who this is: what another person typed goes from the screen, too.
    if (now === 'signedIn' && running?.claim === null && running.drafts.isForeign()) {
      stop();
      return settle();
    }
    const verdict = view.kind === 'screen' ? admit(screenSpec(view.screen).access, now) : 'enter';
    const misplaced = verdict === 'signIn' || verdict === 'home';
    if (awaitingSession ? now !== 'starting' : misplaced) settle();
  });

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: settle,
    go,
    move: ({ query = {}, words = placeOf(history).words }, mode) => {
      if (view.kind !== 'screen' || view.flow !== null) return;
      const href = hrefWith(history, query);
      const state: EntryState = words === '' ? {} : { words };
      if (mode === 'push') {
        leaveEntry();
        history.push(href, state, { ignoreBlocker: true });
      } else history.replace(href, state, { ignoreBlocker: true });
      show({ ...view, place: placeOf(history) });
    },
    back: () => {
      const index = indexOf(history);
      if (running && view.kind !== 'loading') {
        const { flow } = running;
        if (flow.busy() && holdsBack(flow)) return true;
        if (flow.can('BACK')) {
          const { below } = entryOf(history);
          if (below && flow.backsTo((s) => s === below) === 1) history.back();
          else {
            popping = true;
            flow.send({ type: 'BACK' });
            popping = false;
          }
          return true;
        }
      }
      if (index > 0) history.back();
      else if (history.location.pathname !== pageScreens.home.path) go(pageScreens.home.path, { replace: true });
      else return false;
      return true;
    },
    claimId: () => running?.flow.context().id ?? null,
    returned: () => running?.flow.returned(),
    reconnected: () => running?.flow.reconnected(),
    heard: (operation, output) => {
      if (!running) return;
      running.flow.hear(operation, output);
      // With a claim nothing is said again after a reload.
      if (running.claim === null) running.drafts.hear(operation, output);
    },
    retell: () => running?.flow.retell(),
  };
};
