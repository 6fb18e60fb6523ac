import type { SessionActor } from '../../machines/session.machine.ts';
import type { Track } from '../platform/analytics.ts';
import type { Clock } from '../platform/clock.ts';
import type { TokenCookies, Written } from '../platform/cookies.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Log } from '../platform/log.ts';
import type { Memory } from '../platform/memory.ts';
import type { Network } from '../platform/network.ts';
import { createPerform, type ApiConfig, type Perform } from './perform.ts';
import { createProgress, type Progress } from './progress.ts';
import { createRenewal } from './renewal.ts';
import { createSession, withSession } from './session.ts';
import { browserTabs, type Tabs } from './tabs.ts';

export type { Perform } from './perform.ts';
export type { Progress } from './progress.ts';

export interface ApiDependencies {
  config: ApiConfig;
  cookies: TokenCookies;
  memory: Memory;
  clock: Clock;
  log: Log;
  network: Pick<Network, 'isOnline'>;
  lifecycle: Pick<Lifecycle, 'isHidden' | 'onShow' | 'onRestore'>;
  track: Track;
  locale: () => string;
  /** From `start()`: a secret of the address. */
  hashToken: string | null;
  /** We have led to that address ourselves. */
  linkIsOurs: boolean;
  /** Path and query on show. */
  path: () => string;
  /** Leads to a path of ours, replacing the address. */
  goTo: (path: string) => void;
  onSignOut?: () => Promise<void> | void;
  /** Contract tags whose data a call may have changed. */
  onTouched?: (tags: readonly string[]) => void;
  /** A part of the calls' own code did not come; this page will not get it any more. */
  onMissingPart?: () => void;
  /** The browser keeps no cookies (`session.cookiesBlocked`), or the token is too long for one. */
  onUnwritten?: (why: Exclude<Written, 'written'>) => void;
  /** The count that the loading bar follows; one of its own by default. */
  progress?: Progress;
  /** Replaceable for tests; the browser's own by default. */
  fetch?: (request: Request, body?: string) => Promise<Response>;
  tabs?: Tabs;
  locks?: Pick<LockManager, 'request'> | undefined;
  xhr?: (() => XMLHttpRequest) | undefined;
}

export interface Api {
  perform: Perform;
  /** Call `session.start()` when the router may be led. */
  session: SessionActor;
  progress: Progress;
}

/** A removal may be the last that a page says. */
export const send = (request: Request): Promise<Response> => fetch(request, { keepalive: request.method === 'DELETE' });

const browserLocks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Calls and session together: they need one another. */
export const createApi = (deps: ApiDependencies): Api => {
  const progress = deps.progress ?? createProgress();
  const authorization = createRenewal({
    cookies: deps.cookies,
    exchange: (refreshToken) => bare('refreshToken', { body: { refresh_token: refreshToken } }, { quiet: true }),
    clock: deps.clock,
    log: deps.log,
    locks: 'locks' in deps ? deps.locks : browserLocks(),
    onLost: () => session.send({ type: 'SESSION_LOST', path: deps.path() }),
    ...(deps.onUnwritten ? { onUnwritten: deps.onUnwritten } : {}),
  });
  const bare = createPerform({
    config: deps.config,
    session: authorization,
    fetch: deps.fetch ?? send,
    track: deps.track,
    log: deps.log,
    progress,
    locale: deps.locale,
    clock: deps.clock,
    isOnline: deps.network.isOnline,
    isHidden: deps.lifecycle.isHidden,
    xhr: 'xhr' in deps ? deps.xhr : typeof XMLHttpRequest === 'undefined' ? undefined : () => new XMLHttpRequest(),
    onTouched: deps.onTouched,
    onMissingPart: deps.onMissingPart,
  });
  const perform = withSession(bare, () => session);
  const session: SessionActor = createSession({
    perform,
    authorization,
    cookies: deps.cookies,
    memory: deps.memory,
    tabs: deps.tabs ?? browserTabs(),
    lifecycle: deps.lifecycle,
    hashToken: deps.hashToken,
    linkIsOurs: deps.linkIsOurs,
    path: deps.path,
    goTo: deps.goTo,
    ...(deps.onSignOut ? { onSignOut: deps.onSignOut } : {}),
    ...(deps.onUnwritten ? { onUnwritten: deps.onUnwritten } : {}),
  });
  return { perform, session, progress };
};
