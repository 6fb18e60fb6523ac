import type { Page } from '@playwright/test';
import type { Bank } from '../../openapi/index.ts';
import { annuity } from '../../schemas/facts/loan.ts';
import { group, money } from '../../src/i18n/format.ts';
import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { APPLY, example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

const range = (page: Page) => page.locator('[data-range]');
const price = (page: Page) => page.locator('[name="price"]');
const fee = (page: Page) => page.locator('[name="initialFee"]');
const start = (page: Page) => page.locator(`main a[href="${APPLY}"]`);
/** By the terms of the sandbox the lowest and the highest rate for a used car of a person, 40 % down: 25 and 34 %. */
const rangeAt = (principal: number, months: number): string =>
  `${group(annuity(principal, 25, months))} – ${money(annuity(principal, 34, months))}`;

test('a guest moves two sliders, sees the range, and goes on with these terms', async ({ page, baseURL, axe }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/');
  await walker.sees('start', { focus: false });
  await expect(range(page)).toHaveText(rangeAt(8_100_000, 60));
  await expect(page.locator('[data-example]')).toContainText('Дала Демо Банк');
  // 25 % a year, each month a twelfth of it: (1 + 0.25 / 12) to the twelfth, less one.
  const row = page.locator('main li').filter({ hasText: 'Дала Демо Банк' });
  await expect(row).toHaveText(/ГЭСВ\s28,1\s%/);
  const lenders = page.locator('main li').filter({ hasText: /ГЭСВ\s\d/ });
  await expect(lenders).toHaveCount(5);
  // Of those the one with the lowest rate, and no other.
  await expect(lenders.filter({ hasText: walker.words('c2c.terms.lowest') })).toHaveText(/Дала Демо Банк/);
  await expect(start(page)).toHaveText(walker.words('start.go'));
  await axe();
  await page.getByRole('slider', { name: walker.words('loan.termOnly') }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(range(page)).toHaveText(rangeAt(8_100_000, 54));
  // The down payment keeps its share of the price.
  await page.getByRole('slider', { name: walker.words('car.price') }).focus();
  await page.keyboard.press('PageDown');
  await expect(price(page)).toHaveValue('13\u00a0000\u00a0000');
  await expect(fee(page)).toHaveValue('5\u00a0200\u00a0000');
  await expect(range(page)).toHaveText(rangeAt(7_800_000, 54));
  await expect(start(page)).toHaveText(walker.words('start.goSo'));
  await start(page).click();
  await walker.sees('c2c-car');
  expect(page.url()).toBe(`${baseURL}${APPLY}`);
  await expect(price(page)).toHaveValue('13\u00a0000\u00a0000');
  await walker.submit('SUBMIT_CAR', { ...example('car'), price: '13 000 000' });
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  await expect(fee(page)).toHaveValue('5\u00a0200\u00a0000');
  await expect(page.locator('[name="term"]')).toHaveValue('54');
  await walker.press('SUBMIT_TERMS');
  await walker.sees('c2c-me');
  // Other terms, wished anew on the first page, where the former stand: asked again where they are said, with the rest as
  // it was.
  await page.goto('/');
  await expect(price(page)).toHaveValue('13\u00a0000\u00a0000');
  await expect(range(page)).toHaveText(rangeAt(7_800_000, 54));
  await fee(page).fill('6 000 000');
  await start(page).click();
  await walker.sees('c2c-car');
  await expect(price(page)).toHaveValue('13\u00a0000\u00a0000');
  await expect(page.locator('[name="mileage"]')).toHaveValue('68000');
});

test('what is paid beside the loan says its price and who demands it, as far as banks tell', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  const form = page.locator('main form');
  await page.goto(APPLY);
  await walker.submit('SUBMIT_CAR', { ...example('car'), price: '10 000 000' });
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  await fee(page).fill('4 000 000');
  const aYear = (sum: number) => words('c2c.terms.aYear', { sum: money(sum) });
  const demanded = (banks: string) => words('c2c.terms.demanded', { banks });
  await expect(form).toContainText(`${aYear(351_000)} ${demanded('Орда Демо Банк')}`);
  await expect(form).toContainText(`${aYear(60_000)} ${words('c2c.terms.lifeNote')}`);
  await expect(form).toContainText(
    `${words('c2c.terms.gpsCost', { once: money(120_000), month: money(2_500) })} ${demanded('MCF')}`,
  );
  await expect(form).toContainText(words('c2c.terms.incomeRefused', { banks: 'Дала Демо Банк, Eubank' }));

  // With a smaller down payment they would not lend at all: they demand nothing of it.
  await fee(page).fill('2 000 000');
  await expect(form).toContainText(words('c2c.terms.incomeNote'));
  await expect(form).toContainText(demanded('MCF'));
  await expect(form).not.toContainText(demanded('Орда Демо Банк'));
  await fee(page).fill('4 000 000');

  // A bank that tells of no prices and demands nothing.
  const banks = bodyOf<Bank[]>('listBanks', 'banks').filter(({ terms }) => terms.extras === undefined);
  await answerWith(sandbox, { listBanks: banks });
  await page.reload();
  await expect(form).toContainText(words('c2c.terms.incomeRefused', { banks: 'Дала Демо Банк' }));
  await expect(form).toContainText(words('c2c.terms.cascoNote'));
  await expect(form).toContainText(words('c2c.terms.gpsNote'));
  await expect(form).not.toContainText(/в год/);
});

test('what was typed into the calculator is there after a reload and after a way back', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/');
  await walker.sees('start', { focus: false });
  await price(page).fill('9 000 000');
  await expect(range(page)).toHaveText(rangeAt(5_400_000, 60));
  await page.reload();
  await expect(price(page)).toHaveValue('9\u00a0000\u00a0000');
  await expect(range(page)).toHaveText(rangeAt(5_400_000, 60));
  await expect(start(page)).toHaveText(walker.words('start.goSo'));
  await start(page).click();
  await walker.sees('c2c-car');
  await page.goBack();
  await walker.sees('start');
  await expect(price(page)).toHaveValue('9\u00a0000\u00a0000');
  await expect(fee(page)).toHaveValue('3\u00a0600\u00a0000');
});

test('a person sees their own page at the same address, and the calculator when they ask for it', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  await page.goto('/');
  await walker.sees('home', { focus: false });
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('button', { name: walker.words('home.calculate') }).press('Enter');
  await expect(page.getByRole('heading', { name: walker.words('home.c2cTitle') })).toBeFocused();
  await expect(range(page)).toHaveText(rangeAt(8_100_000, 60));
  await page.getByRole('slider', { name: walker.words('loan.termOnly') }).press('ArrowLeft');
  await expect(range(page)).toHaveText(rangeAt(8_100_000, 54));
  await axe();
  await start(page).click();
  await walker.sees('c2c-car');
  await expect(price(page)).toHaveValue('13\u00a0500\u00a0000');
});

test.describe('in Kazakh', () => {
  test.use({ language: 'kk', viewport: { width: 320, height: 700 } });

  test('who is known signs in from the first page, and comes to their own', async ({ page, axe }) => {
    const walker = createWalker(page, 'kk');
    await page.goto('/');
    await walker.sees('start', { focus: false });
    await expect(page.locator('label').first()).toHaveText('Көлік бағасы');
    await axe();
    await page.getByRole('link', { name: 'Кіру', exact: true }).press('Enter');
    await walker.sees('login');
    await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
    await walker.sees('home');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: walker.words('nav.menu') }).click();
    await walker.press('SIGN_OUT');
    await walker.sees('login');
  });
});

test('who only looks is asked for everything', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/');
  await expect(range(page)).toBeVisible();
  await start(page).click();
  await walker.sees('c2c-car');
  await expect(price(page)).toHaveValue('');
});

test('a sum that no loan is given for is answered in words', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/');
  await expect(range(page)).toBeVisible();
  await fee(page).fill('14 000 000');
  await expect(page.getByText(walker.words('calculator.enter'))).toBeVisible();
  await price(page).fill('100 000');
  await expect(page.getByText(/^Укажите цену от 500.000.₸ до 75.000.000.₸\.$/)).toBeVisible();
  await expect(range(page)).toHaveCount(0);
});

test('banks that cannot be read are said and asked again; the claim can be begun', async ({ page, sandbox, guard }) => {
  guard.allow(/Failed to load resource/);
  const walker = createWalker(page, 'ru');
  await sandbox.faults({ operationId: 'listBanks', kind: 'status', status: 500, times: 99 });
  await page.goto('/');
  await expect(page.getByText(walker.words('calculator.noBanks'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: walker.words('btn.retry') }).click();
  await expect(range(page)).toHaveText(rangeAt(8_100_000, 60));
});

for (const width of [320, 390, 768, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, language: width === 320 ? 'kk' : 'ru' });

    test('the page has its places before the calculator comes, and nothing moves when it does', async ({
      page,
      axe,
    }) => {
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/assets/load-*.js', async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto('/');
      const place = () => start(page).evaluate((link) => link.getBoundingClientRect().top + scrollY);
      // Who has applied looks for the way in at the top: in one line with the logo, in Kazakh and at 320 px, too.
      const bar = page.locator('header > div');
      const signIn = bar.locator('a[href="/login"]');
      await expect(signIn).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height).toBe(68);
      const before = await place();
      letGo();
      await expect(range(page)).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(3);
      expect(await place()).toBe(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(range(page)).toBeInViewport();
      await axe();
    });
  });

test('a calculator that does not come leaves a whole page', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load/);
  const walker = createWalker(page, 'ru');
  await page.route('**/assets/load-*.js', (route) => route.abort());
  await page.goto('/');
  await walker.sees('start', { focus: false });
  await expect(start(page)).toBeInViewport();
  await start(page).click();
  await walker.sees('c2c-car');
});
