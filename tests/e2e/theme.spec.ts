import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

const settings = JSON.parse(readFileSync('public/config.json', 'utf8')) as object;

/** The installation's settings say these colours. */
const installed = (page: Page, theme: string): Promise<unknown> =>
  page.route('**/config.json', (route) => route.fulfill({ json: { ...settings, theme } }));

/** How light the page's ground is, 0 to 255, and what the browser is told of it. */
const ground = (page: Page) =>
  page.evaluate(() => ({
    light:
      Math.max(...(getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number)) > 128,
    scheme: document.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
  }));
const LIGHT = { light: true, scheme: 'light' };
const DARK = { light: false, scheme: 'dark' };

test('an installation may be dark: words stay readable from the first page to the banks', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await installed(page, 'dark');
  const walker = createWalker(page, 'ru');
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await expect.poll(() => ground(page)).toEqual(DARK);
  await walker.press('SIGN_IN');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await axe();
  await page.goto('/');
  await walker.sees('start', { focus: false });
  await axe();
  await page.goto('/client-claim-c2c');
  await walker.sees('c2c-car', { focus: false });
  await walker.submit('SUBMIT_CAR', example('car'));
  await walker.sees('c2c-seller');
  await axe();
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
  await page.goto('/my-applications');
  await walker.sees('my-applications', { focus: false });
  await expect(page.locator('main ul li').first()).toBeVisible();
  await axe();
});

test('an installation may follow the device, and goes with it when it changes', async ({ page }) => {
  await installed(page, 'system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guide');
  await expect.poll(() => ground(page)).toEqual(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toEqual(LIGHT);
});

test('whatever the device has, an installation is light unless it says otherwise', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const walker = createWalker(page, 'ru');
  await page.goto('/guide');
  await walker.sees('guide', { focus: false });
  expect(await ground(page)).toEqual(LIGHT);
});
