import type { Locator, Page } from '@playwright/test';
import { sections } from '../../src/console/sections.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';

const open = async (page: Page, section: string): Promise<Locator> => {
  await page.goto(`/sandbox?section=${section}`);
  const screen = page.locator(`[data-screen="console-${section}"]`);
  await expect(screen).toBeVisible();
  return screen;
};
const press = (within: Page | Locator, event: string) => within.locator(`[data-event="${event}"]`).first().click();

for (const language of ['ru', 'kk'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

    test('every section is accessible and fits', async ({ page, sandbox, axe, baseURL }) => {
      const { id, person } = await claimAt(baseURL ?? '', sandbox, 'consented', AIDOS);
      await person.call('makeUrl', { body: { claimId: id }, query: {} });
      await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 503 });
      await open(page, 'plan');
      for (const [at, { id: section }] of sections.entries()) {
        await page.locator(`nav a[href$="=${section}"]`).click();
        const screen = page.locator(`[data-screen="console-${section}"]`);
        await expect(screen.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(screen.locator('[aria-hidden="true"][class*="skeleton"]')).toHaveCount(0);
        // An id instead of its words: a catalogue is missing.
        await expect(screen).not.toContainText(/\b(?:btn|form|search|file|step|qa)\.[a-z]/);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${section} is wider than 320 px by`).toBeLessThanOrEqual(0);
        // The same parts in other words: each language takes every other section.
        if ((at % 2 === 0) === (language === 'ru')) await axe();
      }
      await page.goBack();
      await expect(page.locator('[data-screen="console-ledger"]')).toBeVisible();
    });
  });
}

test('the clock moves, and what waited happens', async ({ page, sandbox }) => {
  await sandbox.call('POST', 'clock', { frozen: false });
  const before = await sandbox.now();
  const screen = await open(page, 'clock');
  await expect(screen.getByText('Стоит', { exact: true })).toHaveCount(0);
  await press(screen, 'qa.clock.day');
  await expect(screen.locator('[data-now]')).toContainText('02/02/2026');
  expect((await sandbox.now()) - before).toBeGreaterThanOrEqual(24 * 3_600_000);
  await press(screen, 'FREEZE');
  await expect(screen.getByText('Стоит', { exact: true })).toBeVisible();
  await screen.locator('[name="date"]').fill('01/01/2026');
  await press(screen, 'SET_CLOCK');
  await expect(screen.getByText('раньше, чем сейчас', { exact: false }).first()).toBeVisible();
  await screen.locator('[name="date"]').fill('05/03/2026');
  await press(screen, 'SET_CLOCK');
  await expect(screen.locator('[data-now]')).toHaveText('05/03/2026, 10:00:00');
});

test('a fault set here is met by the application', async ({ page, context, baseURL, sandbox }) => {
  const { id, person } = await claimAt(baseURL ?? '', sandbox, 'new', AIDOS);
  await bring(context, baseURL ?? '', person);
  const screen = await open(page, 'faults');
  await screen.locator('[name="operationId"]').fill('claim');
  await screen.locator('[role="option"][data-value="claim"]').click();
  await screen.locator('[name="example"]').selectOption('notFound');
  await screen.locator('[name="times"]').fill('9');
  await press(screen, 'ADD_FAULT');
  await expect(screen.getByRole('listitem').filter({ hasText: 'ещё 9 вызовов' })).toContainText('claim');

  const app = await context.newPage();
  await app.goto(`/my-applications/${id}`);
  await expect(app.locator('[data-screen="claim-missing"]')).toBeVisible();
  await press(screen, 'CLEAR_FAULTS');
  await expect(screen.getByText('Сбоев нет')).toBeVisible();
  await app.reload();
  await expect(app.locator('[data-screen="claim-detail"]')).toBeVisible();
});

test('an outcome chosen here leads the customer on', async ({ page, context, baseURL, sandbox }) => {
  const { id, person } = await claimAt(baseURL ?? '', sandbox, 'consented', AIDOS);
  await person.call('makeUrl', { body: { claimId: id }, query: {} });
  await bring(context, baseURL ?? '', person);
  const app = await context.newPage();
  await app.goto(`/aitu-pending?claim=${id}`);
  await expect(app.locator('[data-screen="aitu-pending"]')).toBeVisible();
  const screen = await open(page, 'visits');
  await expect(screen.getByText(id)).toBeVisible();
  await press(screen, 'identity.visit ok');
  await expect(screen.getByText(id)).toHaveCount(0);
  await expect(app.locator('[data-screen^="q-"]')).toBeVisible({ timeout: 10_000 });
});

test('the code of an SMS is read and copied here', async ({ page, context, baseURL, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = await open(page, 'sms');
  await expect(screen.getByText('Сообщений пока нет')).toBeVisible();
  const who = AIDOS;
  await claimAt(baseURL ?? '', sandbox, 'consented', who);
  const code = await sandbox.code(who.phone);
  await screen.getByRole('button', { name: code }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('an empty list leads to where something comes to it', async ({ page }) => {
  const log = await open(page, 'log');
  const status = log.getByLabel('Ответ', { exact: true });
  await status.selectOption('bent');
  await expect(log.getByText('Таких вызовов нет')).toBeVisible();
  await press(log, 'SHOW_ALL');
  await expect(status).toHaveValue('');
  const visits = await open(page, 'visits');
  await visits.getByRole('button', { name: 'Создать данные' }).first().click();
  await expect(page.locator('[data-screen="console-examples"]')).toBeVisible();
  const messages = await open(page, 'sms');
  await expect(messages.getByRole('link', { name: 'Открыть приложение' })).toHaveAttribute('href', '/');
});

test('a claim made here opens in the application as its owner', async ({ page, context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'arman'));
  const screen = await open(page, 'examples');
  await press(screen, 'claim.seed bank_selected');
  const opening = context.waitForEvent('page');
  await screen.getByRole('status').locator('[data-event="OPEN_AS"]').click();
  const app = await opening;
  // Somebody else is signed in there: the application asks first.
  await press(app, 'SWITCH');
  await expect(app.locator('[data-screen="claim-detail"]')).toContainText('Банк выбран');
});

test('one person is found, told of, and reported', async ({ page, context, baseURL, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await claimAt(baseURL ?? '', sandbox, 'consented', AIDOS);
  const found = await open(page, 'find');
  await found.getByRole('searchbox').fill('aidos');
  await press(found, 'SHOW_PERSON');
  const story = page.locator('[data-screen="console-person"]');
  await expect(story).toBeVisible();
  await page.goto(`/sandbox?section=person&person=${AIDOS.phone}`);
  await story.getByText('signConsents').or(story.getByText('confirmSignature')).first().click();
  await press(story, 'COPY_REPORT');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(id);
});

test('a snapshot brings everything back', async ({ page, sandbox }) => {
  const screen = await open(page, 'scenarios');
  const form = screen.locator('form', { has: page.locator('[data-event="SAVE_SNAPSHOT"]') });
  await press(form, 'SAVE_SNAPSHOT');
  await expect(form.getByText('Введите название', { exact: false }).first()).toBeVisible();
  await form.locator('[name="name"]').fill('до');
  await press(form, 'SAVE_SNAPSHOT');
  const before = await sandbox.now();
  await sandbox.advance(60_000);
  await press(screen, 'RESTORE');
  await page.getByRole('button', { name: 'Оставить' }).click();
  expect(await sandbox.now()).toBe(before + 60_000);
  await press(screen, 'RESTORE');
  await press(page, 'RESTORE_NOW');
  await expect.poll(() => sandbox.now()).toBe(before);
});

test('everything is forgotten after a question', async ({ page, sandbox }) => {
  await sandbox.faults({ operationId: 'getProfile', kind: 'drop' });
  const screen = await open(page, 'faults');
  await press(page, 'RESET');
  await page.getByRole('button', { name: 'Оставить' }).click();
  await expect(screen.getByText('getProfile')).toBeVisible();
  await press(page, 'RESET');
  await press(page, 'RESET_NOW');
  await expect(screen.getByText('Сбоев нет')).toBeVisible();
});
