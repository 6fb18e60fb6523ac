import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = process.env['PICTURES'] ?? '';
const THEME = process.env['PICTURES_THEME'] ?? 'light';
/** Widths of a phone, of the narrowest phone and of a dealer's desk, px. */
const WIDTHS = [390, 320, 1280];

/** Pictures are asked for (`npm run shots -- --all`) instead of a check. */
export const WANTED = FOLDER !== '';

/** Takes the page as it stands at every width, and gives it its own width back. */
export async function pictured(page: Page, name: string): Promise<void> {
  const own = page.viewportSize();
  await page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), THEME);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
    await page.screenshot({
      path: join(FOLDER, `${name}.${width}.png`),
      fullPage: true,
      animations: 'disabled',
      scale: 'css',
    });
  }
  if (own) await page.setViewportSize(own);
}
