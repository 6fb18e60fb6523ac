import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '../../machines/generated/addresses.ts';
import { match } from '../../machines/kit/address.ts';
import { screensAt } from '../../machines/screens.ts';
import { expect, test } from './support/fixtures.ts';
import { typedIn } from './support/forms.ts';
import { AIDOS, APPLY, example } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { guardPages } from './support/page-guard.ts';
import { createWalker, type Walker } from './support/walker.ts';
import { anyOf } from './support/texts.ts';
import { underway } from './support/underway.ts';

const AUTH_COOKIES = ['main_access_token', 'marketplace_access_token', 'refresh_token', 'spec-authorization'];
const authCookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => AUTH_COOKIES.includes(name));

const statuses = async (sandbox: SandboxClient, operation: string): Promise<number[]> => {
  const { entries } = await sandbox.call<{ entries: { operationId: string; status: number }[] }>('GET', 'log');
  return entries.filter(({ operationId }) => operationId === operation).map(({ status }) => status);
};

const errorPage = (page: Page, status: number) => page.locator(`[data-screen="error-${status}"]`);

const logsOut = async (walker: Walker): Promise<void> => {
  await walker.page.getByRole('button', { name: walker.words('nav.menu') }).click();
  await walker.press('SIGN_OUT');
};

test.describe('signing in', () => {
  test('a wrong password is refused, the right one leads where the visitor wanted to go', async ({
    page,
    context,
    sandbox,
    clock,
  }) => {
    const walker = createWalker(page, 'ru');
    // A guest at a page of one's own is asked to sign in, and has done nothing wrong.
    await page.goto('/commodity-loan/client-data');
    await walker.sees('commodity-guest', { focus: false });
    await expect(page.locator('[data-snackbar]')).toHaveCount(0);
    await page.goto('/my-applications?from=mail');
    await walker.sees('login', { focus: false });
    await expect(page.getByRole('status').filter({ hasText: walker.words('login.asked') })).toBeVisible();
    await walker.submit('SIGN_IN', { username: 'aidos', password: 'wrong-password' });
    await expect(page.locator('main').getByText(walker.words('login.wrong'))).toBeVisible();
    await expect(page.locator('[name="username"]')).toHaveValue('aidos');
    expect(await authCookies(context)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'wrong-password',
    );

    // Too often: said above the form until it works again, in minutes, then in seconds.
    await sandbox.faults({
      operationId: 'signIn',
      kind: 'status',
      status: 429,
      body: { detail: 'часто', retryAfterSec: 90 },
    });
    await walker.submit('SIGN_IN', { password: 'demo-password' });
    const wait = (time: string) => page.locator('main').getByText(walker.words('limited.wait', { time }));
    await expect(wait(walker.words('limited.minutes', { n: 2 }))).toBeVisible();
    await page.locator('[name="password"]').press('Enter');
    await clock.advance(60_000);
    const seconds = Array.from({ length: 21 }, (_, gone) => walker.words('limited.seconds', { n: 30 - gone }));
    const waits = seconds.map((time) => walker.words('limited.wait', { time }));
    await expect(page.locator('main').getByText(anyOf(waits))).toBeVisible();
    // Services count by name: another one may be tried at once.
    await page.locator('[name="username"]').fill('saule');
    await expect(page.locator('main').getByText(anyOf(waits))).toHaveCount(0);
    await expect(walker.control('SIGN_IN')).not.toHaveAttribute('aria-disabled');
    await page.locator('[name="username"]').fill('aidos');
    await walker.submit('SIGN_IN', { password: 'demo-password' });
    await expect(page.locator('[data-screen="my-applications"]')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/my-applications?from=mail');
    expect(await authCookies(context)).toEqual(['refresh_token', 'marketplace_access_token', 'main_access_token']);
    // Back does not lead to the sign-in page of somebody who is signed in.
    await page.evaluate(() => history.back());
    await expect(page.locator('[data-screen="login"]')).toHaveCount(0);
  });

  test('pages for guests send a signed-in visitor home', async ({ page, context, baseURL }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    await page.goto('/login');
    await walker.sees('home', { focus: false });
  });
});

test('the second half of a double press of a refused form falls on nothing, though the page has moved', async ({
  page,
}) => {
  const walker = createWalker(page, 'ru');
  // Under the upper edge of the button lies the way to the password's help, once the summary is in sight.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  // Whoever came by a double press has let go.
  await page.clock.runFor(1_000);
  await walker.control('SIGN_IN').scrollIntoViewIfNeeded();
  const button = await walker.control('SIGN_IN').boundingBox();
  const at = { x: (button?.x ?? 0) + (button?.width ?? 0) / 2, y: (button?.y ?? 0) + 6 };
  const help = page.getByRole('link', { name: walker.words('login.forgot') });
  await help.evaluate((link) => link.addEventListener('click', () => link.setAttribute('data-pressed', '')));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, at)).toBe(
    walker.words('login.forgot'),
  );
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(help).not.toHaveAttribute('data-pressed');
  await expect(page).toHaveURL(/\/login$/);
  // A press of its own counts.
  await help.click();
  await expect(page).toHaveURL(/\/guide$/);
});

test('a link of another site finds the session, though its request goes without the cookies', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  // As the page itself keeps it: by signing in.
  await page.goto('/login');
  const walker = createWalker(page, 'ru');
  await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
  await walker.sees('home');
  const kept = (await context.cookies()).filter(({ name }) => AUTH_COOKIES.includes(name));
  expect(kept.map(({ sameSite }) => sameSite)).toEqual(['Strict', 'Strict', 'Strict']);
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${origin}/my-applications">go</a>` }),
  );
  await page.goto('https://elsewhere.example/');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.isNavigationRequest() && one.url() === `${origin}/my-applications`),
    page.getByText('go').click(),
  ]);
  expect((await request.allHeaders())['cookie'] ?? '').not.toContain('token');
  await walker.sees('my-applications', { focus: false });
});

const question = (page: Page) => page.locator('[data-screen="session-link"]');
/** Everything that could give a token away, but for the cookies. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.URL,
      document.referrer,
      JSON.stringify(history.state),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
    ].join(),
  );

test('what goes wrong at signing in, and is no wrong password, is said as what it is; what was typed stays', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 40[34]/);
  const walker = createWalker(page, 'ru');
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await walker.fill('SIGN_IN', { username: 'aidos', password: 'demo-password' });
  const wrong = page.getByText(walker.words('login.wrong'));
  for (const [status, where, said] of [
    [403, page.locator('main'), `${walker.words('error.403')} — отказано`],
    [404, page.locator('[data-snackbar]'), `404: ${walker.words('error.404')} — отказано`],
  ] as const) {
    await sandbox.faults({ operationId: 'signIn', kind: 'status', status, body: { detail: 'отказано' }, times: 1 });
    await walker.press('SIGN_IN');
    await expect(where).toContainText(said);
    await expect(page.locator('main')).not.toContainText(String(status));
    await expect(wrong).toHaveCount(0);
    await expect(page.locator('[name="username"]')).toHaveValue('aidos');
    await expect(page.locator('[name="password"]')).toHaveValue('demo-password');
  }
  await walker.press('SIGN_IN');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
});

test.describe('a link with a token', () => {
  for (const language of ['ru', 'kk'] as const)
    test(`asks a guest by name, in ${language}; then signs in and shows its claim`, async ({
      page,
      context,
      baseURL,
      sandbox,
    }) => {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '', sameSite: 'Lax' }]);
      const { id, person } = await claimAt(baseURL ?? '', sandbox, 'verified', AIDOS);
      const walker = createWalker(page, language);
      walker.owns(id);
      await page.goto(`/my-applications/${id}#${person.tokens.refresh_token}`);
      await expect(question(page)).toBeVisible();
      await expect(page.locator('h1')).toHaveText(walker.words('session.linkTitle', { name: 'Демеу Айдос Сынақұлы' }));
      expect(await readable(page)).not.toContain(person.tokens.refresh_token);
      expect(await authCookies(context)).toEqual([]);
      await walker.press('SWITCH');
      await walker.sees('claim-detail', { focus: false });
      expect(page.url()).not.toContain('#');
      expect(await readable(page)).not.toContain(person.tokens.refresh_token);
      expect(await authCookies(context)).toContain('main_access_token');
    });

  test('declined: a guest as before; a reload asks no more', async ({ page, context, baseURL, sandbox }) => {
    const { id, person } = await claimAt(baseURL ?? '', sandbox, 'verified', AIDOS);
    const walker = createWalker(page, 'ru');
    await page.goto(`/my-applications/${id}#${person.tokens.refresh_token}`);
    await walker.press('KEEP');
    await walker.sees('login', { focus: false });
    expect(await authCookies(context)).toEqual([]);
    await page.reload();
    await walker.sees('login', { focus: false });
    expect(await authCookies(context)).toEqual([]);
  });

  test('asks at an address that links of SMS lead to, too: anybody may have put it together', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const { id, person } = await claimAt(baseURL ?? '', sandbox, 'new', AIDOS);
    // What such a link has left behind in another tab proves nothing.
    await page.goto('/guide');
    await page.evaluate(() => localStorage.setItem('smsRedirect', '1'));
    await page.goto(`/client-intro?claim=${id}#${person.tokens.refresh_token}`);
    await expect(question(page)).toBeVisible();
    expect(await authCookies(context)).toEqual([]);
  });

  test('in the app signs in at the addresses that such links lead to, and asks at others', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const origin = baseURL ?? '';
    const { id, person } = await claimAt(origin, sandbox, 'new', AIDOS);
    await context.addCookies([{ name: 'platform', value: 'Android', url: origin, sameSite: 'Lax' }]);
    const walker = createWalker(page, 'ru');
    walker.owns(id);
    await page.goto(`/my-applications/${id}#${person.tokens.refresh_token}`);
    await expect(question(page)).toBeVisible();
    await page.goto(`/client-intro?claim=${id}#${person.tokens.refresh_token}`);
    await walker.sees('client-intro', { focus: false });
    expect(await authCookies(context)).toContain('main_access_token');
  });

  test('asks first when somebody else is signed in: stay', async ({ page, context, baseURL, sandbox }) => {
    const origin = baseURL ?? '';
    const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
    await bring(context, origin, await signedIn(origin, 'saule'));
    const walker = createWalker(page, 'ru');
    await page.goto(`/my-applications/${id}#${person.tokens.refresh_token}`);
    await expect(page.locator('[data-screen="session-switch"]')).toBeVisible();
    await walker.press('KEEP');
    // Somebody else's claim does not exist.
    await expect(page.locator('[data-screen="claim-missing"]')).toBeVisible();
    await page.goto('/');
    await expect(page.locator('h1')).toContainText('Сәуле');
  });

  test('asks first when somebody else is signed in: switch', async ({ page, context, baseURL, sandbox }) => {
    const origin = baseURL ?? '';
    const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
    await bring(context, origin, await signedIn(origin, 'saule'));
    const walker = createWalker(page, 'ru');
    walker.owns(id);
    await page.goto(`/my-applications/${id}#${person.tokens.refresh_token}`);
    await walker.press('SWITCH');
    await walker.sees('claim-detail', { focus: false });
    await page.goto('/');
    await expect(page.locator('h1')).toContainText('Айдос');
  });

  test('followed into an open page is taken as well, and leaves the address', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const origin = baseURL ?? '';
    const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
    await bring(context, origin, await signedIn(origin, 'saule'));
    await page.goto(`/my-applications/${id}`);
    await expect(page.locator('[data-screen="claim-missing"]')).toBeVisible();
    await page.evaluate((token) => location.assign(`#${token}`), person.tokens.refresh_token);
    await expect(page.locator('[data-screen="session-switch"]')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('an anchor is no token, and stays in the address', async ({ page, context, baseURL, sandbox }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    for (const [screen, anchor] of [
      ['guide', '#faq'],
      ['agreement', '#section-about-personal'],
      ['how-it-works', '#documents-that-you-need'],
    ] as const) {
      await page.goto(`/${screen}${anchor}`);
      await walker.sees(screen, { focus: false });
      await expect(page).toHaveURL((url) => url.hash === anchor);
    }
    expect(await authCookies(context)).toHaveLength(3);
    expect(await statuses(sandbox, 'refreshToken')).toEqual([]);
  });
});

test('signing out leaves nothing here, nor in another tab', async ({ page, context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  await page.goto(APPLY);
  await walker.sees('c2c-car', { focus: false });
  await walker.fill('SUBMIT_CAR', { mileage: '68 000' });
  await page.goto('/my-applications?personal_number=900115399012');
  // Once it is known that it is a customer's own.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('personalNumber'))).toBe('900115399012');
  expect(page.url()).not.toContain('900115399012');
  await expect(page.locator('main ul li').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/my-applications');
  await expect(other.locator('[data-screen="my-applications"]')).toBeVisible();

  await logsOut(walker);
  await walker.sees('login');
  // Who left by choice is not told to come back.
  await expect(page.getByText(walker.words('login.asked'))).toHaveCount(0);
  expect(await authCookies(context)).toEqual([]);
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key === 'personalNumber' || key === 'historyPath' || key.startsWith('draft/'))).toEqual(
    [],
  );
  await expect(other.locator('[data-screen="login"]')).toBeVisible();
  await expect(other.locator('main')).not.toContainText('Camry');
});

test("a page out of the browser's cache is as things are now, and nobody's after the session has ended", async ({
  playwright,
  launchOptions,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', AIDOS);
  // The runner switches that cache off, and a browser without windows has none.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: String(process.env['WHOLE_BROWSER']),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' });
  const guard = await guardPages(context);
  await bring(context, origin, person);
  const page = await context.newPage();
  const elsewhere = `${origin}/sandbox/api/health`;
  const isSameDocument = () => page.evaluate(() => 'kept' in window);
  await page.goto('/my-applications');
  const row = page.locator('main li').filter({ has: page.locator(`[href*="${id}"]`) });
  await expect(row).toContainText('Данные подтверждены');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto(elsewhere);
  await person.call('sendClaimToBanksByCustomer', { variables: { id } });
  // Nothing is loaded.
  await page.goBack({ waitUntil: 'commit' });
  expect(await isSameDocument()).toBe(true);
  await expect(row).toContainText('Ждём решения банков');

  await page.goto(elsewhere);
  await context.clearCookies();
  // Nothing is loaded.
  await page.goBack({ waitUntil: 'commit' });
  expect(await isSameDocument()).toBe(true);
  await expect(page.locator('[data-screen="login"]')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Camry');
  expect(guard.faults()).toEqual([]);
  await browser.close();
});

test.describe('tokens', () => {
  test('an expired one is renewed once for all calls of a page', async ({ page, context, baseURL, sandbox, clock }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
    const walker = createWalker(page, 'ru');
    await page.goto('/');
    await walker.sees('home', { focus: false });
    // All lists are there: minutes that pass in a moment would otherwise pass in the middle of a call.
    for (const list of ['claims', 'listInsuranceClaims', 'listCascoLifeClaims', 'listCommodityClaims'])
      await expect.poll(() => statuses(sandbox, list)).toEqual([200]);
    await clock.advance(16 * 60_000);
    await page.locator('main a[href="/my-applications"]').click();
    await walker.sees('my-applications');
    await expect(page.locator('main ul li').first()).toBeVisible();
    // Two reads at once met the old token; one exchange served both.
    await expect(page.locator('select[name="status"] option')).not.toHaveCount(1);
    expect(await statuses(sandbox, 'refreshToken')).toEqual([200]);
    expect((await statuses(sandbox, 'claimStatuses')).at(-1)).toBe(200);
  });

  test('a refused renewal leads to the sign-in page; what was typed is there again afterwards', async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    const origin = baseURL ?? '';
    const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
    await bring(context, origin, person);
    const walker = createWalker(page, 'ru');
    walker.owns(id);
    await page.goto(`/my-applications/${id}/client-data`);
    await walker.sees('q-personal', { focus: false });
    await walker.fill('SUBMIT_PERSONAL', example('personal'));
    await walker.fill('SUBMIT_PERSONAL', { codeword: 'Домбыра' });
    const typed = await typedIn(page);
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await bring(context, origin, {
      ...person,
      tokens: { access_token: 'gone', refresh_token: 'gone-and-never-comes-back' },
    });
    await walker.press('SUBMIT_PERSONAL');
    await expect(page.locator('[data-screen="login"]')).toBeVisible();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByText(walker.words('login.asked'))).toBeVisible();
    expect(lines).toContain('creds are wrong');
    expect(await authCookies(context)).toEqual([]);

    walker.owns(null);
    await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
    walker.owns(id);
    await walker.sees('q-personal');
    await expect.poll(() => typedIn(page)).toEqual(typed);
  });

  test('services that fail are no logout', async ({ page, context, baseURL, sandbox }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 503, times: 9 });
    const walker = createWalker(page, 'ru');
    await page.goto('/my-applications');
    await expect(errorPage(page, 503)).toBeVisible();
    await expect(page.locator('main')).toContainText(walker.words('session.profileError'));
    expect(await authCookies(context)).toHaveLength(3);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: walker.words('btn.retry') }).click();
    await walker.sees('my-applications', { focus: false });
  });

  test('a renewal that is not to be had now is no logout either; the way out is at hand', async ({
    page,
    context,
    baseURL,
    sandbox,
    guard,
  }) => {
    guard.allow(/status of 404/);
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    await context.clearCookies({ name: /access_token/ });
    await sandbox.faults({ operationId: 'refreshToken', kind: 'status', status: 404, times: 2 });
    const walker = createWalker(page, 'ru');
    await page.goto('/my-applications');
    await expect(errorPage(page, 503)).toBeVisible();
    await expect(page.locator('main')).toContainText(walker.words('error.503'));
    expect(await authCookies(context)).toEqual(['refresh_token']);
    const retry = page.getByRole('button', { name: walker.words('btn.retry') });
    await retry.click();
    await expect.poll(() => statuses(sandbox, 'refreshToken')).toEqual([404, 404]);
    await expect(errorPage(page, 503)).toBeVisible();
    await retry.click();
    await walker.sees('my-applications', { focus: false });

    await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 403, times: 9 });
    guard.allow(/status of 403/);
    await page.reload();
    await expect(errorPage(page, 403)).toBeVisible();
    await page.getByRole('button', { name: walker.words('nav.logout') }).click();
    await walker.sees('login', { focus: false });
    expect(await authCookies(context)).toEqual([]);
  });
});

test.describe('addresses', () => {
  /** Of products that come later: the specification knows them, the registry does not yet. */
  const later = addresses
    .filter((pattern) => screensAt(pattern).length === 0)
    .map((pattern) => pattern.replaceAll(/:\w+\??/g, '42'));

  test('unknown ones, and those of products to come, say so in both languages', async ({
    page,
    context,
    baseURL,
    guard,
  }) => {
    // The server says so, too.
    guard.allow(/status of 404/);
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    for (const path of [
      '/nowhere',
      '/my-applications/1/2/3',
      '/%D0%BF',
      '/bank-responses/a.b',
      ...later.filter((one) => !one.startsWith('/marketplace')),
    ]) {
      const answer = await page.goto(path);
      // What may stand in the place of an id, the program alone knows.
      if (match(path) === null) expect(answer?.status(), path).toBe(404);
      await expect(errorPage(page, 404), path).toBeVisible();
    }
    const english = page.getByText('404 Not Found. This page could not be found', { exact: true });
    await expect(page.locator('h1')).toHaveText('Страница не найдена');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(page.getByText(walker.words('errorPage.notFoundHere'))).toBeVisible();
    await expect(page).toHaveTitle('Страница не найдена');
    await expect(page.locator('main')).toContainText(/Код для поддержки: [A-Z]{4}/);
    const { contacts } = (await (await page.request.get('/config.json')).json()) as { contacts: { phone: string } };
    await expect(page.locator('main a[href^="tel:"]')).toHaveAttribute('href', `tel:+${contacts.phone}`);
    await page.locator('button[data-locale="kk"]').click();
    walker.speaks('kk');
    await expect(page.getByText(walker.words('errorPage.notFoundHere'))).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Бет табылмады');
    await expect(english).toHaveAttribute('lang', 'en');
    await page.locator('main a[href="/"]').click();
    await walker.sees('home');
  });

  test('the marketplace leads to its insurance form from everywhere, once, and warns when it cannot', async ({
    page,
    context,
    baseURL,
    guard,
  }) => {
    // The first visit binds the application, the others are told that it is bound; at `/nowhere` there is no page.
    guard.allow(/status of 40[49]/);
    const lines: string[] = [];
    page.on('console', (message) => {
      if (!/status of 40[49]/.test(message.text())) lines.push(message.text());
    });
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    walker.owns('777');
    const query = 'utm_source=marketplace&applicationId=777';
    for (const path of [
      '/marketplace?applicationId=777',
      '/marketplace/anything?applicationId=777',
      '/marketplace/my-applications?applicationId=777',
      '/marketplace/insurance/778/edit?applicationId=777',
      ...['/', '/login', '/guide', '/nowhere', '/insurance/payment/success', '/link/none', '/my-applications'].map(
        (one) => `${one}?${query}`,
      ),
      // Onto itself it does not lead: no loop.
      '/marketplace/insurance/777/edit',
    ]) {
      await page.goto(path);
      await walker.sees('market-car', { focus: false });
    }
    expect(lines).toEqual([]);
    await page.goto('/guide?utm_source=marketplace');
    await expect(page.locator('[data-screen="guide"]')).toBeVisible();
    expect(lines).toEqual([walker.words('marketplace.missing')]);
    await page.goto('/marketplacefoo?applicationId=777');
    await expect(errorPage(page, 404)).toBeVisible();
  });
});

test.describe('the program itself', () => {
  test('wrong settings are named', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    await page.route('**/config.json', async (route) => {
      const settings = (await (await route.fetch()).json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...settings, smsCodeLength: 'six' } });
    });
    await page.goto('/login');
    await expect(page.locator('[data-screen="config-error"]')).toBeVisible();
    await expect(page.locator('main')).toContainText(walker.words('errorPage.config', { key: 'smsCodeLength' }));
  });

  test('a chunk that is gone reloads the page once, then says so', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|ERR_FAILED/);
    const walker = createWalker(page, 'ru');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/how-it-works');
    await walker.sees('how-it-works', { focus: false });
    await page.route('**/assets/guide-*.js', (route) => route.abort());
    await page.locator('main a[href="/guide"]').click();
    await expect(errorPage(page, 500)).toBeVisible();
    expect(documents).toBe(2);
    await expect(page).toHaveURL((url) => url.pathname === '/guide');
    await page.unroute('**/assets/guide-*.js');
    await page.getByRole('button', { name: walker.words('btn.retry') }).click();
    await walker.sees('guide', { focus: false });
  });

  test('settings that did not come are asked for again by a tap, and when there is a network again', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const walker = createWalker(page, 'ru');
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/login');
    const error = page.locator('[data-screen="config-error"]');
    await expect(error).toContainText(walker.words('errorPage.noConfig'));
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: walker.words('btn.retry') }).click();
    await walker.sees('login', { focus: false });
    await page.route('**/config.json', (route) => route.abort());
    await page.reload();
    await expect(error).toBeVisible();
    await page.unroute('**/config.json');
    await context.setOffline(true);
    await context.setOffline(false);
    await walker.sees('login', { focus: false });
  });

  test('words that did not come at the start are asked for once more', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|ERR_FAILED|Failed to fetch/);
    const walker = createWalker(page, 'ru');
    let refused = 0;
    await page.route(/\/assets\/common-[^/]*\.js/, async (route) => {
      refused += 1;
      await (refused === 1 ? route.abort() : route.continue());
    });
    await page.goto('/login');
    await walker.sees('login', { focus: false });
    await page.getByLabel(walker.words('login.user')).fill('aidos');
    await expect(page.getByLabel(walker.words('login.user'))).toHaveValue('aidos');
    expect(refused).toBeGreaterThan(1);
  });

  test('a dialog or the menu without network: said, and the page stays', async ({ page, context, baseURL, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|ERR_FAILED|Unable to preload CSS/);
    const origin = baseURL ?? '';
    await bring(context, origin, await signedIn(origin, 'saule'));
    const walker = createWalker(page, 'ru');
    await page.route(/\/assets\/(menu|dialog)-[^/]*\.js/, (route) => route.abort());
    await page.goto('/my-applications');
    const list = page.locator('main ul li').first();
    await expect(list).toBeVisible();
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/menu-'));
    await page.getByRole('button', { name: walker.words('nav.menu') }).click();
    await lost;
    // The banner in sight says it, and nothing says it twice.
    await expect(page.locator('main').getByText(walker.words('error.offline'))).toHaveCount(1);
    await expect(page.locator('[data-snackbar]')).toHaveCount(0);
    await expect(list).toBeVisible();
    // With the network again that page may load itself anew, over what is opened here.
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/consents', { waitUntil: 'networkidle' });
    await walker.sees('consents', { focus: false });
    await context.setOffline(true);
    // Far down the page the banner is in sight, too.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: walker.words('nav.contactUs') }).click();
    await expect(page.getByRole('status').filter({ hasText: walker.words('error.offline') })).toHaveCount(1);
    await expect(page.locator('main').getByText(walker.words('error.offline'))).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-snackbar]')).toHaveCount(0);
    await walker.sees('consents', { focus: false });
  });

  test('a screen that breaks says so; Back and links lead on from it', async ({ page, guard }) => {
    guard.allow(/broken on purpose/);
    const walker = createWalker(page, 'ru');
    await page.route('**/assets/guide-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken on purpose"); };',
      }),
    );
    await page.goto('/how-it-works');
    await walker.sees('how-it-works', { focus: false });
    await page.locator('main a[href="/guide"]').click();
    await expect(errorPage(page, 500)).toBeVisible();
    await page.goBack();
    await walker.sees('how-it-works', { focus: false });
    await page.goForward();
    await expect(errorPage(page, 500)).toBeVisible();
    await page.locator('main a[href="/"]').click();
    await walker.sees('start', { focus: false });
  });

  test('without network nothing is reloaded; the page goes on when the network is back', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const walker = createWalker(page, 'ru');
    await page.goto('/login');
    await walker.sees('login', { focus: false });
    await context.setOffline(true);
    await page.locator('main a[href="/"]').click();
    await expect(page.getByText(walker.words('error.offline')).first()).toBeVisible();
    await expect(page.locator('[data-screen="login"]')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('[data-screen="start"]')).toBeVisible();
  });

  test('signing in without network is said; with the network back the next press signs in', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const walker = createWalker(page, 'ru');
    const asked = underway(page);
    const calls = page.waitForResponse(/\/assets\/services-/);
    await page.goto('/login');
    await walker.sees('login', { focus: false });
    // Nobody sent this visitor here.
    await expect(page.getByText(walker.words('login.asked'))).toHaveCount(0);
    await page.getByLabel(walker.words('login.user')).fill('aidos');
    await page.getByLabel(walker.words('login.pass'), { exact: true }).fill('demo-password');
    await calls;
    // With all that this part needs.
    await expect.poll(asked.all).toBe(0);
    await context.setOffline(true);
    await page.locator('[data-event="SIGN_IN"]').click();
    await expect(page.getByText(walker.words('error.offline')).first()).toBeVisible();
    await context.setOffline(false);
    await page.locator('[data-event="SIGN_IN"]').click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
