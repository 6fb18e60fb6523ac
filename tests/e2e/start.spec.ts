import type { Page } from '@playwright/test';
import { screenSpec } from '../../machines/screens.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { wordsIn } from './support/texts.ts';
import { createWalker } from './support/walker.ts';

/** Pages that come drawn: they are seen before their program is there. */
const DRAWN = ['start', 'login', 'how-it-works', 'guide', 'agreement', 'c2c-car'] as const;
const LANGUAGES = ['ru', 'kk'] as const;

/** Keeps the program back until it is let go; the page stands as it was drawn. */
const holdProgram = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/packages-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
};

/** Every screen and language that was ever on show, frame by frame. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const shown = document.querySelector<HTMLElement>('#root [data-screen]');
      // While it is still being read, a screen may stand there without its heading.
      if (document.readyState !== 'loading' && shown?.checkVisibility({ visibilityProperty: true }))
        seen.add(`${shown.dataset.screen} ${shown.querySelector('h1')?.textContent}`);
      requestAnimationFrame(look);
    };
    look();
  });
const frames = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

const firstHeading = (page: Page) => page.locator('#root h1');

for (const language of LANGUAGES) {
  test.describe(`a drawn page, ${language}`, () => {
    test.use({ language });

    for (const screen of DRAWN)
      test(`${screen} is seen in its language before the program, which takes it over as it is`, async ({ page }) => {
        const walker = createWalker(page, language);
        await watchFrames(page);
        const letGo = await holdProgram(page);
        const title = walker.words(screenSpec(screen).title);
        await page.goto(screenSpec(screen).path ?? '', { waitUntil: 'commit' });
        await expect(firstHeading(page)).toHaveText(title);
        await expect(page).toHaveTitle(`${title} — ${walker.words('brand.main')}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // Its words are asked for before the program, which would have to wait for them.
        await expect(page.locator('link[rel="modulepreload"][href*="/common-"]')).toHaveCount(1);
        await firstHeading(page).evaluate((heading) => heading.setAttribute('data-same', ''));
        letGo();
        await walker.sees(screen, { focus: false });
        await expect(page.locator('h1[data-same]')).toHaveCount(1);
        expect(await frames(page)).toEqual([`${screen} ${title}`]);
      });
  });
}

test.describe('before the program stands', () => {
  test('what is typed stays, what is pressed is done: signing in', async ({ page, context, baseURL }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('[name="username"]').fill('aidos');
    await page.locator('[name="password"]').fill('demo-password');
    await page.locator('[data-event="SIGN_IN"]').click();
    await expect(page.locator('[data-event="SIGN_IN"]')).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(`${baseURL}/login`);
    letGo();
    await walker.sees('home');
    expect((await context.cookies()).map(({ name }) => name)).toContain('main_access_token');
  });

  test('Enter sends nothing to the address; typing goes on where it was', async ({ page, baseURL }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const user = page.locator('[name="username"]');
    await user.pressSequentially('ados');
    await user.press('Home');
    await user.press('ArrowRight');
    letGo();
    await walker.sees('login', { focus: false });
    await expect(user).toBeFocused();
    await user.press('i');
    await expect(user).toHaveValue('aidos');
    await user.press('Enter');
    // The empty password is told: the user was heard.
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(user).toHaveValue('aidos');
    expect(page.url()).toBe(`${baseURL}/login`);
  });

  test('a link that is pressed is followed without another page', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    let documents = 0;
    page.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
    const letGo = await holdProgram(page);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await page.locator('main a[href="/guide"]').click();
    letGo();
    await walker.sees('guide');
    expect(documents).toBe(1);
  });

  test('what is folded opens, and stays open', async ({ page }) => {
    const letGo = await holdProgram(page);
    await page.goto('/agreement', { waitUntil: 'commit' });
    const fold = page.locator('main details').nth(1);
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    letGo();
    await createWalker(page, 'ru').sees('agreement', { focus: false });
    await expect(fold).toHaveAttribute('open', '');
  });

  test('the language can be switched', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await page.locator('button[data-locale="kk"]').click();
    letGo();
    walker.speaks('kk');
    await walker.sees('how-it-works', { focus: false });
  });

  test('every control is of a kind that is kept, or that the browser itself obeys', async ({ page }) => {
    await holdProgram(page);
    for (const path of [...DRAWN.map((screen) => screenSpec(screen).path ?? ''), '/credit-insurance-mycar']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(firstHeading(page)).toBeVisible();
      const others = await page
        .locator('#root :is(a, summary, audio, video, iframe, [tabindex="0"], [contenteditable], [role="button"])')
        .evaluateAll((all) =>
          all
            // The browser opens and closes what is folded, calls, and leaves for another site.
            .filter(
              (one) => !one.matches('button, a[href^="/"], a[href^="tel:"], a[target="_blank"], details > summary'),
            )
            .map((one) => `${one.tagName} ${one.textContent}`),
        );
      expect(others, path).toEqual([]);
    }
  });

  const PRESSED: readonly { what: string; path: string; press: string; done: string }[] = [
    {
      what: 'a password is shown',
      path: '/login',
      press: '[name="password"] ~ * button',
      done: '[name="password"][type="text"]',
    },
    {
      what: 'the menu opens',
      path: '/credit-insurance-mycar',
      press: 'header [aria-haspopup]',
      done: '[role="dialog"]',
    },
    { what: 'the header is skipped', path: '/guide', press: '#root button:first-of-type', done: 'main:focus' },
    {
      what: 'the way back is gone',
      path: '/how-it-works',
      press: '[data-event="BACK"]',
      done: '[data-screen="start"]',
    },
  ];
  for (const { what, path, press, done } of PRESSED)
    test(what, async ({ page }) => {
      const letGo = await holdProgram(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(press).first().dispatchEvent('click');
      await expect(page.locator(done)).toHaveCount(0);
      letGo();
      await expect(page.locator(done)).toBeVisible();
    });

  test('"Начать" leads into the flow', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await page.locator('main a[href="/client-claim-c2c"]').click();
    letGo();
    await walker.sees('c2c-car');
  });

  test('the first screen of a flow takes every kind of answer, and keeps it as a draft', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    let letGo = await holdProgram(page);
    await page.goto('/client-claim-c2c', { waitUntil: 'commit' });
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await page.locator('[name="carType"][value="used"]').check({ force: true });
    await field('engineType').selectOption('petrol');
    await field('plate').fill('123 ABC 02');
    await field('markId').fill('Той');
    await field('price').pressSequentially('5000000');
    await field('price').press('ArrowLeft');
    letGo();
    await walker.sees('c2c-car', { focus: false });
    await expect(field('price')).toBeFocused();
    await expect(field('price')).toHaveValue('5\u00a0000\u00a0000');
    // Typing goes on where it was.
    await field('price').press('1');
    await expect(field('price')).toHaveValue('50\u00a0000\u00a0010');
    await expect(field('markId')).toHaveValue('Той');
    await expect(field('markId')).toHaveAttribute('aria-expanded', 'false');
    const given = async () => {
      await expect(page.locator('[name="carType"][value="used"]')).toBeChecked();
      await expect(field('engineType')).toHaveValue('petrol');
      await expect(field('plate')).toHaveValue('123 ABC 02');
      await expect(field('price')).toHaveValue('50\u00a0000\u00a0010');
    };
    await given();
    // Loaded again, nobody sees the form without what was typed.
    await page.unrouteAll();
    letGo = await holdProgram(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('#load-notice')).toBeAttached();
    await expect(page.locator('script[type="module"]')).toBeAttached();
    await expect(page.locator('#root form')).toHaveCount(0);
    letGo();
    await walker.sees('c2c-car', { focus: false });
    await given();
  });

  test('a press on the first screen of a flow is obeyed by the form it belongs to', async ({ page, baseURL }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/client-claim-c2c', { waitUntil: 'commit' });
    await page.locator('[name="productId"]').fill('1');
    await page.locator('[data-event="SUBMIT_CAR"]').click();
    expect(page.url()).toBe(`${baseURL}/client-claim-c2c`);
    letGo();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(page.locator('[name="productId"]')).toHaveValue('1');
    await walker.sees('c2c-car', { focus: false, refused: true });
  });

  test('the list of a field that was tapped opens', async ({ page }) => {
    const letGo = await holdProgram(page);
    await page.goto('/client-claim-c2c', { waitUntil: 'commit' });
    await page.locator('[name="markId"]').click();
    letGo();
    await expect(page.locator('[name="markId"]')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[name="markId"]')).toBeFocused();
  });

  test('a guest signs in at the closed address itself, and is led on', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/insurance/edit', { waitUntil: 'commit' });
    await expect(firstHeading(page)).toHaveText(walker.words(screenSpec('login').title));
    await page.locator('[name="username"]').fill('aidos');
    await page.locator('[name="password"]').fill('demo-password');
    await page.locator('[data-event="SIGN_IN"]').click();
    letGo();
    await walker.sees('insurance-begin');
  });

  test('the outline of a page stands where only a call says what follows', async ({ page, guard }) => {
    guard.allow(/404/);
    const letGo = await holdProgram(page);
    await page.goto(`/link/${'a'.repeat(22)}`, { waitUntil: 'commit' });
    await expect(page.locator('main [class*="skeleton"]').first()).toBeVisible();
    await page.locator('button[data-locale="kk"]').click();
    letGo();
    await expect(page.locator('[data-screen="link-missing"] h1')).toHaveText(
      wordsIn('kk')(screenSpec('link-missing').title),
    );
  });

  test('a program that does not come leaves the links to the browser', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route('**/assets/packages-*.js', (route) => route.abort());
    await page.goto('/how-it-works');
    await page.locator('main a[href="/guide"]').click();
    await expect(page).toHaveURL((url) => url.pathname === '/guide');
  });
});

test.describe('another page than the one drawn', () => {
  for (const path of ['/login', '/'])
    test(`a signed-in visitor never sees the guest's page at ${path}`, async ({ page, context, baseURL }) => {
      await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
      const walker = createWalker(page, 'ru');
      await watchFrames(page);
      await page.goto(path);
      await walker.sees('home', { focus: false });
      expect((await frames(page)).filter((seen) => !seen.startsWith('home '))).toEqual([]);
    });

  test('nor does a signed-in visitor see the sign-in page where their list follows', async ({
    page,
    context,
    baseURL,
  }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    await watchFrames(page);
    await page.goto('/my-applications');
    await walker.sees('my-applications', { focus: false });
    expect((await frames(page)).filter((seen) => !seen.startsWith('my-applications '))).toEqual([]);
  });

  test('a signed-in visitor begins at the first screen of a flow as it came', async ({ page, context, baseURL }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/client-claim-c2c', { waitUntil: 'commit' });
    await page.locator('[name="plate"]').fill('123 ABC 02');
    await firstHeading(page).evaluate((heading) => heading.setAttribute('data-same', ''));
    letGo();
    await walker.sees('c2c-car', { focus: false });
    await expect(page.locator('[name="plate"]')).toHaveValue('123 ABC 02');
    await expect(page.locator('h1[data-same]')).toHaveCount(1);
  });

  test('nor does whom the marketplace sends see the guide', async ({ page }) => {
    await watchFrames(page);
    await page.goto('/guide?utm_source=marketplace&applicationId=777');
    // A guest signs in first, and is led there afterwards.
    await expect(page).toHaveURL((url) => url.pathname === '/login');
    await expect(page.locator('#root [data-screen]')).toBeVisible();
    expect((await frames(page)).filter((seen) => seen.startsWith('guide '))).toEqual([]);
  });

  test('settings that changed since the build are printed', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    await page.route('**/config.json', async (route) => {
      const settings = (await (await route.fetch()).json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...settings, companyLine: { ru: 'ТОО «Другая линия»', kk: '«Басқа жол» ЖШС' } } });
    });
    const letGo = await holdProgram(page);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await firstHeading(page).evaluate((heading) => heading.setAttribute('data-same', ''));
    letGo();
    await walker.sees('how-it-works', { focus: false });
    await expect(page.locator('footer')).toContainText('ТОО «Другая линия»');
    await expect(page.locator('h1[data-same]')).toHaveCount(1);
  });
});

test.describe('how it goes', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('is told by the same milestones before a claim and beside its first step', async ({ page }) => {
    const SIX = ['Заявка', 'Личность', 'Анкета', 'Ответы банков', 'Подписание', 'Сделка'];
    const names = () => page.locator('main ol h2, main ol h3');
    await page.goto('/');
    await expect(names()).toHaveText(SIX);
    await page.goto('/how-it-works');
    await expect(names()).toHaveText(SIX);
    await page.goto('/client-claim-c2c');
    for (const [index, name] of SIX.entries()) await expect(names().nth(index)).toContainText(name);
    await expect(names()).toHaveCount(SIX.length);
  });
});
