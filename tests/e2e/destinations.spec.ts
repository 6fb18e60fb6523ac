import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

const FILE = /\/assets\/destinations-[^/]*\.js$/;

test.describe('at a computer', () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test('a customer’s ways stand above the page, and say where it is', async ({ page, context, baseURL, axe }) => {
    const walker = createWalker(page, 'ru');
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    await page.goto('/');
    await walker.sees('home', { focus: false });
    const nav = page.locator('header').getByRole('navigation', { name: 'Меню' });
    await expect(nav.getByRole('link')).toHaveText(['Главная', 'Мои заявки', 'Мои согласия']);
    const here = nav.locator('[aria-current]');
    await expect(here).toHaveText('Главная');
    await nav.getByRole('link').nth(2).click();
    await walker.sees('consents');
    await expect(here).toHaveText('Мои согласия');
    await axe();
    await nav.getByRole('link').nth(1).click();
    await walker.sees('my-applications');
    await expect(here).toHaveText('Мои заявки');
    await page.locator('main').getByRole('link', { name: 'Toyota Camry' }).click();
    await walker.sees('claim-deal');
    // A claim belongs to the list that leads to it.
    await expect(nav.locator('[aria-current="page"]')).toHaveCount(0);
    await expect(here).toHaveText('Мои заявки');
  });

  test('the answers of banks, at an address of their own, belong to the list, too', async ({
    page,
    context,
    world: { origin },
    sandbox,
  }) => {
    const { id, person } = await claimAt(origin, sandbox, 'sent', AIDOS);
    await bring(context, origin, person);
    const walker = createWalker(page, 'ru');
    await page.goto(`/bank-response-waiting?claim=${id}`);
    await walker.sees('bank-response-waiting', { focus: false });
    const nav = page.locator('header').getByRole('navigation', { name: 'Меню' });
    await expect(nav.locator('[aria-current]')).toHaveText('Мои заявки');
    await expect(nav.locator('[aria-current="page"]')).toHaveCount(0);
    // Guests may read it, and for whoever has signed in it is a step of a claim.
    await page.goto('/general-agreement');
    await expect(page.locator('[data-screen="general-agreement"]')).toBeVisible();
    await expect(nav.locator('[aria-current]')).toHaveText('Мои заявки');
  });
});

test('a phone has the menu instead, and does not load what it would not show', async ({ page, context, baseURL }) => {
  const walker = createWalker(page, 'ru');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await page.goto('/');
  await walker.sees('home', { focus: false });
  await expect(page.locator('main ul li').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => FILE.test(path))).toEqual([]);
  // A tablet that is turned.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('header nav')).toBeVisible();
  expect(asked.filter((path) => FILE.test(path))).toHaveLength(1);
});

for (const path of ['/', '/guide', '/how-it-works'])
  test(`a guest at ${path} signs in from the header, in one line at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const enter = page.locator('header').getByRole('link', { name: 'Войти' });
    await expect(enter).toHaveAttribute('href', '/login');
    // Logo, sign-in and language, once the font has come: nothing goes below.
    const lines = () =>
      page.locator('header a, header button').evaluateAll((all) => {
        const middles = all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
        return new Set(middles.map(Math.round)).size;
      });
    await expect.poll(lines).toBe(1);
  });
