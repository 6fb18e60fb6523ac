import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

const asAidos = async (context: BrowserContext, origin: string) =>
  bring(context, origin, await signedIn(origin, 'aidos'));

test.describe('a result opened without a claim', () => {
  test('shows the newest ones of its product, the one that waits first, and the way to all', async ({
    page,
    context,
    baseURL,
  }) => {
    await asAidos(context, baseURL ?? '');
    const walker = createWalker(page, 'ru');
    const main = page.locator('main');
    const rows = main.getByRole('list', { name: walker.words('list.newest') }).getByRole('article');
    await page.goto('/success');
    await walker.sees('success', { focus: false });
    // What has come to its end is not meant, though it is newer.
    await expect(rows).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('У вас есть действующий автокредит');
    await expect(main).toContainText(walker.words('list.foundText.loans'));
    const others = main.getByRole('link', { name: walker.words('list.others') });
    await expect(others).toHaveAttribute('href', /\/my-applications$/);
    // One column in the middle, whatever the width: what was found, the way to others, whom to ask.
    const tops = async () => {
      const help = main.locator('[data-help]');
      const boxes = await Promise.all([others, rows.first(), help].map((one) => one.boundingBox()));
      return boxes.map((box) => box ?? { x: NaN, y: NaN, width: NaN, height: NaN });
    };
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(async () => {
        const [way, card, help] = await tops();
        expect(way?.y).toBeGreaterThan(card?.y ?? NaN);
        expect(help?.y).toBeGreaterThan(way?.y ?? NaN);
        expect((card?.x ?? NaN) + (card?.width ?? NaN) / 2).toBeCloseTo(width / 2, 0);
        expect(card?.width).toBeGreaterThanOrEqual(width === 390 ? 340 : 400);
      }).toPass();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // Who is signed in has the menu here, too.
    await page
      .locator('header')
      .getByRole('button', { name: walker.words('nav.menu') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows.first()).toContainText('Toyota Camry');
    await expect(main.locator('[data-help] a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('[data-code]')).toHaveCount(0);

    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/my-applications\/[\w-]{36}$/);

    // Of a product that they have nothing of: that, and not what else there is.
    await page.goto('/insurance/payment/success');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(walker.words('list.noneTitle'));
    await expect(main).not.toContainText(walker.words('state.openFromList'));
    await expect(rows).toHaveCount(0);
    // Who may have paid is told so first, and nobody is offered to begin anew.
    await expect(main.locator('strong')).toHaveText(walker.words('ins.payCare'));
    await expect(main.locator('small')).toHaveText(walker.words('list.noneText.carInsurance'));
    // The one main button leads to all of them; whom to write to stands below, once.
    const first = main.locator('.button--tone_primary');
    await expect(first).toHaveText(walker.words('list.allInsurance'));
    await expect(first).toHaveAttribute('href', /\/my-applications\?product=insurance$/);
    await expect(main.locator('[data-help] a[href^="https://wa.me/"]')).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]')).toHaveCount(1);

    await page.goto('/sign-fail?kind=insurance');
    await expect(main).toContainText(walker.words('list.noneAsk'));
    await expect(main.getByRole('link', { name: walker.words('home.insuranceGo') })).toHaveCount(0);
  });

  test('does not say that no claim is open where only the newest are read', async ({ page, context, baseURL }) => {
    await asAidos(context, baseURL ?? '');
    const walker = createWalker(page, 'ru');
    await page.route(/graphql|customers/, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data?: { claims?: { hasNextPage: boolean } } };
      if (json.data?.claims) json.data.claims.hasNextPage = true;
      await route.fulfill({ response, json });
    });
    await page.goto('/success');
    await walker.sees('success', { focus: false });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(walker.words('list.foundTitle.both'));
  });

  test('is the way to all of them where they cannot be read, and nothing is said twice', async ({
    page,
    context,
    baseURL,
    sandbox,
    guard,
  }) => {
    guard.allow(/503/);
    await asAidos(context, baseURL ?? '');
    const walker = createWalker(page, 'ru');
    await sandbox.faults({ operationId: 'claims', kind: 'status', status: 503, times: 9 });
    await page.goto('/success');
    await walker.sees('success', { focus: false });
    const main = page.locator('main');
    await expect(main.getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('list', { name: walker.words('list.newest') })).toHaveCount(0);
    await expect(page.locator('[data-snackbar]')).toHaveCount(0);
    await expect(main.getByRole('link', { name: walker.words('nav.myApplications') })).toBeVisible();
  });

  test('asks for nothing where nobody is signed in', async ({ page }) => {
    const walker = createWalker(page, 'ru');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('graphql')) asked.push(request.url());
    });
    await page.goto('/process-fail', { waitUntil: 'networkidle' });
    await walker.sees('process-fail', { focus: false });
    await expect(page.locator('[data-help] a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('header').getByRole('button', { name: walker.words('nav.menu') })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
