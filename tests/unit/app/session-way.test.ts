import { expect, it } from 'vitest';
import '../../../machines/products/credit-claim/flow.ts';
import '../../../src/engine/running-flow.ts';
import { createServices } from '../../../src/app/services.ts';
import { createSessionGate } from '../../../src/app/session-gate.ts';
import { createCookieJar, createTokenCookies } from '../../../src/platform/cookies.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createMemory } from '../../../src/platform/memory.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { json, services as bases } from '../api/support/api.ts';
import { cookieDocument, memoryStorage } from '../api/support/browser.ts';
import { settle, testClock } from '../api/support/clock.ts';
import { claimAs, visit } from '../engine/support/visitor.ts';

const SIGNED_IN = { main_access_token: 'access-anna', refresh_token: 'refresh-anna' };

/** The navigator and the real session, bound as the composition root binds them. */
const open = async (url: string, cookies: Record<string, string>) => {
  const doc = cookieDocument(cookies);
  const server = { alive: true, person: 'anna' };
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    const tokens = { access_token: 'access-anna', refresh_token: 'refresh-anna', expires_in: 3600 };
    if (path.endsWith('/signin')) return json(tokens);
    if (!server.alive) return json({}, 401);
    if (path.endsWith('/me'))
      return json({ id: server.person, username: server.person, phone: '77000000001', role: 'client' });
    return json({ data: { claim: claimAs('new') } });
  };
  const clock = testClock();
  const storage = memoryStorage();
  const local = memoryStorage();
  const memory = createMemory(
    createStore(() => local),
    createStore(() => storage),
    'https://market.kz',
  );
  const load = () =>
    Promise.resolve().then(() => {
      const created = createServices({
        config: { services: bases, idempotencyKey: true },
        cookies: createTokenCookies(createCookieJar(doc, true)),
        memory,
        clock,
        log: createLog(() => {}),
        network: { isOnline: () => true },
        lifecycle: { isHidden: () => false, onShow: () => () => {}, onRestore: () => () => {} },
        track: () => {},
        locale: () => 'ru',
        hashToken: null,
        arrival: { path: '/', byEntrance: false, webview: false },
        path: () => visitor.history.location.href,
        goTo: (path) => visitor.navigator.go(path, { replace: true }),
        fetch,
        locks: undefined,
        xhr: undefined,
      });
      session.attach(created);
      return created;
    });
  let once: ReturnType<typeof load> | null = null;
  const hasToken = Object.keys(cookies).length > 0;
  const session = createSessionGate(() => (once ??= load()), hasToken);
  const visitor = visit(url, {
    parts: {
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
    },
  });
  once ??= load();
  await visitor.start();
  return { ...visitor, session, clock, memory, server, doc, perform: (await once).perform };
};
const signIn = async (visitor: Awaited<ReturnType<typeof open>>) => {
  visitor.session.send({ type: 'SIGN_IN', values: { username: 'anna', password: 'right' } });
  await settle();
};

it('a guest’s deep link → sign-in → back to exactly that address', async () => {
  const visitor = await open('/my-applications/c1?from=sms', {});
  expect([visitor.screen(), visitor.memory.returnPath()]).toEqual(['login', '/my-applications/c1?from=sms']);
  await signIn(visitor);
  expect(visitor.url()).toBe('/my-applications/c1?from=sms');
  expect(visitor.memory.returnPath()).toBeNull();
});

it('a session lost in the middle of a flow: sign-in, then back to that address', async () => {
  const visitor = await open('/client-intro?claim=c1', SIGNED_IN);
  await visitor.answer('claim', claimAs('new'));
  expect(visitor.screen()).toBe('client-intro');
  visitor.server.alive = false;
  const refused = visitor.perform('claim', { variables: { id: 'c1' } }).catch(() => undefined);
  await visitor.clock.advance(1_000);
  await refused;
  expect([visitor.screen(), visitor.memory.returnPath()]).toEqual(['login', '/client-intro?claim=c1']);
  visitor.server.alive = true;
  await signIn(visitor);
  expect(visitor.url()).toBe('/client-intro?claim=c1');
});

it('a session lost, then somebody else signs in: neither the address nor the number of the one before is theirs', async () => {
  const visitor = await open('/client-intro?claim=c1', SIGNED_IN);
  await visitor.answer('claim', claimAs('new'));
  visitor.memory.savePersonalNumber('900101300017');
  visitor.server.alive = false;
  const refused = visitor.perform('claim', { variables: { id: 'c1' } }).catch(() => undefined);
  await visitor.clock.advance(1_000);
  await refused;
  visitor.server.alive = true;
  visitor.server.person = 'boris';
  await signIn(visitor);
  expect([visitor.url(), visitor.memory.personalNumber(), visitor.memory.returnPath()]).toEqual(['/', null, null]);
});

it('a logout in the middle of a call: the call is aborted, nothing is remembered', async () => {
  const visitor = await open('/my-applications/c1/account-statement', SIGNED_IN);
  await visitor.answer('claim', claimAs('dataConfirmed'));
  await visitor.say('SEND_TO_BANKS');
  visitor.session.send({ type: 'LOGOUT' });
  await settle();
  expect([visitor.screen(), visitor.url(), visitor.memory.returnPath()]).toEqual(['login', '/login', null]);
  expect(visitor.last('sendClaimToBanksByCustomer').signal.aborted).toBe(true);
  expect(visitor.doc.cookie).toBe('');
});
