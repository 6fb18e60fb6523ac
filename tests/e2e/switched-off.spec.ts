import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

const NOTICE = { ru: 'Сегодня ночью — технические работы.', kk: 'Бүгін түнде техникалық жұмыстар.' };

/** The settings of the operator, without a release. */
const withSettings = (page: Page, more: object) =>
  page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...(JSON.parse(readFileSync(`${root}public/config.json`, 'utf8')) as object), ...more } }),
  );

test.describe('in Kazakh', () => {
  test.use({ language: 'kk' });

  test('a product that is switched off is offered nowhere; its address says so; what was begun goes on; a notice stands above', async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    const origin = baseURL ?? '';
    const aidos = await signedIn(origin, 'aidos');
    const { id } = await aidos.call('createInsuranceClaim', {
      body: { personalNumber: '900115399012', phone: '77000000001' },
    });
    await withSettings(page, { off: { products: ['car-insurance'], banks: [], insurers: [] }, notice: NOTICE });
    const walker = createWalker(page, 'kk');
    const insurance = page.locator('main a[href="/insurance/edit"]:visible');
    // It comes drawn with the link, and stands without.
    await page.goto('/');
    await walker.sees('start', { focus: false });
    await expect(page.getByText(NOTICE.kk)).toBeVisible();
    await expect(page.locator('main a[href="/client-claim-c2c"]:visible')).toHaveCount(1);
    await expect(insurance).toHaveCount(0);
    await bring(context, origin, aidos);
    await page.goto('/');
    await walker.sees('home', { focus: false });
    await expect(insurance).toHaveCount(0);
    await expect(page.getByRole('heading', { name: walker.words('home.insuranceTitle') })).toHaveCount(0);
    await page.goto('/insurance/edit');
    await expect(page.locator('[data-screen="error-503"]')).toBeVisible();
    await expect(page).toHaveTitle(walker.words('off.title'));
    await axe();
    await page.goto(`/insurance/${id}/edit`);
    await walker.sees('insurance-car', { focus: false });
  });
});

test('a browser without style sheets made by a program starts as ever; the address says that it is off', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
  await withSettings(page, { off: { products: ['credit-claim'], banks: [], insurers: [] } });
  await page.goto('/');
  await createWalker(page, 'ru').sees('start', { focus: false });
  await page.locator('main a[href="/client-claim-c2c"]').first().click();
  await expect(page.locator('[data-screen="error-503"]')).toBeVisible();
});

test('a person whose page is not drawn: words of the operator that do not come are asked for anew', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await withSettings(page, { notice: NOTICE });
  await page.route('**/assets/operator-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await createWalker(page, 'ru').sees('home', { focus: false });
  await expect(page.getByText(NOTICE.ru)).toBeVisible();
});

test('without such settings all is offered, and no notice stands', async ({ page }) => {
  await page.goto('/');
  await createWalker(page, 'ru').sees('start', { focus: false });
  await expect(page.locator('main a[href^="/insurance"]')).toHaveCount(1);
  await expect(page.getByText(NOTICE.ru)).toHaveCount(0);
});
