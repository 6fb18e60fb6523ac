import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { expect, test } from './support/fixtures.ts';
import { APPLY } from './support/journey.ts';
import { type Front, secondBuild, startFront } from './support/two-builds.ts';
import { createWalker } from './support/walker.ts';

const first = process.env['E2E_DIST'] ?? join(root, 'dist');
const base = mkdtempSync(join(tmpdir(), 'releases-'));
const second = join(base, 'second');
secondBuild(first, second);
// A worker may come back to this file after another one: what stands there stays as long as the worker.
process.once('exit', () => rmSync(base, { recursive: true, force: true }));

const scriptsOf = (folder: string): Set<string> =>
  new Set(readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js')));
const builds = { first: scriptsOf(first), second: scriptsOf(second) };

let front: Front;
test.beforeEach(async ({ world }) => {
  front = await startFront(world.origin);
});
test.afterEach(() => front.stop());

/** The scripts that came since, by the build that they are of; `lost`: answered with an error. */
const watched = (page: Page) => {
  const seen = { first: 0, second: 0, lost: 0 };
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (response.status() >= 400) seen.lost += 1;
    else if (builds.first.has(name)) seen.first += 1;
    else if (builds.second.has(name)) seen.second += 1;
  });
  return () => {
    const now = { ...seen };
    Object.assign(seen, { first: 0, second: 0, lost: 0 });
    return now;
  };
};

/** The build whose program runs. */
const buildOf = async (page: Page): Promise<string> => {
  const src = (await page.locator('script[type="module"]').first().getAttribute('src')) ?? '';
  const name = src.split('/').at(-1) ?? '';
  return builds.first.has(name) ? 'first' : builds.second.has(name) ? 'second' : `none: ${src}`;
};

test('the builds have no script in common', () => {
  expect(builds.first.size).toBeGreaterThan(50);
  expect(builds.second.size).toBe(builds.first.size);
  expect([...builds.first].filter((name) => builds.second.has(name))).toEqual([]);
});

test('an open page goes on over a release, and over the way back; what was typed stays', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  const since = watched(page);
  const price = page.locator('[name="price"]');
  const typed = '9\u00A0000\u00A0000';
  const toGuide = page.locator('main a[href="/guide"]');

  front.serve(first);
  await page.goto(`${front.origin}/how-it-works`);
  await walker.sees('how-it-works', { focus: false });
  expect(since()).toMatchObject({ second: 0, lost: 0 });
  front.serve(second, first);
  await toGuide.click();
  await walker.sees('guide');
  const across = since();
  expect(await buildOf(page)).toBe('first');
  expect(across).toMatchObject({ second: 0, lost: 0 });
  expect(across.first).toBeGreaterThan(0);

  front.serve(first);
  await page.goto(`${front.origin}/`);
  await walker.sees('start', { focus: false });
  await price.fill('9 000 000');
  await expect(page.locator('[data-range]')).toBeVisible();
  await page.locator(`main a[href="${APPLY}"]`).click();
  await walker.sees('c2c-car');
  since();
  front.serve(second, first);
  await page.reload();
  await walker.sees('c2c-car', { focus: false });
  await expect(price).toHaveValue(typed);
  expect(since().lost).toBe(0);
  expect(await buildOf(page)).toBe('second');

  // The way back: a page of the newer build goes on in its turn.
  await page.goto(`${front.origin}/how-it-works`);
  await walker.sees('how-it-works', { focus: false });
  since();
  front.serve(first, second);
  await toGuide.click();
  await walker.sees('guide');
  const back = since();
  expect(back).toMatchObject({ first: 0, lost: 0 });
  expect(back.second).toBeGreaterThan(0);
  await page.goto(`${front.origin}${APPLY}`);
  await walker.sees('c2c-car', { focus: false });
  await expect(price).toHaveValue(typed);
  expect(since().lost).toBe(0);
  expect(await buildOf(page)).toBe('first');
});

test('a page whose parts nobody has any more is loaded anew, once, where it was going', async ({ page, guard }) => {
  guard.allow(/status of 404|Refused to apply style/);
  const walker = createWalker(page, 'ru');
  const since = watched(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  front.serve(first);
  await page.goto(`${front.origin}/how-it-works`);
  await walker.sees('how-it-works', { focus: false });
  since();
  front.serve(second);
  await page.locator('main a[href="/guide"]').click();
  await expect(page).toHaveURL((url) => url.pathname === '/guide');
  await walker.sees('guide', { focus: false });
  expect(documents).toBe(2);
  expect(since().second).toBeGreaterThan(0);
  expect(await buildOf(page)).toBe('second');
});
