import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = process.env['PICTURES'] ?? '';
const THEMES = (process.env['PICTURES_THEME'] ?? 'light').split(',');
/** Widths of a phone, of the narrowest phone, of a tablet and of a dealer's desk, px. */
const WIDTHS = (process.env['PICTURES_WIDTH'] ?? '390,320,768,1280').split(',').map(Number);

/** A computer has a mouse and no finger: pages help on to the phone there. All widths of a run are of one kind of device. */
export const DEVICE = process.env['PICTURES_MOUSE'] === '1' ? { isMobile: false, hasTouch: false } : {};

/** Pictures are asked for (`npm run shots -- --all`) instead of a check. */
export const WANTED = FOLDER !== '';

/** What comes in a part of its own (help, what stands beside on a desk) belongs to the picture; nothing in a page says that none is left. */
const partsOn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const loaded = () => performance.getEntriesByType('resource').length;
    for (let still = 0, before = loaded(); still < 3;) {
      await new Promise((done) => requestIdleCallback(done));
      await new Promise((done) => setTimeout(done, 50));
      still = loaded() === before ? still + 1 : 0;
      before = loaded();
    }
  });

/** An open dialog is a picture of what the window shows: the page behind it is covered. */
const dialogOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null);

/** A bar that stays at the window's foot would lie over the middle of a whole page: at its own place it is seen as it is met. */
const unstick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(one);
      if (position === 'sticky' && bottom !== 'auto') one.style.position = 'static';
    }
  });

/** The bars' own style again. */
const restick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('body [style*=static]'))
      if (one.style.position === 'static') one.style.removeProperty('position');
  });

/** Takes the page as it stands at every width and in the colours asked for, and gives it its own width back. */
export async function pictured(page: Page, name: string): Promise<void> {
  const own = page.viewportSize();
  // What was pressed last does not look as if it were pointed at.
  await page.mouse.move(0, 0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
    await partsOn(page);
    const fullPage = !(await dialogOn(page));
    if (fullPage) await unstick(page);
    for (const theme of THEMES) {
      await page.evaluate((colours) => void (document.documentElement.dataset['theme'] = colours), theme);
      await page.screenshot({
        path: join(FOLDER, `${name}.${width}${theme === 'light' ? '' : `.${theme}`}.png`),
        fullPage,
        animations: 'disabled',
        scale: 'css',
      });
    }
    if (fullPage) await restick(page);
  }
  if (own) await page.setViewportSize(own);
}
