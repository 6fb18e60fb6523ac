import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { root } from '../../../scripts/lib/run.ts';
import { expect, test } from './fixtures.ts';
import type { PageGuard } from './page-guard.ts';

/**
 * The instruments of the browser tests, tried on a small page that does what it should not: each of them must be able
 * to fail.
 */
const folder = mkdtempSync(join(tmpdir(), 'harness-'));
const page = (lang: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>page</title><link rel="icon" href="data:,"></head><body>${body}<script src="/app.js"></script></body></html>`;
copyFileSync(join(root, 'public/config.json'), join(folder, 'config.json'));
writeFileSync(join(folder, 'index.html'), page('ru', '<main><h1 id="now">–</h1><div id="ticks">0</div></main>'));
writeFileSync(
  join(folder, 'app.js'),
  `
  setInterval(() => {
    document.getElementById('now').textContent = new Date().toISOString();
    document.getElementById('ticks').textContent = String(Number(document.getElementById('ticks').textContent) + 1);
  }, 1000);
  `,
);

test.use({ folder });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The guard's finding belongs to this test: without it the test must fail. */
const expectFault = (guard: PageGuard, pattern: RegExp) =>
  expect.poll(() => guard.faults().join('\n')).toMatch(pattern);

test('a healthy page has no faults', async ({ page, guard, axe }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await axe();
  expect(guard.faults()).toEqual([]);
});

test('an error in the console is a fault', async ({ page, guard }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('broken'));
  await expectFault(guard, /console: broken/);
  guard.allow(/broken/);
});

test('an exception and an unhandled rejection are faults', async ({ page, guard }) => {
  await page.goto('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
  });
  await expectFault(guard, /thrown/);
  await expectFault(guard, /rejected/);
  guard.allow(/thrown|rejected/);
});

test('markup from a string is blocked, and is a fault', async ({ page, guard }) => {
  await page.goto('/');
  const threw = await page.evaluate(() => {
    try {
      // oxlint-disable-next-line no-restricted-properties -- what must be blocked
      document.body.innerHTML = '<img src=x>';
      return false;
    } catch {
      return true;
    }
  });
  expect(threw).toBe(true);
  await expectFault(guard, /security policy: require-trusted-types-for/);
  guard.allow(/security policy|TrustedHTML|Trusted Type/i);
});

test('a foreign address is blocked, and is a fault', async ({ page, guard }) => {
  await page.goto('/');
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
  await expectFault(guard, /security policy: connect-src/);
  guard.allow(/security policy|Content Security Policy|Failed to load|Fetch API/i);
});

test('a refused call of a partner is no fault of the page', async ({ page, guard }) => {
  await page.goto('/');
  expect(await page.evaluate(async () => (await fetch('/services/auth/v1/users/me')).status)).toBe(401);
  expect(guard.faults()).toEqual([]);
});

test('a missing file is a fault', async ({ page, guard }) => {
  await page.goto('/');
  expect(await page.evaluate(async () => (await fetch('/assets/gone.js')).status)).toBe(404);
  await expectFault(guard, /Failed to load resource/);
  guard.allow(/Failed to load resource/);
});

test('an accessibility fault fails', async ({ page, axe }) => {
  await page.goto('/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  await expect(axe()).rejects.toThrow(/label: Form elements must have labels/);
});

test('a control named otherwise than it looks, a gap between headings and a column without a name fail', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  const add = (tag: string, words: string, within = 'main', name?: string) =>
    page.evaluate(
      (of) => {
        const one = document.createElement(of.tag);
        one.textContent = of.words;
        if (of.name !== undefined) one.setAttribute('aria-label', of.name);
        document.querySelector(of.within)?.append(one);
      },
      { tag, words, within, name },
    );
  await add('button', 'Send', 'main', 'Save');
  await expect(axe()).rejects.toThrow(/label-content-name-mismatch/);
  await add('h4', 'Deep');
  await expect(axe()).rejects.toThrow(/heading-order/);
  for (const [tag, within] of [
    ['table', 'main'],
    ['tr', 'table'],
    ['th', 'tr'],
  ] as const)
    await add(tag, '', within);
  await expect(axe()).rejects.toThrow(/empty-table-header/);
});

test('time starts at the fixed date on both sides and advances together', async ({ page, clock, sandbox }) => {
  await page.goto('/');
  const start = Date.parse('2026-02-01T10:00:00+05:00');
  const times = async () => [await page.evaluate(() => Date.now()), await sandbox.now()];
  for (const time of await times()) expect(Math.abs(time - start)).toBeLessThan(5000);

  const ticks = async () => Number(await page.locator('#ticks').textContent());
  const before = await ticks();
  await clock.advance(60_000);
  for (const time of await times()) expect(Math.abs(time - start - 60_000)).toBeLessThan(10_000);
  expect((await ticks()) - before).toBeGreaterThanOrEqual(60);

  await clock.advance(24 * 3_600_000);
  for (const time of await times()) expect(Math.abs(time - start - 60_000 - 24 * 3_600_000)).toBeLessThan(15_000);
  // Time goes on by itself afterwards.
  const later = await ticks();
  await expect.poll(ticks).toBeGreaterThan(later);
});

test('every test has fresh data and chosen faults', async ({ page, sandbox }) => {
  await page.goto('/');
  // What runs out of itself in seeded data is there; what somebody has done is not.
  expect((await sandbox.ledger()).filter(({ key }) => key !== null)).toEqual([]);
  await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 503 });
  const status = () => page.evaluate(async () => (await fetch('/services/auth/v1/users/me')).status);
  expect([await status(), await status()]).toEqual([503, 401]);
});

test.describe('in Kazakh', () => {
  test.use({ language: 'kk' });

  test('the page is told by its cookie', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.cookie)).toContain('locale=kk');
  });
});

test('the page is a phone', async ({ page }, info: TestInfo) => {
  await page.goto('/');
  expect(info.project.name).toBe('mobile');
  expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
});
