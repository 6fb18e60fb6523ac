import fc from 'fast-check';
import * as openapiFetch from 'openapi-fetch';
import { describe, expect, test, vi } from 'vitest';
import { createRenewal } from '../../../src/api/renewal.ts';
import { createPerform, type Perform } from '../../../src/api/perform.ts';
import { createProgress } from '../../../src/api/progress.ts';
import { createCookieJar, createTokenCookies } from '../../../src/platform/cookies.ts';
import { createLog } from '../../../src/platform/log.ts';
import { cookieDocument } from './support/browser.ts';
import { json, looseOperations, lost, outcome, services, type SentRequest } from './support/api.ts';
import { settle, testClock } from './support/clock.ts';

type Locks = Pick<LockManager, 'request'>;

/** The auth server and the services as they would be: one access token is valid, one refresh token is. */
const server = () => {
  const state = {
    access: 'access-1',
    refresh: 'refresh-1',
    rotations: 0,
    refreshAnswer: null as null | (() => Response),
  };
  const sent: SentRequest[] = [];
  const answer = (request: SentRequest): Response => {
    sent.push(request);
    if (request.url.endsWith('/refresh-token')) {
      if (state.refreshAnswer) return state.refreshAnswer();
      if ((JSON.parse(request.body) as { refresh_token: string }).refresh_token !== state.refresh)
        return json({ detail: 'spent' }, 401);
      state.rotations += 1;
      state.access = `access-${state.rotations + 1}`;
      state.refresh = `refresh-${state.rotations + 1}`;
      return json({ access_token: state.access, refresh_token: state.refresh, expires_in: 60 });
    }
    if (request.headers.authorization !== `Bearer ${state.access}`) return json({ detail: 'expired' }, 401);
    return json({ id: request.body === '' ? 'u-1' : request.body });
  };
  return { state, sent, answer, calls: (part: string) => sent.filter(({ url }) => url.includes(part)) };
};

interface TabOptions {
  cookies?: Record<string, string>;
  doc?: ReturnType<typeof cookieDocument>;
  locks?: Locks;
  /** Delivers a response; the scheduler decides when. */
  deliver?: (response: Response, request: SentRequest) => Promise<Response>;
}

/** One tab: cookies, renewal and calls, plugged together as in production. */
const openTab = (backend: ReturnType<typeof server>, options: TabOptions = {}) => {
  const doc =
    options.doc ?? cookieDocument(options.cookies ?? { main_access_token: 'access-0', refresh_token: 'refresh-1' });
  const cookies = createTokenCookies(createCookieJar(doc, true));
  const clock = testClock();
  const printed: string[] = [];
  const onLost = vi.fn<() => void>();
  const deliver = options.deliver ?? ((response: Response) => Promise.resolve(response));
  const authorization = createRenewal({
    cookies,
    exchange: (token) => perform('refreshToken', { body: { refresh_token: token } }, { quiet: true }),
    clock,
    log: createLog((line) => printed.push(line)),
    locks: options.locks,
    onLost,
  });
  const perform: Perform = createPerform({
    config: { services, idempotencyKey: true },
    session: authorization,
    fetch: async (request) => {
      const entry = {
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      };
      return deliver(backend.answer(entry), entry);
    },
    track: () => {},
    log: createLog(),
    progress: createProgress(),
    locale: () => 'ru',
    clock,
    isOnline: () => true,
    isHidden: () => false,
    loadClient: () => Promise.resolve(openapiFetch),
    operations: looseOperations,
  });
  return { perform, cookies, clock, doc, printed, onLost, authorization };
};

const setBank = (perform: Perform, bank: string) =>
  perform('setBank', { path: { id: bank }, body: { bank_alias: bank } }, { idempotencyKey: bank });

describe('A-1, A-2: any number of 401s, in any order, is one refresh', () => {
  test('k calls at once, every order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 5 }), async (scheduler, k) => {
        const backend = server();
        const { perform, printed, onLost } = openTab(backend, {
          deliver: (response, { url, body }) => scheduler.schedule(Promise.resolve(response), `${url} ${body}`),
        });
        const banks = Array.from({ length: k }, (_, index) => `bank-${index}`);
        const results = Promise.all(banks.map((bank) => setBank(perform, bank)));
        await scheduler.waitFor(results);

        expect(backend.state.rotations).toBe(1);
        expect(backend.calls('refresh-token')).toHaveLength(1);
        for (const bank of banks) {
          const sendings = backend.calls(`/${bank}/`);
          expect(sendings.map(({ headers }) => headers.authorization)).toEqual(
            sendings.length === 1 ? ['Bearer access-2'] : ['Bearer access-0', 'Bearer access-2'],
          );
          // the same content and the same key, byte by byte.
          expect(new Set(sendings.map(({ body, headers }) => body + headers['idempotency-key']))).toEqual(
            new Set([`{"bank_alias":"${bank}"}${bank}`]),
          );
        }
        expect([printed, onLost.mock.calls]).toEqual([[], []]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a 401 that arrives after the refresh takes the token that is there', async () => {
    const backend = server();
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const { perform } = openTab(backend, {
      deliver: async (response, { url, headers }) => {
        if (url.includes('/late/') && headers.authorization === 'Bearer access-0') await late;
        return response;
      },
    });
    const slow = setBank(perform, 'late');
    await setBank(perform, 'quick');
    expect(backend.state.rotations).toBe(1);
    release();
    await slow;
    expect(backend.state.rotations).toBe(1);
    expect(backend.calls('/late/')).toHaveLength(2);
  });

  test('the replays keep the order of the calls', async () => {
    const backend = server();
    const { perform } = openTab(backend);
    await Promise.all(['a', 'b', 'c'].map((bank) => setBank(perform, bank)));
    const replays = backend.sent.filter(({ headers }) => headers.authorization === 'Bearer access-2');
    expect(replays.map(({ body }) => body)).toEqual(['a', 'b', 'c'].map((bank) => `{"bank_alias":"${bank}"}`));
  });

  test('exactly one retry: a second 401 is the answer', async () => {
    const backend = server();
    const { perform, onLost } = openTab(backend);
    const answer = backend.answer;
    backend.answer = (request) =>
      request.url.includes('/requests/')
        ? (backend.sent.push(request), json({ detail: 'never' }, 401))
        : answer(request);
    expect(await outcome(setBank(perform, 'a'))).toMatchObject({
      kind: 'unauthorized',
      operationId: 'setBank',
      messages: ['never'],
    });
    expect([backend.calls('/requests/').length, backend.state.rotations, onLost.mock.calls.length]).toEqual([2, 1, 0]);
  });
});

describe('before the call', () => {
  test('an access cookie that has lived its life is renewed first, once', async () => {
    const backend = server();
    const { perform, cookies } = openTab(backend, { cookies: { refresh_token: 'refresh-1' } });
    await Promise.all(['a', 'b', 'c'].map((bank) => setBank(perform, bank)));
    expect(backend.sent.map(({ url }) => url.split('/').at(-1))).toEqual([
      'refresh-token',
      'set-bank',
      'set-bank',
      'set-bank',
    ]);
    expect([cookies.access(), cookies.refresh()]).toEqual(['access-2', 'refresh-2']);
  });

  test('a guest calls without a token, and a 401 is just an answer', async () => {
    const backend = server();
    const { perform, onLost, printed } = openTab(backend, { cookies: {} });
    expect(await outcome(perform('getProfile', {}))).toMatchObject({ kind: 'unauthorized' });
    expect(backend.sent.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect([onLost.mock.calls, printed]).toEqual([[], []]);
  });
});

describe('A-3: the refresh itself fails', () => {
  test('401: one logout, the line in the console, the error is passed on', async () => {
    const backend = server();
    backend.state.refresh = 'another';
    const { perform, cookies, clock, printed, onLost } = openTab(backend);
    const calls = Promise.all(['a', 'b', 'c'].map((bank) => outcome(setBank(perform, bank))));
    await clock.advance(500);
    const problems = await calls;
    expect(problems.map((problem) => (problem as { kind: string }).kind)).toEqual([
      'unauthorized',
      'unauthorized',
      'unauthorized',
    ]);
    expect(problems[0]).toMatchObject({ operationId: 'setBank', messages: ['expired'] });
    expect([printed, onLost.mock.calls.length, backend.calls('refresh-token').length]).toEqual([
      ['creds are wrong'],
      1,
      1,
    ]);
    expect([cookies.access(), cookies.refresh()]).toEqual([null, null]);
  });

  test.each([
    ['500', () => json({}, 500), 'broken'],
    ['503', () => json({}, 503), 'broken'],
    ['429', () => json({}, 429), 'rateLimited'],
    ['an empty 200', () => new Response(''), 'contract'],
    ['no network', lost, 'network'],
  ])('%s: no logout; the call had no effect, and the next one tries again', async (_name, refreshAnswer, kind) => {
    const backend = server();
    backend.state.refreshAnswer = refreshAnswer;
    const { perform, cookies, clock, printed, onLost } = openTab(backend);
    const call = outcome(perform('repeatSignature', { path: { id: 's' } }));
    await clock.advance(10_000);
    expect(await call).toMatchObject({ kind, operationId: 'repeatSignature', ambiguous: false });
    expect([printed, onLost.mock.calls, cookies.refresh()]).toEqual([[], [], 'refresh-1']);
    backend.state.refreshAnswer = null;
    expect(await perform('repeatSignature', { path: { id: 's' } })).toMatchObject({ id: 'u-1' });
  });

  test('logged out while the refresh was under way: the answer belongs to nobody', async () => {
    const backend = server();
    const { perform, cookies } = openTab(backend, {
      deliver: (response, { url }) => {
        if (url.endsWith('refresh-token')) cookies.clear();
        return Promise.resolve(response);
      },
    });
    expect(await outcome(setBank(perform, 'a'))).toMatchObject({ kind: 'unauthorized' });
    expect([cookies.access(), cookies.refresh()]).toEqual([null, null]);
  });

  test('whoever leaves does not take the others along', async () => {
    const backend = server();
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    const { perform } = openTab(backend, {
      deliver: async (response, { url }) => {
        if (url.endsWith('refresh-token')) await slow;
        return response;
      },
    });
    const controller = new AbortController();
    const leaving = outcome(perform('getProfile', {}, { signal: controller.signal }));
    const staying = setBank(perform, 'a');
    await settle();
    controller.abort('left');
    expect(await leaving).toBe('left');
    release();
    expect(await staying).toMatchObject({ id: '{"bank_alias":"a"}' });
  });
});

test.each([
  ['signIn', { body: { username: 'a', password: 'b' } }],
  ['refreshToken', { body: { refresh_token: 'x' } }],
] as const)('A-4: a 401 of %s refreshes nothing and carries no token', async (id, input) => {
  const backend = server();
  const { perform } = openTab(backend);
  expect(await outcome(perform(id, input))).toMatchObject({ kind: 'unauthorized', operationId: id });
  expect(backend.sent.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test('a token of its own is neither renewed nor mixed with the session', async () => {
  const backend = server();
  const { perform } = openTab(backend);
  expect(await outcome(perform('getProfile', {}, { token: 'of-a-link' }))).toMatchObject({ kind: 'unauthorized' });
  expect(backend.sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer of-a-link']);
});

describe('T-1: several tabs', () => {
  /** A lock of the browser: one holder, the others wait in order. */
  const sharedLocks = (): Locks => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: ((_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
        const mine = last.then(work);
        last = mine.catch(() => {});
        return mine;
      }) as LockManager['request'],
    };
  };

  test('one rotates, the others adopt its cookie', async () => {
    const backend = server();
    const doc = cookieDocument({ main_access_token: 'access-0', refresh_token: 'refresh-1' });
    const locks = sharedLocks();
    const tabs = [1, 2, 3].map(() => openTab(backend, { doc, locks }));
    await Promise.all(tabs.map(({ perform }, index) => setBank(perform, `bank-${index}`)));
    expect(backend.state.rotations).toBe(1);
    expect(tabs.flatMap(({ onLost }) => onLost.mock.calls)).toEqual([]);
  });

  test('without locks: the slower one finds its token spent, and adopts instead of logging out', async () => {
    const backend = server();
    const doc = cookieDocument({ main_access_token: 'access-0', refresh_token: 'refresh-1' });
    const tabs = [1, 2].map(() => openTab(backend, { doc }));
    const calls = Promise.all(tabs.map(({ perform }, index) => setBank(perform, `bank-${index}`)));
    for (const { clock } of tabs) await clock.advance(500);
    await calls;
    expect(backend.state.rotations).toBe(1);
    expect(backend.calls('refresh-token')).toHaveLength(2);
    expect(tabs.flatMap(({ onLost, printed }) => [...onLost.mock.calls, ...printed])).toEqual([]);
  });

  test('without locks: a refused token is believed after half a second, not before', async () => {
    const backend = server();
    const doc = cookieDocument({ main_access_token: 'access-0', refresh_token: 'spent-long-ago' });
    const { perform, clock, onLost } = openTab(backend, { doc });
    const call = setBank(perform, 'a').catch(() => undefined);
    await clock.advance(499);
    expect(onLost).not.toHaveBeenCalled();
    await clock.advance(1);
    await call;
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('a frozen holder is waited for 3 s, not longer; its late turn does nothing', async () => {
    const backend = server();
    let wake: () => Promise<unknown> = () => Promise.resolve();
    const frozen: Locks = {
      request: ((_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
        wake = work;
        return new Promise(() => {});
      }) as LockManager['request'],
    };
    const { perform, clock } = openTab(backend, { locks: frozen });
    const call = setBank(perform, 'a');
    await clock.advance(2_999);
    expect(backend.state.rotations).toBe(0);
    await clock.advance(1);
    await call;
    await wake();
    expect(backend.state.rotations).toBe(1);
  });

  test('a browser that refuses locks is no reason to refuse the user', async () => {
    const backend = server();
    const refusing: Locks = {
      request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')),
    };
    const { perform } = openTab(backend, { locks: refusing });
    await setBank(perform, 'a');
    expect(backend.state.rotations).toBe(1);
  });
});
