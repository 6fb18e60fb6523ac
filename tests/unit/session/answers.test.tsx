import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { present, type Problem } from '../../../machines/kit/problem.ts';
import { failureOf, type Failing } from '../../../src/app/failing.ts';
import { problemFor } from '../../../src/app/screen-props.ts';
import { createServices } from '../../../src/app/services.ts';
import { setLocale, loadCatalogue, TextProvider, translate } from '../../../src/i18n/index.ts';
import { createCookieJar, createTokenCookies } from '../../../src/platform/cookies.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createMemory } from '../../../src/platform/memory.ts';
import { createStore } from '../../../src/platform/storage.ts';
import Login from '../../../src/pages/login.tsx';
import type { ScreenProps } from '../../../src/blocks/props.ts';
import { NavigationContext } from '../../../src/ui/index.ts';
import { snackbar } from '../../../src/ui/snackbar.store.ts';
import { json, lost, never, outcome, services as bases } from '../api/support/api.ts';
import { cookieDocument, memoryStorage } from '../api/support/browser.ts';
import { testClock } from '../api/support/clock.ts';

/** What the sign-in page gave its form to say of the press. */
const given = vi.hoisted<{ failure: string | undefined }>(() => ({ failure: undefined }));
vi.mock('../../../src/ui/form/index.ts', async (original) => ({
  ...(await original<object>()),
  Form: ({ failure }: { failure?: string }) => {
    given.failure = failure;
    return null;
  },
}));

const TOKENS = { access_token: 'access-new', refresh_token: 'refresh-new-token-000', expires_in: 60 };
const PROFILE = { id: 'u-1', username: 'aidos', phone: '77000000001', role: 'client' };
const TYPED = { username: 'aidos', password: 'typed-password' };

type Operation = 'signIn' | 'refreshToken' | 'getProfile';
const GOOD = { signIn: TOKENS, refreshToken: TOKENS, getProfile: PROFILE };
const operationAt = (path: string): Operation | null =>
  path.endsWith('/signin')
    ? 'signIn'
    : path.endsWith('/refresh-token')
      ? 'refreshToken'
      : path.endsWith('/me')
        ? 'getProfile'
        : null;

const html = (status: number) =>
  new Response('<!doctype html><title>Proxy</title><h1>It works!</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
const refusal = (status: number) => json({ detail: 'Слова сервиса' }, status);

/** What may come back. A redirect to a page is followed by the browser: the page is what comes. */
const answers = {
  ok: (operation: Operation) => json(GOOD[operation]),
  'another shape': () => json({ hello: 'world' }),
  'a list': () => json([]),
  '204': () => new Response(null, { status: 204 }),
  '302 to a page': () => html(200),
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504].flatMap((status) => [
      [`${status}`, () => refusal(status)],
      [`${status} page`, () => html(status)],
    ]),
  ),
  '422 of the token': () => json({ detail: [{ loc: ['body', 'refresh_token'], msg: 'Коротко', type: 'x' }] }, 422),
  '422 of the name': () => json({ detail: [{ loc: ['body', 'username'], msg: 'Длинно', type: 'x' }] }, 422),
  'no network': lost,
  'no answer in time': never,
  offline: lost,
} as Record<string, (operation: Operation) => Response | Promise<Response>>;

/** One tab whose services answer well but for one call. */
const open = (operation: Operation, answer: string, cookies: Record<string, string>) => {
  const doc = cookieDocument(cookies);
  const [local, session] = [memoryStorage(), memoryStorage()];
  const clock = testClock();
  const broken = { is: true };
  const isOnline = () => !(broken.is && answer === 'offline');
  const fetch = async (request: Request): Promise<Response> => {
    const called = operationAt(new URL(request.url).pathname);
    if (called === operation && broken.is) {
      const late = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      return Promise.race([answers[answer]?.(operation) ?? lost(), late]);
    }
    if (called !== null) return json(GOOD[called]);
    return request.headers.get('Authorization') === 'Bearer access-new' ? json([]) : refusal(401);
  };
  const { session: at, perform } = createServices({
    config: { services: bases, idempotencyKey: true },
    cookies: createTokenCookies(createCookieJar(doc, true)),
    memory: createMemory(
      createStore(() => local),
      createStore(() => session),
      'https://market.kz',
    ),
    clock,
    log: createLog(() => {}),
    network: { isOnline },
    lifecycle: { isHidden: () => false, onShow: () => () => {}, onRestore: () => () => {} },
    track: () => {},
    locale: () => 'ru',
    hashToken: null,
    arrival: { path: '/', byEntrance: false, webview: false },
    path: () => '/my-applications',
    goTo: () => {},
    fetch,
    locks: undefined,
    xhr: undefined,
  });
  const wait = () => clock.advance(300_000);
  return {
    wait,
    perform,
    isOnline,
    send: at.send,
    view: at.view,
    tokens: () => [...doc.jar.keys()].filter((name) => name.includes('token')).length,
    stored: () => JSON.stringify([...doc.jar, local, session]),
    mend: () => {
      broken.is = false;
    },
  };
};

beforeAll(async () => {
  await setLocale('ru');
  await loadCatalogue('login');
});

const UNKNOWN = 'Сервис временно недоступен. Попробуйте позже.';
const NETWORK = 'Сервис провайдера временно недоступен. Попробуйте позже.';
const OFFLINE = 'Нет интернет-соединения. Проверьте подключение.';
const DOWN = '503: Сервис временно недоступен';

// --- Refresh ----------------------------------------------------------------------------------------------------------

/** `in`: signed in; `out`: signed out; words: the session lives on, and this is said with a way to try again. */
const REFRESH: Readonly<Record<string, string>> = {
  ok: 'in',
  'another shape': UNKNOWN,
  'a list': UNKNOWN,
  '204': UNKNOWN,
  '302 to a page': UNKNOWN,
  '400': DOWN,
  '400 page': DOWN,
  '401': 'out',
  '401 page': 'out',
  '403': DOWN,
  '403 page': DOWN,
  '404': DOWN,
  '404 page': DOWN,
  '409': DOWN,
  '409 page': DOWN,
  '413': DOWN,
  '413 page': DOWN,
  '422': DOWN,
  '422 page': DOWN,
  '422 of the token': 'out',
  '422 of the name': DOWN,
  '429': '429: Слишком много запросов — Слова сервиса',
  '429 page': '429: Слишком много запросов',
  '500': '500: Ошибка сервера, попробуйте позже — Слова сервиса',
  '500 page': '500: Ошибка сервера, попробуйте позже',
  '502': '502: Ошибка шлюза — Слова сервиса',
  '502 page': '502: Ошибка шлюза',
  '503': '503: Сервис временно недоступен — Слова сервиса',
  '503 page': '503: Сервис временно недоступен',
  '504': '504: Таймаут сервиса — Слова сервиса',
  '504 page': '504: Таймаут сервиса',
  'no network': NETWORK,
  'no answer in time': NETWORK,
  offline: OFFLINE,
};

describe('refreshToken', () => {
  test.each(Object.entries(REFRESH))('at the start, answered by %s: %s', async (answer, expected) => {
    const tab = open('refreshToken', answer, { refresh_token: 'refresh-old-token-000' });
    await tab.wait();
    const { phase, problem } = tab.view();
    if (expected === 'in') return expect([phase, tab.tokens()]).toEqual(['signedIn', 3]);
    if (expected === 'out') return expect([phase, tab.tokens()]).toEqual(['guest', 0]);
    expect([phase, problem && present(problem, translate).text, tab.tokens()]).toEqual(['failed', expected, 1]);
    tab.mend();
    tab.send({ type: 'RETRY' });
    await tab.wait();
    expect([tab.view().phase, tab.tokens()]).toEqual(['signedIn', 3]);
  });

  test.each(Object.entries(REFRESH))('in the middle of a visit, answered by %s: %s', async (answer, expected) => {
    const tab = open('refreshToken', answer, {
      main_access_token: 'access-old',
      refresh_token: 'refresh-old-token-000',
    });
    await tab.wait();
    expect(tab.view().phase).toBe('signedIn');
    const call = outcome(tab.perform('listFileTypes', {}));
    await tab.wait();
    const said = await call;
    if (expected === 'in') return expect([said, tab.view().phase]).toEqual([[], 'signedIn']);
    if (expected === 'out') {
      expect(said).toMatchObject({ kind: 'unauthorized', operationId: 'listFileTypes' });
      return expect([tab.view().phase, tab.tokens()]).toEqual(['guest', 0]);
    }
    expect(said).toMatchObject({ operationId: 'listFileTypes' });
    expect([present(said as never, translate).text, tab.view().phase, tab.tokens()]).toEqual([expected, 'signedIn', 2]);
    tab.mend();
    const again = outcome(tab.perform('listFileTypes', {}));
    await tab.wait();
    expect(await again).toEqual([]);
  });
});

// --- The profile ------------------------------------------------------------------------------------------------------

const PROFILES: Readonly<Record<string, string>> = {
  ok: 'in',
  'another shape': UNKNOWN,
  'a list': UNKNOWN,
  '204': UNKNOWN,
  '302 to a page': UNKNOWN,
  '400': '400: Некорректный запрос — Слова сервиса',
  '400 page': '400: Некорректный запрос',
  '401': 'out',
  '401 page': 'out',
  '403': '403: Доступ запрещён — Слова сервиса',
  '403 page': '403: Доступ запрещён',
  '404': '404: Ресурс не найден — Слова сервиса',
  '404 page': '404: Ресурс не найден',
  '409': '409: Конфликт данных — Слова сервиса',
  '409 page': '409: Конфликт данных',
  '413': `413: ${UNKNOWN} — Слова сервиса`,
  '413 page': `413: ${UNKNOWN}`,
  '422': '422: Ошибка валидации — Слова сервиса',
  '422 page': '422: Ошибка валидации',
  '422 of the name': '422: Ошибка валидации — Длинно',
  '429': '429: Слишком много запросов — Слова сервиса',
  '429 page': '429: Слишком много запросов',
  '500': '500: Ошибка сервера, попробуйте позже — Слова сервиса',
  '500 page': '500: Ошибка сервера, попробуйте позже',
  '502': '502: Ошибка шлюза — Слова сервиса',
  '502 page': '502: Ошибка шлюза',
  '503': '503: Сервис временно недоступен — Слова сервиса',
  '503 page': '503: Сервис временно недоступен',
  '504': '504: Таймаут сервиса — Слова сервиса',
  '504 page': '504: Таймаут сервиса',
  'no network': NETWORK,
  'no answer in time': NETWORK,
  offline: OFFLINE,
};

describe('getProfile', () => {
  test.each(Object.entries(PROFILES))('answered by %s: %s', async (answer, expected) => {
    const tab = open('getProfile', answer, { main_access_token: 'access-new', refresh_token: 'refresh-old-token-000' });
    await tab.wait();
    const { phase, problem } = tab.view();
    if (expected === 'in') return expect([phase, tab.tokens()]).toEqual(['signedIn', 2]);
    if (expected === 'out') return expect([phase, tab.tokens()]).toEqual(['guest', 0]);
    expect([phase, problem && present(problem, translate).text, tab.tokens()]).toEqual(['failed', expected, 2]);
    tab.mend();
    tab.send({ type: 'RETRY' });
    await tab.wait();
    expect([tab.view().phase, tab.tokens()]).toEqual(['signedIn', 2]);
  });
});

// --- Signing in -------------------------------------------------------------------------------------------------------

const WRONG = 'Неверный логин или пароль';
/** What stands on the page, without a number, and what is said at its top, as the specification writes it. `in`: signed in. */
const SIGN_IN: Readonly<Record<string, 'in' | { page?: string; top?: string }>> = {
  ok: 'in',
  'another shape': { page: UNKNOWN },
  'a list': { page: UNKNOWN },
  '204': { page: UNKNOWN },
  '302 to a page': { page: UNKNOWN },
  '400': { page: 'Слова сервиса', top: '400: Некорректный запрос — Слова сервиса' },
  '400 page': { top: '400: Некорректный запрос' },
  '401': { page: WRONG },
  '401 page': { page: WRONG },
  '403': { page: 'Доступ запрещён — Слова сервиса' },
  '403 page': { page: 'Доступ запрещён' },
  '404': { page: 'Слова сервиса', top: '404: Ресурс не найден — Слова сервиса' },
  '404 page': { top: '404: Ресурс не найден' },
  '409': { page: 'Конфликт данных — Слова сервиса' },
  '409 page': { page: 'Конфликт данных' },
  '413': { page: `${UNKNOWN} — Слова сервиса` },
  '413 page': { page: UNKNOWN },
  '422': { page: 'Слова сервиса', top: '422: Ошибка валидации — Слова сервиса' },
  '422 page': { top: '422: Ошибка валидации' },
  '422 of the name': { page: 'Длинно', top: '422: Ошибка валидации — Длинно' },
  // How long is said, and counted, above every screen alike (`src/app/rate-limited.tsx`).
  '429': {},
  '429 page': {},
  '500': { page: 'Ошибка сервера, попробуйте позже — Слова сервиса' },
  '500 page': { page: 'Ошибка сервера, попробуйте позже' },
  '502': { page: 'Ошибка шлюза — Слова сервиса' },
  '502 page': { page: 'Ошибка шлюза' },
  '503': { page: 'Сервис временно недоступен — Слова сервиса' },
  '503 page': { page: 'Сервис временно недоступен' },
  '504': { page: 'Таймаут сервиса — Слова сервиса' },
  '504 page': { page: 'Таймаут сервиса' },
  'no network': { page: NETWORK },
  'no answer in time': { page: NETWORK },
  offline: { page: OFFLINE },
};

/** Why the press came to nothing, as it stands at the form's button; null: only that it was not sent. `online`: what the device says. */
const atButton = (problem: Problem | null, online: boolean): string | null => {
  const shown = { onArrival: null, shown: { isPressed: true } as Failing['shown'] };
  const props = {
    screen: 'login',
    problem: problemFor(problem, shown, 'ru'),
    busy: false,
    asked: false,
    send: () => {},
    draft: () => ({ load: () => null, save: () => {}, clear: () => {} }),
  } as unknown as ScreenProps<'login'>;
  given.failure = undefined;
  renderToString(
    <TextProvider>
      <NavigationContext value={{ href: () => '/', go: () => {}, preload: () => {} }}>
        <Login {...props} />
      </NavigationContext>
    </TextProvider>,
  );
  return given.failure ?? failureOf(problem, 'ru', online)?.words ?? null;
};

describe('signIn', () => {
  test.each(Object.entries(SIGN_IN))('answered by %s: %j', async (answer, expected) => {
    snackbar.clear();
    const tab = open('signIn', answer, {});
    tab.send({ type: 'SIGN_IN', values: TYPED });
    await tab.wait();
    const { phase, problem } = tab.view();
    expect(tab.stored()).not.toContain(TYPED.password);
    if (expected === 'in') return expect([phase, tab.tokens()]).toEqual(['signedIn', 3]);
    expect([phase, tab.tokens()]).toEqual(['guest', 0]);
    expect({
      page: atButton(problem, tab.isOnline()),
      top: snackbar.state().message(),
    }).toEqual({ page: expected.page ?? null, top: expected.top ?? '' });
    tab.mend();
    tab.send({ type: 'SIGN_IN', values: TYPED });
    await tab.wait();
    expect([tab.view().phase, tab.tokens()]).toEqual(['signedIn', 3]);
  });

  test('every table answers by everything that may come back', () => {
    const all = Object.keys(answers).toSorted();
    const ofTheToken = (name: string) => name !== '422 of the token';
    expect(Object.keys(REFRESH).toSorted()).toEqual(all);
    expect(Object.keys(PROFILES).toSorted()).toEqual(all.filter(ofTheToken));
    expect(Object.keys(SIGN_IN).toSorted()).toEqual(all.filter(ofTheToken));
  });
});
