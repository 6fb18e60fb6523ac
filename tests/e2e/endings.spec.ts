import type { Locator } from '@playwright/test';
import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker, type Walker } from './support/walker.ts';

/* Where a page is nothing but its end: what it looks like by what is known, and which way comes first. */

type Json = Record<string, unknown>;
const failedPayment = bodyOf<Json & { payment: Json }>('getInsuranceClaim', 'paymentFailed');

test.beforeEach(async ({ page, context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await page.setViewportSize({ width: 1280, height: 800 });
});

const open = async (walker: Walker, screen: Parameters<Walker['sees']>[0]): Promise<void> => {
  walker.owns('ins-1');
  await walker.page.goto('/insurance/ins-1');
  await walker.sees(screen, { focus: false });
};

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not seen');
  return { left: box.x, right: box.x + box.width, top: box.y, middle: box.x + box.width / 2 };
};

test('what is known of it stands beside it; where nothing is, all is one column in the middle', async ({
  page,
  sandbox,
  guard,
}) => {
  const walker = createWalker(page, 'ru');
  const help = page.locator('main [data-help]');
  await answerWith(sandbox, { getInsuranceClaim: failedPayment });
  await open(walker, 'insurance-pay-failed');
  const button = await boxOf(walker.control('RETRY'));
  const facts = await boxOf(page.locator('main dl'));
  expect(facts.left).toBeGreaterThan(button.right);
  expect((await boxOf(help)).left).toBe(facts.left);

  guard.allow(/503/);
  await sandbox.clearFaults();
  await sandbox.faults({ operationId: 'getInsuranceClaim', kind: 'status', status: 503, times: 9 });
  await open(walker, 'insurance-unavailable');
  const retry = await boxOf(walker.control('RETRY'));
  expect(retry.middle).toBeCloseTo(640, 0);
  expect((await boxOf(help)).top).toBeGreaterThan(retry.top);
  expect((await boxOf(help)).middle).toBeCloseTo(640, 0);
});

for (const [told, reason, first] of [
  ['is known', failedPayment.payment['reason'], 'RETRY'],
  ['is not', null, 'CHECK'],
] as const)
  test(`a payment that failed is paid again or looked for first, as its reason ${told}`, async ({ page, sandbox }) => {
    const walker = createWalker(page, 'ru');
    await answerWith(sandbox, {
      getInsuranceClaim: { ...failedPayment, payment: { ...failedPayment.payment, reason } },
    });
    await open(walker, 'insurance-pay-failed');
    await expect(page.locator('main [data-event]').first()).toHaveAttribute('data-event', first);
  });

test('where to write is what a page is about, that is its one main button, and the number stands below the line', async ({
  page,
}) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/link/0b6ee1a2-6f2b-4a77-9d8c-3f6f0a3f7a11');
  await walker.sees('link-missing', { focus: false });
  const main = page.locator('main');
  await expect(main.locator('.button--tone_primary')).toHaveText(walker.words('contact.whatsapp'));
  await expect(main.locator('.button--tone_secondary')).toHaveText(walker.words('nav.myApplications'));
  // It is not offered twice.
  await expect(main.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
  const help = main.locator('[data-help]');
  await expect(help.locator('a')).toHaveCount(1);
  await expect(help.locator('a[href^="tel:"]')).toBeVisible();
  await expect(help).toContainText(/Время работы/);
});
