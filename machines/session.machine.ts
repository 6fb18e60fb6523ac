import { pageScreens } from './pages.ts';
import { assign, fromPromise, setup, type ActorRefFrom, type PromiseActorLogic, type SnapshotFrom } from 'xstate';
import type { Problem } from './kit/problem.ts';
import type {
  Credentials,
  Identified,
  Profile,
  Retry,
  SessionContext,
  SessionEvent,
  SessionInput,
} from './session.types.ts';

export type * from './session.types.ts';

const LOGIN_PATH = pageScreens.login.path;
const isLogin = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/\/$/, '') === LOGIN_PATH;

/** The wanted path is saved, except on the sign-in page itself and after a link from an SMS (spec §4). */
export const isReturnPath = (path: string, smsRedirect: boolean): boolean => !smsRedirect && !isLogin(path);

const unbound = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Session actor ${name} is not bound`)));
const nothing = () => {};

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'starting' | 'busy',
  },
  actors: {
    /** Who is signed in, and who would be by the link. Rejects with a Problem when that cannot be told now. */
    identify: unbound<Identified>('identify'),
    /** Refresh cookie → new cookies. False: refused. Rejects with a Problem: not known now. */
    refresh: unbound<boolean>('refresh'),
    loadProfile: unbound<Profile>('loadProfile'),
    /** Stores the cookies. */
    signIn: unbound<void, Credentials>('signIn'),
    /** What else must be closed at logout; whatever comes of it, the user is out. */
    signOut: unbound<void>('signOut'),
  },
  actions: {
    /** Resets the auth cookies and keeps the link's token. */
    takeLink: nothing,
    dropLink: nothing,
    /** Whom the link has signed in: nothing of the one before them is theirs. */
    meet: (_args, _params: { id: string }) => {},
    /** Resets the auth cookies and keeps this token. */
    takeToken: (_args, _params: { refreshToken: string }) => {},
    clearTokens: nothing,
    /** Personal number, drafts, return path: nothing of the person stays. */
    forgetPerson: nothing,
    saveReturnPath: (_args, _params: { path: string | null }) => {},
    saveSmsRedirect: (_args, _params: { on: boolean }) => {},
    /** The profile is known: somebody who has just signed in goes on to the wanted path, else to the home page. */
    goOn: (_args, _params: { arriving: boolean; path: string | null }) => {},
    goTo: (_args, _params: { path: string }) => {},
    broadcast: (_args, _params: { message: 'signed-in' | 'signed-out' | 'lost' }) => {},
    setReturnPath: assign({
      returnPath: ({ context, event }) =>
        'path' in event && isReturnPath(event.path, context.smsRedirect) ? event.path : context.returnPath,
      asked: true,
    }),
    nobody: assign({ profile: null, linked: null, arriving: false, asked: false }),
    noteProblem: assign({ problem: ({ event }) => (event as unknown as { error: Problem }).error }),
    settle: assign({ settled: true }),
    noProblem: assign({ problem: null }),
    retryLater: assign({ retry: (_, params: { retry: Retry }) => params.retry }),
  },
});

const toLogin = { type: 'goTo', params: { path: LOGIN_PATH } } as const;
const signedOutElsewhere = { target: 'guest', actions: ['nobody', 'clearTokens', 'forgetPerson', toLogin] } as const;
/** The link's person is signed in, and was known before its token was taken. */
const byLink = [
  'takeLink',
  { type: 'meet', params: ({ context }: { context: SessionContext }) => ({ id: context.profile?.id ?? '' }) },
] as const;
const keepPath = {
  type: 'saveReturnPath',
  params: ({ context }: { context: SessionContext }) => ({ path: context.returnPath }),
} as const;
const broadcast = (message: 'signed-in' | 'signed-out' | 'lost') =>
  ({ type: 'broadcast', params: { message } }) as const;
const sessionLost = {
  target: 'guest',
  actions: ['nobody', 'clearTokens', 'setReturnPath', keepPath, broadcast('lost'), toLogin],
} as const;

/**
 * Signed in or not (spec §4, domain M0). A refresh that fails because a server or the network is down is not a logout:
 * the session waits in `profileError`. Before a link signs somebody in, who is there is asked, unless nobody is signed in and
 * we have led to that link ourselves.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({
    found: { link: input.link, ours: input.ours, access: input.access, refresh: input.refresh },
    settled: false,
    profile: null,
    linked: null,
    problem: null,
    returnPath: input.returnPath,
    asked: false,
    smsRedirect: input.smsRedirect,
    arriving: isLogin(input.path),
    retry: 'loadingProfile',
  }),
  initial: 'booting',
  on: {
    SMS_REDIRECT: { actions: [assign({ smsRedirect: true }), { type: 'saveSmsRedirect', params: { on: true } }] },
  },
  states: {
    booting: {
      tags: ['starting'],
      always: [
        {
          guard: ({ context: { found } }) => found.link && (!found.ours || found.access || found.refresh),
          target: 'identifying',
        },
        { guard: ({ context: { found } }) => found.link, target: 'refreshing', actions: 'takeLink' },
        { guard: ({ context: { found } }) => found.access, target: 'loadingProfile' },
        { guard: ({ context: { found } }) => found.refresh, target: 'refreshing' },
        { target: 'guest' },
      ],
    },
    identifying: {
      tags: ['starting'],
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'other',
            target: 'confirmingSwitch',
            actions: assign({ profile: ({ event }) => event.output.own, linked: ({ event }) => event.output.linked }),
          },
          // Whoever has sent the address may have put a token of their own into it.
          {
            guard: ({ context, event }) => event.output.kind === 'link' && !context.found.ours,
            target: 'confirmingLink',
            actions: assign({ profile: null, linked: ({ event }) => event.output.linked }),
          },
          // The same person by a newer token: it may open more than the old one.
          {
            guard: ({ event }) => event.output.kind === 'same' || event.output.kind === 'link',
            target: 'signedIn',
            actions: [assign({ profile: ({ event }) => event.output.linked }), ...byLink],
          },
          {
            guard: ({ event }) => event.output.kind === 'own',
            target: 'signedIn',
            actions: ['dropLink', assign({ profile: ({ event }) => event.output.own })],
          },
          { target: 'guest', actions: ['dropLink', 'nobody', 'clearTokens'] },
        ],
        onError: {
          target: 'profileError',
          actions: ['noteProblem', { type: 'retryLater', params: { retry: 'identifying' } }],
        },
      },
    },
    confirmingSwitch: {
      on: {
        SWITCH: {
          target: 'signedIn',
          actions: [
            'forgetPerson',
            'takeLink',
            assign({ profile: ({ context }) => context.linked, linked: null }),
            broadcast('signed-in'),
          ],
        },
        KEEP: { target: 'signedIn', actions: ['dropLink', assign({ linked: null })] },
        LOGOUT: { target: 'loggingOut', actions: 'dropLink' },
        SIGNED_OUT_ELSEWHERE: { ...signedOutElsewhere, actions: ['dropLink', ...signedOutElsewhere.actions] },
      },
    },
    confirmingLink: {
      on: {
        SWITCH: {
          target: 'signedIn',
          actions: [
            assign({ profile: ({ context }) => context.linked, linked: null }),
            ...byLink,
            broadcast('signed-in'),
          ],
        },
        KEEP: { target: 'guest', actions: ['dropLink', 'nobody'] },
        // Somebody has signed in meanwhile, in another tab.
        RECHECK: { target: 'identifying', actions: assign({ linked: null }) },
      },
    },
    refreshing: {
      tags: ['starting'],
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: [
          { guard: ({ event }) => event.output, target: 'loadingProfile' },
          { target: 'guest', actions: ['nobody', 'clearTokens'] },
        ],
        onError: {
          target: 'profileError',
          actions: ['noteProblem', { type: 'retryLater', params: { retry: 'refreshing' } }],
        },
      },
      on: { SIGNED_OUT_ELSEWHERE: signedOutElsewhere },
    },
    loadingProfile: {
      tags: ['starting'],
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          {
            // Another tab has signed somebody else in: what this tab shows is not theirs.
            guard: ({ context, event }) =>
              Boolean(event.output.id) && context.profile !== null && context.profile.id !== event.output.id,
            target: 'signedIn',
            actions: [
              'forgetPerson',
              assign({ profile: ({ event }) => event.output, arriving: false }),
              { type: 'goTo', params: { path: pageScreens.home.path } },
            ],
          },
          {
            guard: ({ event }) => Boolean(event.output.id),
            target: 'signedIn',
            actions: assign({ profile: ({ event }) => event.output }),
          },
          { target: 'guest', actions: ['nobody', 'clearTokens'] },
        ],
        onError: [
          {
            guard: ({ event }) => (event.error as Problem).kind === 'unauthorized',
            target: 'guest',
            actions: ['nobody', 'clearTokens'],
          },
          // Asked again and not answered: what was known stays.
          { guard: ({ context }) => context.profile !== null, target: 'signedIn' },
          {
            target: 'profileError',
            actions: ['noteProblem', { type: 'retryLater', params: { retry: 'loadingProfile' } }],
          },
        ],
      },
      on: {
        LOGOUT: 'loggingOut',
        SESSION_LOST: { guard: ({ context }) => context.profile !== null, ...sessionLost },
        SIGNED_OUT_ELSEWHERE: signedOutElsewhere,
      },
    },
    profileError: {
      on: {
        RETRY: [
          { guard: ({ context }) => context.retry === 'identifying', target: 'identifying', actions: 'noProblem' },
          { guard: ({ context }) => context.retry === 'refreshing', target: 'refreshing', actions: 'noProblem' },
          { target: 'loadingProfile', actions: 'noProblem' },
        ],
        LOGOUT: { target: 'loggingOut', actions: ['dropLink', 'noProblem'] },
        SIGNED_OUT_ELSEWHERE: signedOutElsewhere,
      },
    },
    guest: {
      entry: 'settle',
      on: {
        SIGN_IN: { target: 'signingIn', actions: 'noProblem' },
        TOKENS: {
          target: 'refreshing',
          actions: [
            { type: 'takeToken', params: ({ event }) => ({ refreshToken: event.refreshToken }) },
            assign({ arriving: false }),
          ],
        },
        RECHECK: 'loadingProfile',
        SET_RETURN_PATH: { actions: ['setReturnPath', keepPath] },
      },
    },
    signingIn: {
      tags: ['busy'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        // Straight from the event into the call: the password never lies in the context.
        input: ({ event }) => (event as Extract<SessionEvent, { type: 'SIGN_IN' }>).values,
        onDone: { target: 'loadingProfile', actions: [assign({ arriving: true }), broadcast('signed-in')] },
        onError: { target: 'guest', actions: 'noteProblem' },
      },
    },
    signedIn: {
      entry: [
        'settle',
        'noProblem',
        { type: 'goOn', params: ({ context }) => ({ arriving: context.arriving, path: context.returnPath }) },
        assign({ returnPath: null, smsRedirect: false, arriving: false, asked: false }),
        { type: 'saveReturnPath', params: { path: null } },
        { type: 'saveSmsRedirect', params: { on: false } },
      ],
      on: {
        LOGOUT: 'loggingOut',
        SESSION_LOST: sessionLost,
        SIGNED_OUT_ELSEWHERE: signedOutElsewhere,
        RECHECK: 'loadingProfile',
        // The claim belongs to the person who is signed in: their own session opens it.
        TOKENS: {},
      },
    },
    loggingOut: {
      tags: ['busy'],
      // First of all: whatever fails afterwards, nothing of the person stays.
      entry: ['nobody', 'clearTokens', 'forgetPerson', assign({ returnPath: null }), broadcast('signed-out')],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'guest', actions: toLogin },
        onError: { target: 'guest', actions: toLogin },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Signed in: a profile with an id is known. */
export const isSignedIn = (snapshot: SessionSnapshot): boolean => Boolean(snapshot.context.profile?.id);
/** It is not known yet whether somebody is signed in: guards and redirects wait. */
export const isStarting = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('starting') && !snapshot.context.settled;
