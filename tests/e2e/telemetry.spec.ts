import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { MAPS, resolveStack } from '../../scripts/lib/source-maps.ts';
import { isBatch, type TelemetryRecord } from '../../schemas/telemetry.schema.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS, apply } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

test.use({ telemetry: true });

interface Told {
  /** As they were sent. */
  readonly bodies: string[];
  readonly records: () => TelemetryRecord[];
}
const told = async (page: Page): Promise<Told> => {
  const bodies: string[] = [];
  // Playwright knows the address of a beacon, and nothing of its body.
  await page.exposeFunction('toldByBeacon', (body: string) => void bodies.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((window as unknown as { toldByBeacon(text: string): void }).toldByBeacon);
      return send(address, body);
    };
  });
  page.on('request', (request) => {
    const body = request.postData();
    if (new URL(request.url()).pathname === '/telemetry' && body !== null) bodies.push(body);
  });
  const records = () =>
    bodies.flatMap((body) => {
      const batch: unknown = JSON.parse(body);
      if (!isBatch(batch)) throw new Error(`Not allow-listed: ${body}`);
      return [...batch.records];
    });
  return { bodies, records };
};
/** The page goes out of sight: what waits is sent. */
const hide = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

const console_ = async (page: Page, section: string) => {
  await page.goto(`/sandbox?section=${section}`);
  return page.locator(`[data-screen="console-${section}"]`);
};
/** What stands at the end of the page for the support. */
const code = async (page: Page): Promise<string> => {
  const read = async () => /[B-DF-HJ-NP-RTV-Z]{4}(?=\s*$)/m.exec(await page.locator('main').innerText())?.[0] ?? '';
  await expect.poll(read).not.toBe('');
  return read();
};

test('the funnel shows how far a visit came, and nothing of who came', async ({ page, sandbox }) => {
  const { bodies, records } = await told(page);
  await apply(createWalker(page, 'ru'), AIDOS);
  await hide(page);
  interface Flow {
    flow: string;
    states: { state: string; entered: number; ended: number; milestone: string | null }[];
  }
  const funnel = () => sandbox.call<Flow[]>('GET', 'funnel');
  await expect.poll(async () => (await funnel()).map(({ flow }) => flow)).toEqual(['credit-claim']);
  const [{ states } = { states: [] }] = await funnel();
  expect(states.slice(0, 4).map(({ state, entered, ended }) => [state, entered, ended])).toEqual([
    ['car', 1, 0],
    ['seller', 1, 0],
    ['terms', 1, 0],
    ['me', 1, 0],
  ]);
  expect(states[0]?.milestone).toBe('application');
  expect(states.at(-1)).toMatchObject({ entered: 1, ended: 1 });
  expect(new Set(records().map(({ type }) => type))).toEqual(new Set(['event', 'step', 'vital']));
  expect(records().filter(({ type }) => type === 'step').length).toBeGreaterThanOrEqual(5);
  for (const one of Object.values(AIDOS)) expect(bodies.join('\n')).not.toContain(one);

  await hide(page);
  await page.goto('about:blank');
  const screen = await console_(page, 'funnel');
  await expect(screen.getByRole('table', { name: 'credit-claim' })).toBeVisible();
  await expect(screen.getByRole('rowheader', { name: /^car/ })).toBeVisible();
});

test('an error page leads to its call: the code finds the error and the call', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 503, times: 9 });
  await page.goto('/my-applications');
  await expect(page.locator('[data-screen="error-503"]')).toBeVisible();
  await expect(page.locator('main')).toContainText(/Код для поддержки: [A-Z]{4}/);
  const shown = await code(page);
  const found = () => sandbox.call<{ code?: string; requestId?: string }[]>('GET', 'errors');
  // What waits is sent by itself.
  await expect.poll(async () => (await found()).filter((one) => one.code === shown).length).toBe(1);

  const errors = await console_(page, 'errors');
  await errors.getByRole('searchbox').fill(shown);
  await expect(errors.getByRole('listitem').filter({ hasText: 'Страница с ошибкой' })).toHaveCount(1);
  await expect(errors.getByRole('listitem').first()).toContainText('getProfile');
  const calls = await console_(page, 'log');
  await calls.getByRole('searchbox').fill(shown);
  await expect(calls.getByRole('listitem').first()).toContainText('getProfile');
  const operations = await calls.getByRole('listitem').allInnerTexts();
  expect(operations.every((line) => line.includes('getProfile') && line.includes('503'))).toBe(true);
  await calls.getByRole('searchbox').fill('ZZZZ');
  await expect(calls.getByRole('listitem')).toHaveCount(0);
});

test('an error of ours is found by the code on its page, and its stack leads to our sources', async ({
  page,
  guard,
  sandbox,
}) => {
  guard.allow(/on purpose/);
  await page.goto('/how-it-works');
  const walker = createWalker(page, 'ru');
  await walker.sees('how-it-works', { focus: false });
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new TypeError('on purpose, by Айдос 900115399012');
    };
  });
  await page.locator('main a[href="/client-claim-c2c"]').first().click();
  await expect(page.locator('[data-screen="error-500"]')).toBeVisible();
  const shown = await code(page);
  interface Found {
    code?: string;
    source: string;
    name: string;
    message: string;
    screen: string;
    frames: { file: string; line: number; column: number }[];
  }
  const find = async () =>
    (await sandbox.call<Found[]>('GET', 'errors')).find((one) => one.source === 'page' && one.code === shown);
  await hide(page);
  await expect.poll(find).toBeDefined();
  const { frames = [], ...error } = (await find()) ?? {};
  expect(error).toMatchObject({ name: 'TypeError', message: 'on … by …', screen: 'c2c-car' });
  const stack = frames.map(({ file, line, column }) => `${file}:${line}:${column}`).join('\n');
  const [, file = '', line] = /^(src\/[\w./-]+):(\d+):\d+/.exec(resolveStack(stack, join(root, MAPS))) ?? [];
  expect(file).toBe('src/app/stage.tsx');
  expect(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]).toContain('window.scrollTo(');
});
