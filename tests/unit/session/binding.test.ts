import { describe, expect, test, vi } from 'vitest';
import { isSignedIn } from '../../../machines/session.machine.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { createApi } from '../../../src/api/index.ts';
import { createTabs, type TabMessage } from '../../../src/api/tabs.ts';
import { createCookieJar, createTokenCookies } from '../../../src/platform/cookies.ts';
import { createEmitter } from '../../../src/platform/emitter.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createMemory } from '../../../src/platform/memory.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { cookieDocument, memoryStorage } from '../api/support/browser.ts';
import { json, outcome, services } from '../api/support/api.ts';
import { settle, testClock } from '../api/support/clock.ts';

const OLD = {
  main_access_token: 'access-client',
  marketplace_access_token: 'access-client',
  refresh_token: 'refresh-client-token',
};
const LINK = 'refresh-dealer-token';

const file = samples.getFile.find(({ kind }) => kind === 'done')?.output;

/** People by token: `access-<id>` opens the profile of <id>; `refresh-<id>-token` gives a new pair of it. */
const backend = () => {
  const down = { profile: false, refresh: false };
  const seen: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const body = await request.text();
    seen.push(`${path.split('/').at(-1)} ${token}`.trim());
    if (path.endsWith('/signin')) {
      const { username, password } = JSON.parse(body) as { username: string; password: string };
      return password === 'right' ? json(pair(username)) : json({ detail: 'wrong' }, 401);
    }
    if (path.endsWith('/refresh-token')) {
      if (down.refresh) return json({}, 503);
      const id = /^refresh-(\w+)-token$/.exec((JSON.parse(body) as { refresh_token: string }).refresh_token)?.[1];
      return id === undefined || id === 'dead' ? json({}, 401) : json(pair(id));
    }
    if (path.endsWith('/me')) {
      if (down.profile) return json({}, 503);
      const id = /^access-(\w+)$/.exec(token)?.[1];
      return id === undefined || id === 'dead'
        ? json({}, 401)
        : json({ id, username: id, phone: '77000000001', role: 'client' });
    }
    if (path.endsWith('/customers'))
      return json({ data: { createClaimByCustomer: { id: 'c-1', refreshToken: 'refresh-customer-token' } } });
    return token === 'access-dead' || token === '' ? json({}, 401) : json(file);
  };
  const pair = (id: string) => ({ access_token: `access-${id}`, refresh_token: `refresh-${id}-token`, expires_in: 60 });
  return { fetch, down, seen };
};

/** Channels of one browser: a message reaches all but the sender. */
const browserChannels = () => {
  const channels: EventTarget[] = [];
  return () => {
    const channel = new EventTarget();
    channels.push(channel);
    return Object.assign(channel, {
      postMessage: (data: TabMessage) => {
        for (const other of channels) if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    }) as BroadcastChannel;
  };
};

interface Options {
  doc?: ReturnType<typeof cookieDocument>;
  hashToken?: string | null;
  linkIsOurs?: boolean;
  path?: string;
  server?: ReturnType<typeof backend>;
  channel?: () => BroadcastChannel;
  local?: Storage;
  onSignOut?: () => Promise<void>;
}

const open = (options: Options = {}) => {
  const doc = options.doc ?? cookieDocument();
  const server = options.server ?? backend();
  const local = options.local ?? memoryStorage();
  const session = memoryStorage();
  const memory = createMemory(
    createStore(() => local),
    createStore(() => session),
    'https://market.kz',
  );
  const clock = testClock();
  const goTo = vi.fn<(path: string) => void>();
  const unwritten = vi.fn<(why: string) => void>();
  const shown = createEmitter<void>();
  const restored = createEmitter<void>();
  const printed: string[] = [];
  const api = createApi({
    config: { services, idempotencyKey: true },
    cookies: createTokenCookies(createCookieJar(doc, true)),
    memory,
    clock,
    log: createLog((line) => printed.push(line)),
    network: { isOnline: () => true },
    lifecycle: { isHidden: () => false, onShow: shown.on, onRestore: restored.on },
    track: () => {},
    locale: () => 'ru',
    hashToken: options.hashToken ?? null,
    linkIsOurs: options.linkIsOurs ?? false,
    path: () => options.path ?? '/my-applications/7',
    goTo,
    onUnwritten: unwritten,
    ...(options.onSignOut ? { onSignOut: options.onSignOut } : {}),
    fetch: server.fetch,
    tabs: createTabs(options.channel ?? browserChannels()),
    locks: undefined,
    xhr: undefined,
  });
  const state = () => [api.session.getSnapshot().value, api.session.getSnapshot().context.profile?.id ?? null];
  const start = async () => {
    api.session.start();
    await clock.advance(20_000);
    return state();
  };
  return {
    api,
    start,
    state,
    doc,
    server,
    local,
    sessionStorage: session,
    memory,
    clock,
    goTo,
    unwritten,
    shown,
    restored,
    printed,
  };
};

describe('start', () => {
  test('nobody', async () => {
    const tab = open();
    expect(await tab.start()).toEqual(['guest', null]);
    expect(tab.server.seen).toEqual([]);
  });

  test('an access cookie: the profile is loaded with it', async () => {
    const tab = open({ doc: cookieDocument(OLD) });
    expect(await tab.start()).toEqual(['signedIn', 'client']);
    expect(tab.server.seen).toEqual(['me access-client']);
    expect(tab.goTo).not.toHaveBeenCalled();
  });

  test('a refresh cookie alone: one refresh, then the profile', async () => {
    const tab = open({ doc: cookieDocument({ refresh_token: 'refresh-client-token' }) });
    expect(await tab.start()).toEqual(['signedIn', 'client']);
    expect(tab.server.seen).toEqual(['refresh-token', 'me access-client']);
    expect(tab.doc.jar.get('marketplace_access_token')).toBe('access-client');
  });

  test('a dead refresh cookie: cleared, a guest, the line in the console', async () => {
    const tab = open({ doc: cookieDocument({ refresh_token: 'refresh-dead-token', locale: 'kk' }) });
    expect(await tab.start()).toEqual(['guest', null]);
    expect([...tab.doc.jar.keys()]).toEqual(['locale']);
    expect(tab.printed).toEqual(['creds are wrong']);
  });

  test.each(['refresh', 'profile'] as const)('%s is down: the session is kept, RETRY mends it', async (what) => {
    const tab = open({ doc: cookieDocument(what === 'refresh' ? { refresh_token: 'refresh-client-token' } : OLD) });
    tab.server.down[what] = true;
    expect(await tab.start()).toEqual(['profileError', null]);
    expect(tab.doc.jar.get('refresh_token')).toBe('refresh-client-token');
    tab.server.down[what] = false;
    tab.api.session.send({ type: 'RETRY' });
    await settle();
    expect(tab.state()).toEqual(['signedIn', 'client']);
  });
});

describe('a token in the address', () => {
  test('nobody signed in, and we have led there: it signs in', async () => {
    const tab = open({ hashToken: LINK, linkIsOurs: true });
    expect(await tab.start()).toEqual(['signedIn', 'dealer']);
    expect(tab.doc.writes.find((text) => text.startsWith(`refresh_token=${LINK}`))).toContain('Max-Age=31536000');
  });

  describe('nobody signed in, and anybody may have led there', () => {
    const asked = async (options: Options = {}) => {
      const tab = open({ hashToken: LINK, ...options });
      expect(await tab.start()).toEqual(['confirmingLink', null]);
      return tab;
    };

    test('asked first, by name; nothing is kept, and nobody is told', async () => {
      const tab = await asked();
      expect(tab.api.session.getSnapshot().context.linked?.username).toBe('dealer');
      expect([tab.doc.writes, tab.local.length, tab.sessionStorage.length]).toEqual([[], 0, 0]);
      expect(tab.server.seen).toEqual(['refresh-token', 'me access-dealer']);
      expect(JSON.stringify(tab.api.session.getSnapshot().context)).not.toContain('refresh-');
    });

    test('yes: signed in for a year, here and in other tabs', async () => {
      const channel = browserChannels();
      const heard: unknown[] = [];
      channel().addEventListener('message', ({ data }) => heard.push(data));
      const tab = await asked({ channel });
      tab.api.session.send({ type: 'SWITCH' });
      expect(tab.state()).toEqual(['signedIn', 'dealer']);
      expect(tab.doc.writes.find((text) => text.startsWith(`refresh_token=${LINK}`))).toContain('Max-Age=31536000');
      expect(heard).toEqual(['signed-in']);
    });

    test('no: a guest without a token; what the guest has typed stays', async () => {
      const tab = await asked();
      tab.memory.saveDraft('k', '{}');
      tab.api.session.send({ type: 'KEEP' });
      await settle();
      expect([tab.state(), tab.doc.writes, tab.memory.draftKeys()]).toEqual([['guest', null], [], ['k']]);
      tab.shown.emit();
      await settle();
      expect(tab.state()).toEqual(['guest', null]);
    });

    test('somebody signs in meanwhile, in another tab: asked whose session it shall be', async () => {
      const tab = await asked();
      for (const [name, value] of Object.entries(OLD)) tab.doc.jar.set(name, value);
      tab.shown.emit();
      await settle();
      expect(tab.state()).toEqual(['confirmingSwitch', 'client']);
      expect(tab.server.seen.filter((call) => call.startsWith('refresh-token'))).toHaveLength(1);
    });

    test('a session that has died is nobody', async () => {
      const doc = cookieDocument({ main_access_token: 'access-dead', refresh_token: 'refresh-dead-token' });
      const tab = await asked({ doc });
      expect(tab.doc.jar.size).toBe(0);
    });

    test('a token that is worth nothing asks nothing', async () => {
      const tab = open({ hashToken: 'refresh-dead-token' });
      expect(await tab.start()).toEqual(['guest', null]);
      expect([tab.doc.writes.filter((text) => !text.includes('Max-Age=0')), tab.printed]).toEqual([[], []]);
    });
  });

  test('the same person: no question', async () => {
    const tab = open({ hashToken: 'refresh-client-token', doc: cookieDocument(OLD) });
    expect(await tab.start()).toEqual(['signedIn', 'client']);
  });

  test('somebody else is signed in: asked first, nothing is overwritten', async () => {
    const tab = open({ hashToken: LINK, doc: cookieDocument(OLD) });
    expect(await tab.start()).toEqual(['confirmingSwitch', 'client']);
    expect(Object.fromEntries(tab.doc.jar)).toEqual(OLD);
    expect(JSON.stringify(tab.api.session.getSnapshot().context)).not.toContain('refresh-');
  });

  test('keep: the link is forgotten', async () => {
    const tab = open({ hashToken: LINK, doc: cookieDocument(OLD) });
    await tab.start();
    tab.api.session.send({ type: 'KEEP' });
    expect(tab.state()).toEqual(['signedIn', 'client']);
    expect(Object.fromEntries(tab.doc.jar)).toEqual(OLD);
  });

  test('switch: nothing of the old person stays', async () => {
    const tab = open({ hashToken: LINK, doc: cookieDocument(OLD) });
    tab.memory.savePersonalNumber('900101300017');
    tab.memory.saveDraft('k', '{}');
    await tab.start();
    tab.api.session.send({ type: 'SWITCH' });
    expect(tab.state()).toEqual(['signedIn', 'dealer']);
    expect(tab.doc.jar.get('main_access_token')).toBe('access-dealer');
    expect([tab.local.length, tab.sessionStorage.length]).toEqual([0, 0]);
  });

  test('a dead link does not harm the session', async () => {
    const tab = open({ hashToken: 'refresh-dead-token', doc: cookieDocument(OLD) });
    expect(await tab.start()).toEqual(['signedIn', 'client']);
    expect(Object.fromEntries(tab.doc.jar)).toEqual(OLD);
  });

  test('a dead session gives way to the link', async () => {
    const tab = open({
      hashToken: LINK,
      linkIsOurs: true,
      doc: cookieDocument({ main_access_token: 'access-dead', refresh_token: 'refresh-dead-token' }),
    });
    expect(await tab.start()).toEqual(['signedIn', 'dealer']);
    expect(tab.doc.jar.get('refresh_token')).toBe(LINK);
  });

  test('both dead: a guest without cookies', async () => {
    const tab = open({
      hashToken: 'refresh-dead-token',
      doc: cookieDocument({ main_access_token: 'access-dead', refresh_token: 'refresh-dead-token' }),
    });
    expect(await tab.start()).toEqual(['guest', null]);
    expect(tab.doc.jar.size).toBe(0);
  });

  test('the profile does not come: the exchange is not repeated, RETRY asks for the profile alone', async () => {
    const tab = open({ hashToken: LINK, doc: cookieDocument(OLD) });
    tab.server.down.profile = true;
    expect(await tab.start()).toEqual(['profileError', null]);
    tab.server.down.profile = false;
    tab.api.session.send({ type: 'RETRY' });
    await settle();
    expect(tab.state()[0]).toBe('confirmingSwitch');
    expect(tab.server.seen.filter((call) => call.startsWith('refresh-token'))).toHaveLength(1);
  });
});

describe('signing in and out', () => {
  test('right: cookies, profile, the wanted path', async () => {
    const tab = open();
    await tab.start();
    tab.api.session.send({ type: 'SET_RETURN_PATH', path: '/my-applications/7?x=1' });
    expect(tab.local.getItem('historyPath')).toBe('/my-applications/7?x=1');
    tab.api.session.send({ type: 'SIGN_IN', values: { username: 'client', password: 'right' } });
    await settle();
    expect(tab.state()).toEqual(['signedIn', 'client']);
    expect(tab.goTo.mock.calls).toEqual([['/my-applications/7?x=1']]);
    expect([tab.doc.jar.get('main_access_token'), tab.local.getItem('historyPath')]).toEqual(['access-client', null]);
  });

  test('a wanted path that leads away is not followed', async () => {
    const tab = open();
    await tab.start();
    tab.api.session.send({ type: 'SET_RETURN_PATH', path: '//evil.kz' });
    tab.api.session.send({ type: 'SIGN_IN', values: { username: 'client', password: 'right' } });
    await settle();
    expect(tab.goTo.mock.calls).toEqual([['/']]);
  });

  test('wrong: the problem is there, nothing else', async () => {
    const tab = open();
    await tab.start();
    tab.api.session.send({ type: 'SIGN_IN', values: { username: 'client', password: 'wrong' } });
    await settle();
    expect(tab.state()).toEqual(['guest', null]);
    expect(tab.api.session.getSnapshot().context.problem).toMatchObject({
      kind: 'unauthorized',
      operationId: 'signIn',
      messages: ['wrong'],
    });
    expect(tab.server.seen).toEqual(['signin']);
    expect(tab.printed).toEqual([]);
  });

  test.each([
    ['done', () => Promise.resolve()],
    ['failed', () => Promise.reject(new Error('any'))],
  ])('logout, the rest of it %s: nothing of the person stays', async (_name, onSignOut) => {
    const tab = open({ doc: cookieDocument({ ...OLD, 'spec-authorization': 's', locale: 'kk' }), onSignOut });
    await tab.start();
    tab.memory.savePersonalNumber('900101300017');
    tab.memory.saveDraft('k', '{}');
    tab.api.session.send({ type: 'LOGOUT' });
    await settle();
    expect(tab.state()).toEqual(['guest', null]);
    expect([...tab.doc.jar.keys()]).toEqual(['locale']);
    expect([tab.local.length, tab.sessionStorage.length]).toEqual([0, 0]);
    expect(tab.goTo.mock.calls).toEqual([['/login']]);
  });

  test('lost while working: to the sign-in page, the path and the drafts are kept', async () => {
    const tab = open({ doc: cookieDocument(OLD) });
    await tab.start();
    tab.memory.saveDraft('k', '{}');
    tab.doc.jar.set('main_access_token', 'access-dead').set('refresh_token', 'refresh-dead-token');
    const call = outcome(tab.api.perform('listFileTypes', {}));
    await tab.clock.advance(500);
    expect(await call).toMatchObject({ kind: 'unauthorized' });
    expect(tab.state()).toEqual(['guest', null]);
    expect([tab.local.getItem('historyPath'), tab.memory.draftKeys(), tab.goTo.mock.calls]).toEqual([
      '/my-applications/7',
      ['k'],
      [['/login']],
    ]);
    expect(tab.printed).toEqual(['creds are wrong']);
  });

  test('a claim without signing in: its token is there for the next call', async () => {
    const tab = open({ path: '/client-claim-c2c' });
    await tab.start();
    const created = await tab.api.perform('createClaimByCustomer', { variables: { input: {} as never } });
    expect(created.id).toBe('c-1');
    await tab.api.perform('getFile', { path: { id: 'f-1' } });
    await settle();
    expect(tab.state()).toEqual(['signedIn', 'customer']);
    expect(tab.server.seen.filter((call) => call.startsWith('refresh-token'))).toHaveLength(1);
    expect(tab.server.seen).toContain('f-1 access-customer');
    expect(tab.goTo).not.toHaveBeenCalled();
  });

  test('a signed-in person keeps the own session when creating a claim', async () => {
    const tab = open({ doc: cookieDocument(OLD) });
    await tab.start();
    await tab.api.perform('createClaimByCustomer', { variables: { input: {} as never } });
    await settle();
    expect([tab.state(), Object.fromEntries(tab.doc.jar)]).toEqual([['signedIn', 'client'], OLD]);
  });

  test('a browser without cookies is told so, and works until it is left', async () => {
    const tab = open({ doc: cookieDocument({}, { blocked: true }) });
    await tab.start();
    tab.api.session.send({ type: 'SIGN_IN', values: { username: 'client', password: 'right' } });
    await settle();
    expect([tab.state(), tab.unwritten.mock.calls]).toEqual([['signedIn', 'client'], [['blocked']]]);
  });
});

describe('tabs', () => {
  const two = async () => {
    const shared = { doc: cookieDocument(OLD), server: backend(), channel: browserChannels(), local: memoryStorage() };
    const tabs = [open(shared), open(shared)] as const;
    for (const tab of tabs) await tab.start();
    return tabs;
  };

  test('logout in one is logout in the other, drafts included', async () => {
    const [first, second] = await two();
    second.memory.saveDraft('k', '{}');
    first.api.session.send({ type: 'LOGOUT' });
    await settle();
    expect([second.state(), second.memory.draftKeys(), second.goTo.mock.calls]).toEqual([
      ['guest', null],
      [],
      [['/login']],
    ]);
  });

  test('a lost session keeps the drafts of the other', async () => {
    const [first, second] = await two();
    second.memory.saveDraft('k', '{}');
    first.doc.jar.set('main_access_token', 'access-dead').set('refresh_token', 'refresh-dead-token');
    const call = outcome(first.api.perform('listFileTypes', {}));
    await first.clock.advance(500);
    await call;
    expect([second.state(), second.memory.draftKeys()]).toEqual([['guest', null], ['k']]);
  });

  test('signing in in one signs the other in', async () => {
    const [first, second] = await two();
    first.api.session.send({ type: 'LOGOUT' });
    await settle();
    first.api.session.send({ type: 'SIGN_IN', values: { username: 'dealer', password: 'right' } });
    await settle();
    expect([first.state(), second.state()]).toEqual([
      ['signedIn', 'dealer'],
      ['signedIn', 'dealer'],
    ]);
  });

  test('a message that did not come: the cookies tell when the tab is shown', async () => {
    const tab = open({ doc: cookieDocument(OLD) });
    await tab.start();
    tab.shown.emit();
    await settle();
    expect(tab.server.seen).toEqual(['me access-client']);
    tab.doc.jar.clear();
    tab.shown.emit();
    expect(tab.state()).toEqual(['guest', null]);
    tab.doc.jar.set('refresh_token', 'refresh-client-token');
    tab.shown.emit();
    await settle();
    expect(tab.state()).toEqual(['signedIn', 'client']);
  });

  test('back from the cache of the browser: the profile is read again, and seen meanwhile', async () => {
    const tab = open({ doc: cookieDocument(OLD) });
    await tab.start();
    tab.restored.emit();
    expect(isSignedIn(tab.api.session.getSnapshot())).toBe(true);
    await settle();
    expect([tab.state(), tab.server.seen]).toEqual([
      ['signedIn', 'client'],
      ['me access-client', 'me access-client'],
    ]);
  });
});
