import { expect, type Page } from '@playwright/test';

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[data-modal], [data-drawer]') != null);

/** Closes what lies above the page by Escape. It hears the key a moment after it is seen: when it has the focus. */
export async function escape(page: Page): Promise<void> {
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.press('Escape');
}
