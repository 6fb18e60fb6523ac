import type { Page } from '@playwright/test';
import type { Words } from './texts.ts';

/** An offer of a bank on the page of its answers. */
export const offersOf = (page: Page) => page.locator('[data-offer]');

/** Opens every offer that shows its figures alone. */
export const openOffers = async (page: Page): Promise<void> => {
  await offersOf(page).first().waitFor();
  // From the last: each that is opened is no longer among them.
  for (const more of (await offersOf(page).locator('[aria-expanded="false"]').all()).toReversed()) await more.click();
};

/** Picks the offer of a bank and goes on with it. */
export const chooseBank = async (page: Page, words: Words, bank: string): Promise<void> => {
  await page.getByRole('radio', { name: bank }).check();
  await page.getByRole('button', { name: words('b.goOnWith', { bank }) }).click();
};
