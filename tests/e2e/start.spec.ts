import type { Page } from '@playwright/test';
import { pageScreens } from '../../machines/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/** Pages that come drawn: they are seen before their program is there. */
const DRAWN = ['start', 'login', 'how-it-works', 'guide', 'agreement'] as const;
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
      if (shown?.checkVisibility({ visibilityProperty: true }))
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
        const title = walker.words(pageScreens[screen].title);
        await page.goto(pageScreens[screen].path, { waitUntil: 'commit' });
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

  test('the language can be switched', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    const letGo = await holdProgram(page);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    await page.locator('button[data-locale="kk"]').click();
    letGo();
    walker.speaks('kk');
    await walker.sees('how-it-works', { focus: false });
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
