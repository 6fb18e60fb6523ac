import { describe, expect, test } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import {
  isReturnPath,
  isSignedIn,
  isStarting,
  sessionMachine,
  type Identified,
  type Profile,
  type SessionEvent,
  type SessionInput,
} from '../../../machines/session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
const names = {
  username: 'u',
  phone: '77000000001',
  role: 'client',
  firstName: null,
  patronymic: null,
  lastName: null,
} as const;
const client: Profile = { ...names, id: 'client' };
const dealer: Profile = { ...names, id: 'dealer' };
const nobody: Profile = { ...names, id: '' };
const down = problemOf.answer('getProfile', 503);
const refused = problemOf.answer('getProfile', 401);

const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error });
type Step = SessionEvent | ReturnType<typeof done> | ReturnType<typeof failed>;

/** The actions that reach outside, in order, as `name` or `name value`. */
const said = (actions: readonly { type: string; params?: unknown }[]) =>
  actions
    .filter(({ type }) => !type.startsWith('xstate.'))
    .map(({ type, params }) => {
      const values = Object.values((params ?? {}) as Record<string, unknown>);
      return values.length === 0 ? type : `${type} ${values.map(String).join(' ')}`;
    });

const nothing: SessionInput = {
  link: false,
  ours: false,
  access: false,
  refresh: false,
  path: '/',
  returnPath: null,
  smsRedirect: false,
};
const begin = (input: Partial<SessionInput> = {}) => {
  const [snapshot, actions] = initialTransition(sessionMachine, { ...nothing, ...input });
  return { snapshot, actions: said(actions) };
};

const taken = new Set<unknown>();
const step = (snapshot: Snapshot, event: Step) => {
  for (const arrow of sessionMachine.getTransitionData(snapshot, event as SessionEvent)) taken.add(arrow);
  const [next, actions] = transition(sessionMachine, snapshot, event as SessionEvent);
  return { snapshot: next, actions: said(actions) };
};
/** Where a sequence of events leads. */
const after = (input: Partial<SessionInput>, ...events: Step[]): Snapshot =>
  events.reduce((snapshot, event) => step(snapshot, event).snapshot, begin(input).snapshot);

const guest = () => after({});
const signedIn = () => after({ access: true }, done('loadProfile', client));
const other: Identified = { kind: 'other', own: client, linked: dealer };
const onlyLink: Identified = { kind: 'link', own: null, linked: dealer };
const askedAsNobody = () => after({ link: true }, done('identify', onlyLink));
const asked = () => after({ link: true, access: true }, done('identify', other));

const CLEAN = ['saveReturnPath null', 'saveSmsRedirect false'];
const OUT = ['clearTokens'];

describe('start', () => {
  test.each([
    ['nobody', {}, 'guest', []],
    ['an access cookie', { access: true, refresh: true }, 'loadingProfile', []],
    ['a refresh cookie alone', { refresh: true }, 'refreshing', []],
    ['a token in the address, to which we have led', { link: true, ours: true }, 'refreshing', ['takeLink']],
    ['a token in the address, by anybody', { link: true }, 'identifying', []],
    ['a token in the address, and somebody signed in', { link: true, access: true }, 'identifying', []],
    ['the same with a refresh cookie alone', { link: true, refresh: true }, 'identifying', []],
    ['the same by a link of ours', { link: true, ours: true, access: true }, 'identifying', []],
  ] as const)('%s', (_name, input, state, actions) => {
    const started = begin(input);
    expect([started.snapshot.value, started.actions]).toEqual([state, actions]);
  });

  test('nothing is decided until it is known who is there', () => {
    expect(
      [{ access: true }, { refresh: true }, { link: true }, { link: true, access: true }].map((input) =>
        isStarting(begin(input).snapshot),
      ),
    ).toEqual([true, true, true, true]);
    expect([isStarting(guest()), isStarting(signedIn()), isSignedIn(signedIn()), isSignedIn(guest())]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('afterwards nothing is hidden while it is asked again', () => {
    const claimed = step(guest(), { type: 'TOKENS', refreshToken: 'r' }).snapshot;
    const rechecked = step(signedIn(), { type: 'RECHECK' }).snapshot;
    expect([claimed, rechecked].map((snapshot) => [snapshot.hasTag('starting'), isStarting(snapshot)])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(isSignedIn(rechecked)).toBe(true);
  });
});

describe('every arrow', () => {
  const refreshing = () => after({ refresh: true });
  const loading = () => after({ access: true });
  const again = () => after({ access: true }, done('loadProfile', client), { type: 'RECHECK' });
  const waiting = (retry: 'identify' | 'refresh' | 'loadProfile') =>
    retry === 'identify'
      ? after({ link: true, access: true }, failed('identify', down))
      : after(retry === 'refresh' ? { refresh: true } : { access: true }, failed(retry, down));
  const signingIn = () => step(guest(), { type: 'SIGN_IN', values: { username: 'a', password: 'b' } }).snapshot;
  const leaving = () => step(signedIn(), { type: 'LOGOUT' }).snapshot;
  const LOGIN = 'goTo /login';

  test.each<[string, () => Snapshot, Step, string, string[]]>([
    [
      'identifying: somebody else',
      () => begin({ link: true, access: true }).snapshot,
      done('identify', other),
      'confirmingSwitch',
      [],
    ],
    [
      'identifying: the same person',
      () => begin({ link: true, access: true }).snapshot,
      done('identify', { kind: 'same', own: client, linked: client }),
      'signedIn',
      ['takeLink', 'meet client', 'goOn false null', ...CLEAN],
    ],
    [
      'identifying: only the link lives, and we have led to it',
      () => begin({ link: true, ours: true, access: true }).snapshot,
      done('identify', onlyLink),
      'signedIn',
      ['takeLink', 'meet dealer', 'goOn false null', ...CLEAN],
    ],
    [
      'identifying: only the link lives',
      () => begin({ link: true, access: true }).snapshot,
      done('identify', onlyLink),
      'confirmingLink',
      [],
    ],
    [
      'asked as nobody: sign in',
      askedAsNobody,
      { type: 'SWITCH' },
      'signedIn',
      ['takeLink', 'meet dealer', 'broadcast signed-in', 'goOn false null', ...CLEAN],
    ],
    ['asked as nobody: do not', askedAsNobody, { type: 'KEEP' }, 'guest', ['dropLink']],
    ['asked as nobody: signed in elsewhere', askedAsNobody, { type: 'RECHECK' }, 'identifying', []],
    [
      'identifying: only the session lives',
      () => begin({ link: true, access: true }).snapshot,
      done('identify', { kind: 'own', own: client, linked: null }),
      'signedIn',
      ['dropLink', 'goOn false null', ...CLEAN],
    ],
    [
      'identifying: neither',
      () => begin({ link: true, access: true }).snapshot,
      done('identify', { kind: 'none', own: null, linked: null }),
      'guest',
      ['dropLink', ...OUT],
    ],
    [
      'identifying: not known now',
      () => begin({ link: true, access: true }).snapshot,
      failed('identify', down),
      'profileError',
      [],
    ],

    [
      'asked: switch',
      asked,
      { type: 'SWITCH' },
      'signedIn',
      ['forgetPerson', 'takeLink', 'broadcast signed-in', 'goOn false null', ...CLEAN],
    ],
    ['asked: keep', asked, { type: 'KEEP' }, 'signedIn', ['dropLink', 'goOn false null', ...CLEAN]],
    [
      'asked: logout',
      asked,
      { type: 'LOGOUT' },
      'loggingOut',
      ['dropLink', ...OUT, 'forgetPerson', 'broadcast signed-out'],
    ],
    [
      'asked: signed out elsewhere',
      asked,
      { type: 'SIGNED_OUT_ELSEWHERE' },
      'guest',
      ['dropLink', ...OUT, 'forgetPerson', LOGIN],
    ],

    ['refreshing: done', refreshing, done('refresh', true), 'loadingProfile', []],
    ['refreshing: refused', refreshing, done('refresh', false), 'guest', OUT],
    ['refreshing: a server is down', refreshing, failed('refresh', down), 'profileError', []],
    [
      'refreshing: signed out elsewhere',
      refreshing,
      { type: 'SIGNED_OUT_ELSEWHERE' },
      'guest',
      [...OUT, 'forgetPerson', LOGIN],
    ],

    ['loading: a profile', loading, done('loadProfile', client), 'signedIn', ['goOn false null', ...CLEAN]],
    ['loading: a profile without id', loading, done('loadProfile', nobody), 'guest', OUT],
    ['loading: refused', loading, failed('loadProfile', refused), 'guest', OUT],
    ['loading: a server is down', loading, failed('loadProfile', down), 'profileError', []],
    [
      'loading: signed out elsewhere',
      loading,
      { type: 'SIGNED_OUT_ELSEWHERE' },
      'guest',
      [...OUT, 'forgetPerson', LOGIN],
    ],
    [
      "loading at start: a lost session is the call's own answer",
      loading,
      { type: 'SESSION_LOST', path: '/guide' },
      'loadingProfile',
      [],
    ],
    ['loading: logout', loading, { type: 'LOGOUT' }, 'loggingOut', [...OUT, 'forgetPerson', 'broadcast signed-out']],
    ['reading again: the same person', again, done('loadProfile', client), 'signedIn', ['goOn false null', ...CLEAN]],
    [
      'reading again: somebody else by another tab',
      again,
      done('loadProfile', dealer),
      'signedIn',
      ['forgetPerson', 'goTo /', 'goOn false null', ...CLEAN],
    ],
    ['reading again: a server is down', again, failed('loadProfile', down), 'signedIn', ['goOn false null', ...CLEAN]],
    [
      'reading again: lost',
      again,
      { type: 'SESSION_LOST', path: '/my-applications' },
      'guest',
      [...OUT, 'saveReturnPath /my-applications', 'broadcast lost', LOGIN],
    ],

    ['error: identify again', () => waiting('identify'), { type: 'RETRY' }, 'identifying', []],
    ['error: refresh again', () => waiting('refresh'), { type: 'RETRY' }, 'refreshing', []],
    ['error: load again', () => waiting('loadProfile'), { type: 'RETRY' }, 'loadingProfile', []],
    [
      'error: logout',
      () => waiting('loadProfile'),
      { type: 'LOGOUT' },
      'loggingOut',
      ['dropLink', ...OUT, 'forgetPerson', 'broadcast signed-out'],
    ],
    [
      'error: signed out elsewhere',
      () => waiting('refresh'),
      { type: 'SIGNED_OUT_ELSEWHERE' },
      'guest',
      [...OUT, 'forgetPerson', LOGIN],
    ],

    ['guest: sign in', guest, { type: 'SIGN_IN', values: { username: 'a', password: 'b' } }, 'signingIn', []],
    ['guest: the token of a claim', guest, { type: 'TOKENS', refreshToken: 'r' }, 'refreshing', ['takeToken r']],
    ['guest: signed in elsewhere', guest, { type: 'RECHECK' }, 'loadingProfile', []],
    [
      'guest: a page that needs a profile',
      guest,
      { type: 'SET_RETURN_PATH', path: '/my-applications?x=1' },
      'guest',
      ['saveReturnPath /my-applications?x=1'],
    ],

    ['signing in: done', signingIn, done('signIn'), 'loadingProfile', ['broadcast signed-in']],
    ['signing in: refused', signingIn, failed('signIn', problemOf.answer('signIn', 401)), 'guest', []],

    ['signed in: logout', signedIn, { type: 'LOGOUT' }, 'loggingOut', [...OUT, 'forgetPerson', 'broadcast signed-out']],
    [
      'signed in: lost',
      signedIn,
      { type: 'SESSION_LOST', path: '/my-applications/7' },
      'guest',
      [...OUT, 'saveReturnPath /my-applications/7', 'broadcast lost', LOGIN],
    ],
    [
      'signed in: signed out elsewhere',
      signedIn,
      { type: 'SIGNED_OUT_ELSEWHERE' },
      'guest',
      [...OUT, 'forgetPerson', LOGIN],
    ],
    ['signed in: read again', signedIn, { type: 'RECHECK' }, 'loadingProfile', []],
    [
      'signed in: the token of a claim changes nothing',
      signedIn,
      { type: 'TOKENS', refreshToken: 'r' },
      'signedIn',
      [],
    ],

    ['logging out: done', leaving, done('signOut'), 'guest', [LOGIN]],
    ['logging out: failed', leaving, failed('signOut', new Error('any')), 'guest', [LOGIN]],
    ['anywhere: a link from an SMS', guest, { type: 'SMS_REDIRECT' }, 'guest', ['saveSmsRedirect true']],
  ])('%s', (_name, from, event, target, actions) => {
    const { snapshot, actions: heard } = step(from(), event);
    expect(snapshot.value).toBe(target);
    expect(heard).toEqual(actions);
    // Wherever nobody is signed in, nothing of the person is left in memory either.
    const out = snapshot.matches('guest') || snapshot.matches('loggingOut');
    expect(out ? [snapshot.context.profile, snapshot.context.linked] : [null, null]).toEqual([null, null]);
  });

  test('none is left out', () => {
    const nodes = [sessionMachine.root, ...Object.values(sessionMachine.states)];
    const missed = nodes.flatMap((node) =>
      [...node.transitions.values()]
        .flat()
        .filter((arrow) => !taken.has(arrow))
        .map((arrow) => `${node.key} ${arrow.eventType}`),
    );
    expect(missed).toEqual([]);
  });
});

describe('the return path', () => {
  test.each([
    ['/my-applications', false, true],
    ['/login', false, false],
    ['/login/', false, false],
    ['/login?x=1', false, false],
    ['/login#x', false, false],
    ['/logins', false, true],
    ['/my-applications', true, false],
  ])('%s, by SMS: %s, is saved: %s', (path, smsRedirect, saved) => {
    expect(isReturnPath(path, smsRedirect)).toBe(saved);
    const { snapshot } = step(after({ smsRedirect }), { type: 'SET_RETURN_PATH', path });
    expect(snapshot.context.returnPath).toBe(saved ? path : null);
  });

  test('after signing in by hand: there, once; by SMS the mark is gone', () => {
    const wanted = step(guest(), { type: 'SET_RETURN_PATH', path: '/my-applications/7' }).snapshot;
    const signing = step(wanted, { type: 'SIGN_IN', values: { username: 'a', password: 'b' } }).snapshot;
    const loading = step(signing, done('signIn')).snapshot;
    const { snapshot, actions } = step(loading, done('loadProfile', client));
    expect(actions).toEqual(['goOn true /my-applications/7', ...CLEAN]);
    expect(snapshot.context).toMatchObject({ returnPath: null, smsRedirect: false, arriving: false });
  });

  test('a signed-in visitor of the sign-in page is led on; of any other page is not', () => {
    const arrive = (path: string) =>
      step(begin({ access: true, path, returnPath: '/my-applications' }).snapshot, done('loadProfile', client))
        .actions[0];
    expect([arrive('/login?x=1'), arrive('/guide')]).toEqual([
      'goOn true /my-applications',
      'goOn false /my-applications',
    ]);
  });

  test('a claim created without signing in leads nowhere: the flow goes on', () => {
    const loading = step(step(guest(), { type: 'TOKENS', refreshToken: 'r' }).snapshot, done('refresh', true)).snapshot;
    expect(step(loading, done('loadProfile', client)).actions[0]).toBe('goOn false null');
  });

  test('a logout forgets it, a lost session keeps it', () => {
    const wanted = after({ access: true, returnPath: '/a' });
    expect(step(wanted, { type: 'LOGOUT' }).snapshot.context.returnPath).toBeNull();
    const lost = step(signedIn(), { type: 'SESSION_LOST', path: '/b' }).snapshot;
    expect(lost.context).toMatchObject({ returnPath: '/b', asked: true });
    // A path kept from an earlier visit is no reason to ask again.
    expect(begin({ returnPath: '/a' }).snapshot.context.asked).toBe(false);
  });
});

describe('what is remembered', () => {
  test('no secret is in the context: no token, no password', () => {
    const snapshots = [
      step(guest(), { type: 'TOKENS', refreshToken: 'SECRET' }).snapshot,
      step(guest(), { type: 'SIGN_IN', values: { username: 'a', password: 'SECRET' } }).snapshot,
    ];
    for (const { context } of snapshots) expect(JSON.stringify(context)).not.toContain('SECRET');
  });

  test('a problem is there until something is tried again', () => {
    const wrong = problemOf.answer('signIn', 401, { detail: 'wrong' });
    const told = after({}, { type: 'SIGN_IN', values: { username: 'a', password: 'b' } }, failed('signIn', wrong));
    expect(told.context.problem).toEqual(wrong);
    expect(
      step(told, { type: 'SIGN_IN', values: { username: 'a', password: 'c' } }).snapshot.context.problem,
    ).toBeNull();
    const broken = after({ access: true }, failed('loadProfile', down));
    expect(broken.context.problem).toEqual(down);
    expect(step(broken, { type: 'RETRY' }).snapshot.context.problem).toBeNull();
  });

  test('while the user is asked, the signed-in person stays', () => {
    expect(asked().context).toMatchObject({ profile: client, linked: dealer });
    expect(step(asked(), { type: 'SWITCH' }).snapshot.context).toMatchObject({ profile: dealer, linked: null });
    expect(step(asked(), { type: 'KEEP' }).snapshot.context).toMatchObject({ profile: client, linked: null });
  });
});
