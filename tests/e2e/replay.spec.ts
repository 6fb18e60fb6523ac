import type { Page } from '@playwright/test';
import { flowIds } from '../../machines/generated/products.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { contextOf, stateOf } from '../model/step.ts';
import { eventSamplesOf } from '../paths/support/event-samples.ts';
import { readLine } from '../replay/line.ts';
import { replay } from '../replay/replay.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/** What an application has kept of a flow leads to where it stands, without a browser. */
const ID = 'cl-1';
const ADDRESS = `/insurance/casco-and-life/${ID}`;

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const replayed = async (text: string) => {
  const line = readLine(text, flowIds);
  const found = replay(await machineOf(line.flow), eventSamplesOf(line.flow), line);
  if (!found.ok) throw new Error(`${text}: ${found.why}`);
  return { state: stateOf(found.snapshot), screen: contextOf(found.snapshot).screen };
};

test.beforeEach(async ({ context, baseURL, guard, sandbox }) => {
  guard.allow(/getCascoLifeClaim|insurance/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await sandbox.faults({ operationId: 'getCascoLifeClaim', kind: 'status', status: 400, times: 99 });
});

test('a page that says what failed has the steps as one line, without the claim', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto(ADDRESS);
  await walker.sees('casco-life-unavailable', { focus: false });
  await page.locator('[data-event="COPY_CODE"]').click();
  await expect(page.getByRole('button', { name: walker.words('support.copied') })).toBeVisible();
  const line = await copied(page);
  expect(line).toMatch(/^[A-Z]{4} casco-life~/);
  expect(line).not.toContain(ID);
  expect(await replayed(line)).toEqual({ state: 'unavailable', screen: 'casco-life-unavailable' });
});

test('a flow does not wait for the recorder, which is told what it has missed', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(
    /\/assets\/trail-/,
    (route) =>
      new Promise<void>((resolve) => {
        held.push(() => void route.continue().then(resolve));
      }),
  );
  const walker = createWalker(page, 'ru');
  await page.goto(ADDRESS);
  await walker.sees('casco-life-unavailable', { focus: false });
  expect(held).toHaveLength(1);
  for (const release of held) release();
  await page.locator('[data-event="COPY_CODE"]').click();
  await expect(page.getByRole('button', { name: walker.words('support.copied') })).toBeVisible();
  expect(await replayed(await copied(page))).toEqual({ state: 'unavailable', screen: 'casco-life-unavailable' });
});

test('the console copies the steps of the application that is open, and says when none is', async ({
  page,
  context,
}) => {
  const console_ = await context.newPage();
  await console_.goto('/sandbox?section=log');
  const walker = createWalker(page, 'ru');
  const ask = console_.locator('[data-event="COPY_STEPS"]');
  await ask.click();
  await expect(console_.locator('[data-snackbar]')).toContainText(walker.words('qa.log.noSteps'));
  await page.goto(ADDRESS);
  await walker.sees('casco-life-unavailable', { focus: false });
  const again = page.waitForResponse((response) => response.status() === 400);
  await page.locator('[data-event="RETRY"]').click();
  await again;
  await expect(page.locator('[data-event="RETRY"]')).toBeEnabled();
  await console_.bringToFront();
  await ask.click();
  await expect.poll(() => copied(console_)).toMatch(/~RETRY=/);
  expect(await replayed(await copied(console_))).toEqual({ state: 'unavailable', screen: 'casco-life-unavailable' });
});
