import type { RouterHistory } from '@tanstack/history';
import type { FlowId } from '../../machines/index.ts';
import { match } from '../../machines/kit/address.ts';
import { meant } from '../../machines/kit/shared.ts';
import type { Entrance, FlowContext } from '../../machines/kit/context.ts';
import type { FormFacts } from '../../machines/kit/screen.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { openDrafts, type DraftStorage, type FlowDrafts } from './drafts.ts';
import { entryOf, indexOf, placeOf, type EntryState, type Place } from './history.ts';
import { marketplaceRedirect } from './marketplace.ts';
import { hrefOf, screenOf } from './mirror.ts';
import { entriesAt, flowEntry, flowOf, isKnownAt, screensAt, screenSpec } from './registry.ts';
import type { FlowWorld, RunningFlow } from './running-flow.ts';

export type Direction = 'start' | 'forward' | 'back';

/** What is on show. `visit` changes whenever a screen is entered: focus, title and announcement follow it. */
export type View =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'screen';
      readonly screen: ScreenId;
      readonly flow: RunningFlow | null;
      readonly drafts: FlowDrafts;
      readonly visit: number;
      readonly direction: Direction;
      /** Where the page was scrolled to when it was left. */
      readonly scroll: number;
      readonly place: Place;
    }
  | { readonly kind: 'error'; readonly status: 404 | 500 };

export type SessionState = 'starting' | 'guest' | 'signedIn';

export interface NavigatorParts {
  readonly history: RouterHistory;
  readonly world: FlowWorld;
  readonly storage: DraftStorage;
  now(): number;
  session: {
    state(): SessionState;
    userId(): string | null;
    /** Role of the profile; null: a guest. */
    role(): string | null;
    /** The wanted path of a visitor who has to sign in first; the session leads there afterwards. */
    rememberPath(path: string): void;
    subscribe(listener: () => void): () => void;
  };
  facts(flow: RunningFlow['context'] | null): FormFacts;
  /** The claim a person means by an address without an id: theirs, when there is exactly one open. */
  currentClaim(flow: FlowId): Promise<string | null>;
  scroll(): number;
  /** A link from outside leads in: whoever it belongs to is signed in there. */
  onEntrance(entrance: Entrance): void;
  warnMissingApplication(): void;
  /** A screen has been entered; `flow`: the product it belongs to. */
  onEnter(screen: ScreenId, flow: FlowId | null): void;
  /** A product has been opened, anew or again. */
  onOpen(flow: FlowId): void;
  /** A part of the program did not come. True: the page is being reloaded for it. */
  reloadForPart(): boolean;
}

export interface Navigator {
  view(): View;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** Follow a link. */
  go(href: string, options?: { replace?: boolean }): void;
  /**
   * Moves within the page on show (another page of a list, a filter): the address and the entry of the history follow,
   * the page stays. Keys of the query that are not named stay as they are; an empty one goes. A flow's screens don't move.
   */
  move(
    to: { readonly query?: Readonly<Record<string, string>>; readonly words?: string },
    mode: 'push' | 'replace',
  ): void;
  /** The layout's back button and the host's. False: there is nothing to go back to. */
  back(): boolean;
  /** The claim on show. */
  claimId(): string | null;
  /** Back from a partner's page, or the page came out of the browser's back-forward cache. */
  returned(): void;
  /** There is a network again. */
  reconnected(): void;
  /** Another language is on show. */
  retell(): void;
}

const CLAIM_ID = /^[\w-]{1,64}$/;

/** The claim that an address is about; null: it names none. The payment gateway comes back with `?claim_id=`. */
const claimAt = ({ pathname, search }: { pathname: string; search: string }): string | null => {
  const query = new URLSearchParams(search);
  return match(pathname)?.params.id ?? query.get('claim') ?? query.get('claim_id');
};

/** The router mirrors the machine: the address is an output; Back is an event; a deep link is a wish. */
export const createNavigator = (parts: NavigatorParts): Navigator => {
  const { history, world, session } = parts;
  let view: View = { kind: 'loading' };
  let visit = 0;
  let attempt = 0;
  let running: { flow: RunningFlow; drafts: FlowDrafts; claim: string | null } | null = null;
  let settling = false;
  let awaitingSession = false;
  /** While a pop is being obeyed, the address is there already. */
  let popping = false;
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

  /** Machine → address. */
  const mirror = (mode: 'push' | 'replace') => {
    if (!running) return;
    const { flow } = running;
    const screen = screenOf(flow.snapshot());
    if (screen === null) return;
    const href = hrefOf(screen, flow.context().id);
    if (href === null) return;
    const here = entryOf(history);
    const below = mode === 'replace' ? here.below : here.flow === flow.id ? here.screen : undefined;
    const state: EntryState = { screen, flow: flow.id, ...(below ? { below } : {}) };
    const same = href === history.location.href && here.screen === screen;
    if (same) return;
    if (mode === 'push') {
      leaveEntry();
      history.push(href, state, { ignoreBlocker: true });
    } else history.replace(href, state, { ignoreBlocker: true });
  };

  const leave = async (flow: RunningFlow) => {
    const target = flow.leave();
    if (target === null) return;
    if (target.repeat) {
      const seed = await flowEntry(flow.id).repeat?.();
      // Gone elsewhere meanwhile, or told twice that the flow is over.
      if (running?.flow !== flow) return;
      if (seed) drafts(flow.id, null).seed(seed(flow.context()), flow.context().id);
    }
    if (target.forget) running?.drafts.clear();
    stop();
    go(hrefOf(target.to, target.of?.(flow.context()) ?? null) ?? '/', { replace: true });
  };

  /** Something that leads on did not come: said, instead of waiting for ever. */
  const broken = () => {
    stop();
    attempt += 1;
    if (!parts.reloadForPart()) fail(500);
  };

  /** Who has nothing to read with after a reload finds the key of a call under way beside the draft. */
  const keepDoubts = (flow: RunningFlow, kept: FlowDrafts) => {
    const { id, doubts } = flow.context();
    const lasting: readonly string[] = flowEntry(flow.id).keeps ?? [];
    if (id === null) kept.keepDoubts(doubts);
    else if (lasting.length > 0)
      kept.keepDoubts(Object.fromEntries(Object.entries(doubts).filter(([call]) => lasting.includes(call))));
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
      stop();
      attempt += 1;
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

  const idle = (flow: RunningFlow): Promise<void> =>
    new Promise((resolve) => {
      const ready = () => !flow.busy() || flow.snapshot().status !== 'active';
      if (ready()) return resolve();
      const off = flow.subscribe(() => {
        if (!ready()) return;
        off();
        resolve();
      });
    });

  /**
   * Where the flow allows it, on to the screen that the address means; else it stays where the server put it. A link is
   * followed by BACKs alone, if the screen does not hold, and to what only shows; `been`, what this entry of the history showed before, also forwards.
   */
  const place = (candidates: readonly ScreenId[], been: ScreenId | undefined) => {
    if (!running) return;
    const { flow } = running;
    const at = screenOf(flow.snapshot());
    const among = (screen: ScreenId) => candidates.includes(screen);
    const known = been !== undefined && among(been);
    const backs = (): string[] => {
      if (flow.holds()) return [];
      const steps = flow.backsTo(among);
      return steps === null ? (flow.linkTo(among) ?? []) : Array<string>(steps).fill('BACK');
    };
    const way =
      (known ? flow.wayTo((screen) => screen === been) : null) ??
      (at !== null && among(at) ? [] : known ? (flow.wayTo(among) ?? []) : backs());
    for (const type of way) flow.send({ type } as Parameters<typeof flow.send>[0]);
  };

  const open = async (id: FlowId, claim: string | null, candidates: readonly ScreenId[], how: Direction) => {
    const mine = ++attempt;
    stop();
    show({ kind: 'loading' });
    const kept = drafts(id, claim);
    // The rules of all forms come only when there is something to say again.
    const resumes = claim === null && kept.submittedEvents().length > 0;
    const [machine, { runFlow }, resume] = await Promise.all([
      flowEntry(id).load(),
      import('./running-flow.ts'),
      resumes ? import('./resume.ts') : null,
    ]);
    if (mine !== attempt) return;
    const input = {
      id: claim,
      ...(claim === null ? { doubts: kept.doubts(), repeats: kept.repeats() } : {}),
      ...(flowEntry(id).keeps ? { doubts: kept.doubts(), intent: world.newIntent() } : {}),
    };
    const replay =
      resume?.eventsToReplay(machine, input, kept, (s) => parts.facts(() => s.context as FlowContext)) ?? [];
    const flow = runFlow(id, machine, input, world);
    running = { flow, drafts: kept, claim };
    parts.onOpen(id);
    settling = true;
    for (const event of replay) flow.send(event);
    keepDoubts(flow, kept);
    flow.subscribe(() => follow());
    await idle(flow);
    if (mine !== attempt || running?.flow !== flow) return;
    place(candidates, entryOf(history).screen);
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
    const found = match(pathname);
    if (found && !isKnownAt(found.pattern)) {
      const mine = ++attempt;
      await entriesAt(found.pattern);
      if (mine !== attempt) return;
    }
    const kind = new URLSearchParams(search).get('kind');
    const claim = claimAt(history.location);
    const wanted = { kind, role: session.role(), hasId: claim !== null };
    const candidates = found ? meant(screensAt(found.pattern), screenSpec, wanted) : [];
    // Before it is known who this is, access is all that is asked of an address.
    const first = candidates[0] ?? (session.role() === null && found ? screensAt(found.pattern)[0] : undefined);
    if (!found || first === undefined) {
      stop();
      attempt += 1;
      return fail(404);
    }
    const spec = screenSpec(first);
    const state = session.state();
    awaitingSession = state === 'starting' && spec.access !== 'open';
    if (awaitingSession) return show({ kind: 'loading' });
    if (state === 'guest' && spec.access === 'authenticated') {
      session.rememberPath(history.location.href);
      return go('/login', { replace: true });
    }
    if (state === 'signedIn' && spec.access === 'guest') return go('/', { replace: true });
    const id = flowOf(first);
    if (id === null) {
      stop();
      attempt += 1;
      return enter(first, null, drafts('page', null), how);
    }
    if (claim !== null && !CLAIM_ID.test(claim)) {
      stop();
      attempt += 1;
      return fail(404);
    }
    if (claim === null && spec.standalone) {
      stop();
      attempt += 1;
      return enter(first, null, drafts('page', null), how);
    }
    if (claim === null && !spec.withoutId && found.pattern.includes(':id')) {
      const mine = ++attempt;
      stop();
      show({ kind: 'loading' });
      // The list reads the same, says why it cannot, and asks again.
      const current = await parts.currentClaim(id).catch(() => null);
      if (mine !== attempt) return;
      return go(current === null ? '/my-applications' : (hrefOf(first, current) ?? '/'), { replace: true });
    }
    if (running && running.flow.id === id && running.claim === claim && running.flow.snapshot().status === 'active') {
      const mine = ++attempt;
      const { flow } = running;
      await idle(flow);
      if (mine !== attempt || running?.flow !== flow) return;
      settling = true;
      place(candidates, entryOf(history).screen);
      settling = false;
      mirror('replace');
      return follow();
    }
    return open(id, claim, candidates, how);
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

  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      if (action === 'PUSH' || action === 'REPLACE' || !running) return false;
      // What is only being read may be left at any time.
      if (view.kind === 'loading') return false;
      if (running.flow.busy()) return true;
      if (!belongs(nextLocation)) return false;
      const forward = nextLocation.state.__TSR_index > currentLocation.state.__TSR_index;
      return forward || backsFor(nextLocation.state as EntryState) === null;
    },
  });
  history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    popping = true;
    try {
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
    const access = view.kind === 'screen' ? screenSpec(view.screen).access : null;
    const misplaced = (now === 'guest' && access === 'authenticated') || (now === 'signedIn' && access === 'guest');
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
      const { pathname, search } = history.location;
      const next = new URLSearchParams(search);
      for (const [key, value] of Object.entries(query)) {
        if (value === '') next.delete(key);
        else next.set(key, value);
      }
      const href = next.size > 0 ? `${pathname}?${next.toString()}` : pathname;
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
        if (flow.busy()) return true;
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
      else if (history.location.pathname !== '/') go('/', { replace: true });
      else return false;
      return true;
    },
    claimId: () => running?.flow.context().id ?? null,
    returned: () => running?.flow.returned(),
    reconnected: () => running?.flow.reconnected(),
    retell: () => running?.flow.retell(),
  };
};
