import { readFileSync } from 'node:fs';
import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { bring, signedIn } from './support/people.ts';
import { qrOf } from './support/qr.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { createWalker, type Walker } from './support/walker.ts';

/* A policy that looks like one: whose, whether it is in force, which car, what is still to be paid. */

type Json = Record<string, unknown>;

/** Issued, paid in four parts; from the second of February 2026 to the first of February 2027. */
const answer = (sandbox: SandboxClient, days: Json = {}): Promise<void> => {
  const claim = bodyOf<Json>('getInsuranceClaim', 'issued');
  const offer = { ...(claim['offer'] as Json), premium: 309_473, instalments: 4, instalmentPremium: 77_368 };
  const policy = { ...(claim['policy'] as Json), ...days };
  return answerWith(sandbox, {
    getInsuranceClaim: { ...claim, offer, policy },
    getPolicyDocument: bodyOf('getPolicyDocument', 'policy'),
  });
};

async function open(walker: Walker): Promise<void> {
  walker.owns('ins-1');
  await walker.page.goto('/insurance/ins-1');
  await walker.sees('insurance-policy', { focus: false });
}

test.beforeEach(async ({ context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
});

test('in the first sight of a phone: insurer, state, days, car, and the number to call', async ({ page, sandbox }) => {
  await answer(sandbox);
  const walker = createWalker(page, 'ru');
  await open(walker);
  const policy = page.getByRole('article');
  await expect(policy).toContainText('Калкан Демо');
  await expect(policy).toContainText('02/02/2026 – 01/02/2027');
  await expect(policy.getByRole('img', { name: 'Госномер: 237 BLM 02' })).toBeVisible();
  const call = policy.getByRole('link', { name: /7270000101|\+7.\(727\)/ });
  await expect(call).toHaveAttribute('href', 'tel:+77270000101');
  const pdf = policy.getByRole('link', { name: walker.words('ins.policy.pdf') });
  await expect(pdf).toHaveAttribute('href', /signature=|https?:/);
  expect(await policy.evaluate((card) => card.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
});

test('not yet, in force, over: said in words', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  for (const [startDate, endDate, words] of [
    ['2026-02-02', '2027-02-01', 'КАСКО начнёт действовать завтра'],
    ['2026-02-03', '2027-02-02', 'КАСКО начнёт действовать 03/02/2026'],
    ['2026-02-01', '2027-01-31', 'Полис КАСКО действует'],
    ['2025-01-31', '2026-01-31', 'Срок полиса КАСКО истёк'],
  ] as const) {
    await answer(sandbox, { startDate, endDate });
    await open(walker);
    await expect(page.locator('h1')).toHaveText(words);
  }
});

test('what it does not pay for, and where it is checked: only where the insurer says', async ({
  page,
  baseURL,
  sandbox,
}) => {
  await answer(sandbox);
  const walker = createWalker(page, 'ru');
  await open(walker);
  // On a phone its heading opens it.
  const cover = page.locator('summary').filter({ hasText: walker.words('ins.policy.cover') });
  await cover.click();
  const not = page.getByRole('region', { name: walker.words('ins.cover.no') });
  await expect(not.getByRole('listitem')).toHaveCount(4);
  await expect(not).toContainText('Опьянение водителя');
  const check = page.getByRole('link', { name: walker.words('ins.policy.check') });
  await expect(check).toHaveAttribute('href', '/sandbox/policy/ins-1');
  // A phone that reads the code has no page of ours open: it holds the whole address.
  const code = page.getByRole('img', { name: walker.words('ins.policy.qr') });
  await expect(code.locator('path')).toHaveAttribute('d', qrOf(`${baseURL ?? ''}/sandbox/policy/ins-1`));
  const claim = bodyOf<Json>('getInsuranceClaim', 'issued');
  const { exclusions: _none, ...offer } = claim['offer'] as Json;
  await answerWith(sandbox, {
    getInsuranceClaim: { ...claim, offer, policy: { ...(claim['policy'] as Json), checkUrl: null } },
    getPolicyDocument: bodyOf('getPolicyDocument', 'policy'),
  });
  await open(walker);
  await cover.click();
  await expect(page.getByRole('region', { name: walker.words('ins.cover.yes') })).toBeVisible();
  await expect(not).toHaveCount(0);
  await expect(check).toHaveCount(0);
  await expect(code).toHaveCount(0);
});

test('payments: paid, next, later; what is still to be paid goes into a calendar', async ({ page, sandbox, axe }) => {
  await answer(sandbox);
  const walker = createWalker(page, 'ru');
  await open(walker);
  const states = await page
    .locator('li > [data-state]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
  expect(states).toEqual(['paid', 'next', 'later', 'later']);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: walker.words('cost.calendar') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20260502',
    'DTSTART;VALUE=DATE:20260802',
    'DTSTART;VALUE=DATE:20261102',
  ]);
  // Nobody's name, number or phone.
  expect(lines.join('\n')).not.toMatch(/Демеу|Айдос|900115399012|7700|237BLM|ins-1|KS-2026/);
  await axe();
});

test('two columns from 1024 px: payments and steps beside the policy', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await answer(sandbox);
  const walker = createWalker(page, 'ru');
  await open(walker);
  const box = (one: ReturnType<typeof page.locator>) =>
    one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const policy = await box(page.getByRole('article'));
  const payments = await box(page.getByRole('region', { name: walker.words('ins.row.payment') }));
  const steps = await box(page.getByRole('region', { name: walker.words('ins.accident.title') }));
  expect(policy.bottom).toBeLessThanOrEqual(800);
  expect(payments.left).toBeGreaterThan(policy.right);
  expect(payments.bottom).toBeLessThanOrEqual(800);
  expect(steps.top).toBeLessThan(800);
});

test('in the mobile app nothing is saved, and the app dials', async ({ page, context, baseURL, sandbox }) => {
  await context.addCookies([{ name: 'platform', value: 'Android', url: baseURL ?? '', sameSite: 'Lax' }]);
  await answer(sandbox);
  const walker = createWalker(page, 'ru');
  await open(walker);
  await expect(page.locator('li > [data-state]')).toHaveCount(4);
  await expect(page.getByText(walker.words('cost.calendar'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: /\+7.\(727\)/ })).toBeVisible();
});
