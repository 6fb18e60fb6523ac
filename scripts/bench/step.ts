import type { Browser, Page } from '@playwright/test';
import { examples as publications } from '../../schemas/shared/publication.form.ts';
import { examples as sellers } from '../../schemas/shared/seller.form.ts';
import { openPage } from './page.ts';
import { median } from './table.ts';
import { workedOf } from './thread.ts';

/** The seller's step, filled and sent, answers at once. Milliseconds to the paint; medians of one page. */
export interface Step {
  /** The first time, code and all. */
  readonly first: number;
  readonly again: number;
  readonly key: number;
  /** In the field that is written as a phone number; the bare page has no such field. */
  readonly maskedKey: number;
}

const TIMES = 4;
/** Of the thread's time: more, for it is counted, and some before them to warm up. */
const WARM = 5;
const TAPS = 20;
const LETTERS = [...'abcdefghijkl'];
const DIGITS = [...'7010000011'];

/** To the seller's step of the product: the car is that of an announcement. */
async function toSeller(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/client-claim-c2c`);
  await page.fill('[name="productId"]', publications.valid[0].productId);
  await page.click('[data-event="FIND_PUBLICATION"]');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="price"]')?.value);
  await page.click('[data-event="SUBMIT_CAR"]');
}
async function toBareSeller(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/floor`);
  await page.click('[data-event="START"]');
}

async function type(page: Page, field: string, keys: readonly string[]): Promise<number> {
  await page.fill(`[name="${field}"]`, '');
  await page.focus(`[name="${field}"]`);
  await page.evaluate(() => (window.notes.keys = []));
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((n) => window.notes.keys.length > n, i);
  }
  // The first key also pays for what comes with the first change of a form.
  return median((await page.evaluate(() => window.notes.keys)).slice(1));
}

async function tap(page: Page, event: string, leadsTo: string): Promise<number> {
  await page.evaluate((screen) => {
    window.awaited = screen;
    window.notes.steps = [];
  }, leadsTo);
  await page.click(`[data-event="${event}"]`);
  await page.waitForFunction(() => window.notes.steps.length > 0);
  return page.evaluate(() => window.notes.steps[0] ?? Number.NaN);
}

/**
 * What the page's thread works for one step, ms: counted by its own ticks, which other programs do not touch, the processor
 * not slowed; the median of many taps, after some to warm up.
 */
export async function threadOfStep(browser: Browser, origin: string): Promise<number> {
  const { page, wire, context } = await openPage(browser, false, { wanted: 'main', scripted: true });
  await toSeller(page, origin);
  await page.waitForSelector('[data-screen="c2c-seller"]');
  await page.waitForLoadState('networkidle');
  const { name, phone } = sellers.valid[0];
  await page.fill('[name="name"]', name);
  await page.fill('[name="phone"]', phone);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const worked = await workedOf(wire);
  const taps: number[] = [];
  for (let time = 0; time < WARM + TAPS; time += 1) {
    const before = await worked();
    await quietTap(page, 'SUBMIT_SELLER', 'c2c-terms');
    taps.push((await worked()) - before);
    await quietTap(page, 'BACK', 'c2c-seller');
  }
  await context.close();
  return median(taps.slice(WARM));
}

/** A tap from within the page, which is not asked anything until its screen stands and is painted. */
const quietTap = (page: Page, event: string, leadsTo: string): Promise<void> =>
  page.evaluate(
    ([pressed, screen]) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector(`[data-screen="${screen}"]`) === null) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(resolve, 200));
        };
        document.querySelector<HTMLElement>(`[data-event="${pressed}"]`)?.click();
        look();
      }),
    [event, leadsTo] as const,
  );

const MARKS = 10_000;
/** From a key to the painted list of a search among so many marks, all of them at hand. */
export async function search(browser: Browser, origin: string): Promise<number> {
  const { page, context } = await openPage(browser, false, { wanted: '[name="markId"]', scripted: true });
  const carMarks = Array.from({ length: MARKS }, (_, n) => ({ id: String(n), name: `Қала ${n % 97} Mark ${n}` }));
  await page.route('**/customers', (route) =>
    route.request().postData()?.includes('"carMarks"') === true
      ? route.fulfill({ json: { data: { carMarks } } })
      : route.continue(),
  );
  await page.goto(`${origin}/client-claim-c2c`);
  await page.click('[name="markId"]');
  await page.waitForSelector('[role="option"]');
  await page.waitForLoadState('networkidle');
  const letters = [...'mark 1234'];
  const key = await type(page, 'markId', letters);
  await context.close();
  return key;
}

/** @param bare the page of React and XState alone */
export async function step(browser: Browser, origin: string, bare: boolean): Promise<Step> {
  const { page, context } = await openPage(browser, false, { wanted: 'main', scripted: true });
  await (bare ? toBareSeller : toSeller)(page, origin);
  await page.waitForSelector('[data-screen="c2c-seller"]');
  // The next screen's chunk comes while nothing else happens.
  await page.waitForLoadState('networkidle');
  const key = await type(page, 'name', LETTERS);
  const maskedKey = await type(page, 'phone', DIGITS);
  const { name, phone } = sellers.valid[0];
  await page.fill('[name="name"]', name);
  await page.fill('[name="phone"]', phone);
  const taps: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    taps.push(await tap(page, 'SUBMIT_SELLER', 'c2c-terms'));
    await page.waitForLoadState('networkidle');
    await tap(page, 'BACK', 'c2c-seller');
  }
  await context.close();
  return { first: taps[0] ?? Number.NaN, again: median(taps.slice(1)), key, maskedKey };
}
