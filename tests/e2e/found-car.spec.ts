import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { APPLY } from './support/journey.ts';
import type { Language } from './support/texts.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** A car of the sandbox's announcement 100101: Toyota Camry of 2021 for 13 500 000, sold in Almaty. */
const find = async (page: Page, language: Language = 'ru'): Promise<Walker> => {
  const walker = createWalker(page, language);
  await page.goto(APPLY);
  await walker.sees('c2c-car', { focus: false });
  await walker.submit('FIND_PUBLICATION', { productId: '100101' });
  await expect(price(page)).toHaveValue('13\u00a0500\u00a0000');
  return walker;
};
const card = (page: Page) => page.locator('[data-found-car]');
const change = (page: Page) => card(page).getByRole('button');
const price = (page: Page) => page.locator('[name="price"]');

test('what an announcement tells is a card; its fields are folded, and sent', async ({ page, axe }) => {
  const walker = await find(page);
  await expect(card(page)).toContainText('Toyota Camry, 2021');
  await expect(card(page)).toContainText(/13.500.000.₸/);
  await expect(card(page)).toContainText('Алматы');
  await expect(card(page)).toContainText(walker.words('c2c.find.found', { id: '100101' }));
  // Of nine fields about the car none stands there any more: the link is all that was typed.
  await expect(page.locator('main form :is(input, select, textarea):visible')).toHaveCount(1);
  await axe();
  await walker.press('SUBMIT_CAR');
  await walker.sees('c2c-seller');
  await walker.press('BACK');
  await walker.sees('c2c-car');
  await expect(price(page)).toBeHidden();
});

test('the fields open by a press; changed ones stay open when the person comes back', async ({ page }) => {
  const walker = await find(page);
  await change(page).click();
  await expect(change(page)).toHaveAttribute('aria-expanded', 'true');
  await price(page).fill('13 000 000');
  await walker.press('SUBMIT_CAR');
  await walker.sees('c2c-seller');
  await walker.press('BACK');
  await walker.sees('c2c-car');
  await expect(price(page)).toBeVisible();
  await expect(price(page)).toHaveValue('13\u00a0000\u00a0000');
});

test('a reload brings the card again, folded as it was; what was changed stays', async ({ page }) => {
  const walker = await find(page);
  await page.reload();
  await expect(card(page)).toContainText('Toyota Camry, 2021');
  await expect(price(page)).toBeHidden();
  await walker.press('SUBMIT_CAR');
  await walker.sees('c2c-seller');
  await page.reload();
  await walker.sees('c2c-seller', { focus: false });
  await walker.press('BACK');
  await walker.sees('c2c-car');
  await expect(card(page)).toContainText('Toyota Camry, 2021');
  await expect(price(page)).toBeHidden();
  await change(page).click();
  await price(page).fill('13 000 000');
  await page.reload();
  await expect(price(page)).toBeVisible();
  await expect(price(page)).toHaveValue('13\u00a0000\u00a0000');
});

test('a refused field opens what it is folded into', async ({ page }) => {
  const walker = await find(page);
  await change(page).click();
  await page.locator('[name="plate"]').fill('?');
  await change(page).click();
  await expect(price(page)).toBeHidden();
  await walker.press('SUBMIT_CAR');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await page.locator('[data-error-summary] button').first().click();
  await expect(page.locator('[name="plate"]')).toBeFocused();
});

test('a card that does not come leaves the fields open', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/assets/found-car-*.js', (route) => route.abort());
  const walker = await find(page);
  await expect(price(page)).toBeVisible();
  await walker.press('SUBMIT_CAR');
  await walker.sees('c2c-seller');
});

test.describe('on a narrow page in Kazakh', () => {
  test.use({ language: 'kk', viewport: { width: 320, height: 700 } });

  test('the card holds its words', async ({ page, axe }) => {
    await find(page, 'kk');
    await expect(change(page)).toHaveText('Өзгерту');
    await expect(card(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await axe();
  });
});
