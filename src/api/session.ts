import { pageScreens } from '../../machines/pages.ts';
import { createActor, fromPromise } from 'xstate';
import type { OperationId } from '../../openapi/index.ts';
import {
  isSignedIn,
  sessionMachine,
  type Credentials,
  type Profile,
  type SessionActor,
} from '../../machines/session.machine.ts';
import type { TokenCookies, TokenSet, Written } from '../platform/cookies.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Memory } from '../platform/memory.ts';
import { createLinkSession } from './link-session.ts';
import type { Perform } from './perform.ts';
import type { Authorization } from './renewal.ts';
import { operations as pageOperations, type OperationTable } from './operation-table.ts';
import type { Tabs } from './tabs.ts';

export interface SessionDependencies {
  perform: Perform;
  authorization: Authorization;
  cookies: TokenCookies;
  memory: Memory;
  tabs: Tabs;
  lifecycle: Pick<Lifecycle, 'onShow' | 'onRestore'>;
  /** The token of the address, already removed from it. */
  hashToken: string | null;
  /** We have led to that address ourselves: it signs in without a question where nobody is signed in. */
  linkIsOurs: boolean;
  /** Path and query on show. */
  path: () => string;
  /** Leads to a path of ours, replacing the address. */
  goTo: (path: string) => void;
  /** What else must be closed at logout: calls under way, cached answers. */
  onSignOut?: () => Promise<void> | void;
  /** The browser keeps no cookies, or the token is too long for one. */
  onUnwritten?: (why: Exclude<Written, 'written'>) => void;
}

/** Plugs the session machine in and keeps it in step with the other tabs. Not started: call `start()`. */
export const createSession = (deps: SessionDependencies): SessionActor => {
  const { perform, authorization, cookies, memory, tabs } = deps;
  const hasSession = () => cookies.access() !== null || cookies.refresh() !== null;
  const link = createLinkSession({ perform, token: deps.hashToken, hasSession });
  const heed = (written: Written) => {
    if (written !== 'written') deps.onUnwritten?.(written);
  };
  const save = (tokens: TokenSet) => heed(cookies.save(tokens));
  // Actions run before the machine's new state can be read: whoever is led somewhere then would still meet the old one,
  // and be sent back to where it led.
  let wanted: string | null = null;
  /** The return path is where a guest wanted to go, not where somebody's session was lost. */
  let asGuest = false;
  const meet = (id: string): void => {
    if (id !== '') memory.meet(id, asGuest);
  };

  const actor: SessionActor = createActor(
    sessionMachine.provide({
      actors: {
        identify: fromPromise(({ signal }) => link.identify(signal)),
        refresh: fromPromise(async () => {
          // At its very start XState begins the first calls before the first actions: the cookie is not there yet.
          await Promise.resolve();
          return (await authorization.renew(null)) !== null;
        }),
        loadProfile: fromPromise<Profile, undefined>(async ({ signal }) => {
          const profile = await perform('getProfile', {}, { signal });
          meet(profile.id);
          return profile;
        }),
        signIn: fromPromise<void, Credentials>(async ({ input, signal }) => {
          const tokens = await perform('signIn', { body: input }, { signal });
          cookies.clear();
          save(tokens);
        }),
        signOut: fromPromise(async () => deps.onSignOut?.()),
      },
      actions: {
        takeLink: () => {
          const taken = link.take();
          if (taken === null) return;
          cookies.clear();
          if (typeof taken === 'string') heed(cookies.startFrom(taken));
          else save(taken);
        },
        dropLink: () => void link.take(),
        meet: (_, { id }) => meet(id),
        takeToken: (_, { refreshToken }) => heed(cookies.startFrom(refreshToken)),
        clearTokens: () => cookies.clear(),
        forgetPerson: () => memory.forgetPerson(),
        saveReturnPath: ({ event }, { path }) => {
          asGuest = event.type === 'SET_RETURN_PATH';
          memory.saveReturnPath(path);
        },
        saveSmsRedirect: (_, { on }) => memory.saveSmsRedirect(on),
        goOn: (_, { arriving, path }) => {
          // The memory gives the path back only if it is ours.
          if (arriving) wanted = (path === null ? null : memory.returnPath()) ?? pageScreens.home.path;
        },
        goTo: (_, { path }) => {
          wanted = path;
        },
        broadcast: (_, { message }) => tabs.broadcast(message),
      },
    }),
    {
      input: {
        link: deps.hashToken !== null,
        ours: deps.linkIsOurs,
        access: cookies.access() !== null,
        refresh: cookies.refresh() !== null,
        path: deps.path(),
        returnPath: memory.returnPath(),
        smsRedirect: memory.smsRedirect(),
      },
    },
  );

  // The first to be told of a new state: led there before anybody else judges what is on show.
  actor.subscribe(() => {
    const path = wanted;
    wanted = null;
    if (path !== null) deps.goTo(path);
  });

  tabs.onMessage((message) => {
    if (message === 'signed-in') actor.send({ type: 'RECHECK' });
    else if (message === 'lost') actor.send({ type: 'SESSION_LOST', path: deps.path() });
    else actor.send({ type: 'SIGNED_OUT_ELSEWHERE' });
  });
  // A tab that slept may have missed every message: the cookies tell.
  const look = (always: boolean) => {
    const signedIn = isSignedIn(actor.getSnapshot());
    if (signedIn && !hasSession()) actor.send({ type: 'SIGNED_OUT_ELSEWHERE' });
    else if (hasSession() && (always || !signedIn)) actor.send({ type: 'RECHECK' });
  };
  deps.lifecycle.onShow(() => look(false));
  deps.lifecycle.onRestore(() => look(true));
  return actor;
};

/** The calls whose answer signs somebody in tell the session before they answer: the next call has its token. */
export const withSession = (
  perform: Perform,
  session: () => SessionActor,
  operations: Pick<OperationTable, 'known'> = pageOperations,
): Perform => {
  const run = async (id: OperationId, input: never, options?: Parameters<Perform>[2]): Promise<unknown> => {
    const output: unknown = await perform(id, input, options);
    // By the contract the answer holds it (`scripts/api/model.ts`).
    if (operations.known(id)?.gives === 'refresh')
      session().send({ type: 'TOKENS', refreshToken: (output as { refreshToken: string }).refreshToken });
    return output;
  };
  return run as unknown as Perform;
};
