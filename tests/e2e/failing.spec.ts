import type { Page } from '@playwright/test';
import { saysAtHand } from './support/failing.ts';
import { expect, test } from './support/fixtures.ts';
import { typedIn } from './support/forms.ts';
import { AIDOS, example } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { chooseBank, offersOf } from './support/offers.ts';
import { createWalker } from './support/walker.ts';

/** A full form: its button is below the fold. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
] as const;

const reason = (page: Page) => page.locator('[data-failure]');

for (const size of SIZES)
  test(`at the foot of a long form without network: why stands where the finger is (${size.width})`, async ({
    page,
    context,
    baseURL,
    sandbox,
    guard,
  }) => {
    const origin = baseURL ?? '';
    guard.allow(/ERR_INTERNET_DISCONNECTED .*icon\.svg/);
    await page.setViewportSize(size);
    const { id, person } = await claimAt(origin, sandbox, 'verified', AIDOS);
    await bring(context, origin, person);
    const walker = createWalker(page, 'ru');
    walker.owns(id);
    await page.goto(`/my-applications/${id}/client-data`);
    await walker.sees('q-personal', { focus: false });
    await walker.submit('SUBMIT_PERSONAL', example('personal'));
    await walker.sees('q-document');
    await walker.fill('SUBMIT_DOCUMENT', example('document'));
    const submit = walker.control('SUBMIT_DOCUMENT');
    await submit.scrollIntoViewIfNeeded();
    // Where a message at the top of the page would be told to nobody.
    await expect(page.locator('h1')).not.toBeInViewport();
    const values = await typedIn(page);
    const banner = page.locator('#offline');

    await context.setOffline(true);
    // In sight wherever the page is scrolled to.
    await expect(banner).toBeInViewport({ ratio: 1 });
    await submit.click();
    await saysAtHand(page);
    // The banner says why, once; here is said what became of it.
    await expect(reason(page)).toContainText(walker.words('error.notSent'));
    await expect(page.getByText(walker.words('error.offline'))).toHaveCount(1);
    // Tried again in vain.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await saysAtHand(page);

    await context.setOffline(false);
    await expect(reason(page)).toHaveCount(0);
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(walker.words('error.offline'))).toHaveCount(0);
    await expect(submit).toBeFocused();
    expect(await typedIn(page)).toEqual(values);
    // What is over is over: without network once more, nothing has been pressed yet.
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(reason(page)).toHaveCount(0);
    await context.setOffline(false);
    await walker.press('SUBMIT_DOCUMENT');
    await walker.sees('q-contacts');
  });

test('a service that is down: the same is sent once more from where it was pressed, once', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/client-claim-c2c');
  await walker.sees('c2c-car', { focus: false });
  await walker.submit('SUBMIT_CAR', example('car'));
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000' });
  await walker.sees('c2c-me');
  const created = async () => (await sandbox.ledger()).filter(({ kind }) => kind === 'claim.created').length;
  const before = await created();
  await sandbox.faults({ operationId: 'createClaimByCustomer', kind: 'status', status: 500 });
  await walker.submit('SUBMIT_ME', { ...AIDOS, patronymic: '' });
  await saysAtHand(page);
  await expect(reason(page)).toContainText(walker.words('error.graphql'));
  expect(await created()).toBe(before);
  // What is mended meanwhile is what is sent.
  await page.locator('[name="patronymic"]').fill('Маратұлы');
  await reason(page)
    .getByRole('button', { name: walker.words('btn.retry') })
    .dblclick();
  await walker.sees('client-intro', { focus: false });
  expect(await created()).toBe(before + 1);
});

test('a card of many: why stands in the card that was pressed, and the others keep still', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'sent', {
    personalNumber: '900115399012',
    phone: '77000000054',
    lastName: 'Демеу',
    firstName: 'Айдос',
  });
  await sandbox.call('POST', 'clock', { advanceMs: 60_000 });
  await bring(context, origin, person);
  const walker = createWalker(page, 'kk');
  await context.addCookies([{ name: 'locale', value: 'kk', url: origin }]);
  await page.goto(`/bank-responses/${id}`);
  walker.owns(id);
  await walker.sees('bank-responses', { focus: false });
  const last = offersOf(page).filter({ hasNotText: 'MCF' }).last();
  const name = await last.locator('label').innerText();
  await sandbox.faults({ operationId: 'setBank', kind: 'status', status: 500 });
  await chooseBank(page, walker.words, name);
  await saysAtHand(page);
  await expect(page.locator('[data-failure]')).toContainText(walker.words('error.500'));
  await expect(page.locator('[data-failure] + button')).toHaveAttribute('data-event', 'CHOOSE_BANK');
  await reason(page)
    .getByRole('button', { name: walker.words('btn.retry') })
    .click();
  await walker.sees('bank-selected');
  expect((await person.call('claim', { variables: { id } })).bank?.name).toBe(name);
});

test('sign-in: a wrong password is said at the button, a service that is down, too', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await sandbox.faults({ operationId: 'signIn', kind: 'status', status: 503 });
  await walker.submit('SIGN_IN', { username: 'aidos', password: 'not-it' });
  await saysAtHand(page);
  await expect(reason(page)).toContainText(walker.words('error.503'));
  await walker.press('SIGN_IN');
  await expect(reason(page)).toContainText(walker.words('login.wrong'));
  await saysAtHand(page);
  await expect(reason(page).getByRole('button')).toHaveCount(0);
});

/** What the message at the top lies over, of what it must not. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const told = document.querySelector('[data-snackbar]')?.getBoundingClientRect();
    if (!told) return ['no message'];
    return [...document.querySelectorAll('h1, h2, h3, [data-event="BACK"]')]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < told.bottom && bottom > told.top && left < told.right && right > told.left;
      })
      .map((one) => one.textContent);
  });
const told = (page: Page) => page.locator('[data-snackbar]');
const dead = { kind: 'status', times: 9 } as const;

for (const [width, language] of [
  [390, 'ru'],
  [320, 'kk'],
] as const)
  test.describe(`refused, ${width}, ${language}`, () => {
    test.use({ language });

    test('by a service: the message as the specification orders it, the reason at the button, both gone with the next press', async ({
      page,
      context,
      baseURL,
      sandbox,
      guard,
    }) => {
      guard.allow(/status of 422/);
      const origin = baseURL ?? '';
      const { id, person } = await claimAt(origin, sandbox, 'sent', AIDOS);
      await sandbox.call('POST', 'clock', { advanceMs: 60_000 });
      await bring(context, origin, person);
      await page.setViewportSize({ width, height: 844 });
      const walker = createWalker(page, language);
      await page.goto(`/bank-responses/${id}`);
      walker.owns(id);
      await walker.sees('bank-responses', { focus: false });
      await sandbox.faults({ operationId: 'setBank', kind: 'status', status: 422, body: { detail: 'Лимит исчерпан' } });
      await page.locator('[data-event="CHOOSE_BANK"]').first().click();
      await saysAtHand(page);
      await expect(reason(page)).toHaveText('Лимит исчерпан');
      await expect(told(page)).toContainText(`422: ${walker.words('error.422')} — Лимит исчерпан`);
      await expect.poll(() => covered(page)).toEqual([]);
      await page.locator('[data-event="CHOOSE_BANK"]').first().click();
      await walker.sees('bank-selected');
      await expect(told(page)).toHaveCount(0);
    });

    test('for a list: the same message, words without a number on the page; asked again in place', async ({
      page,
      context,
      baseURL,
      sandbox,
      guard,
    }) => {
      guard.allow(/status of (404|500)/);
      const origin = baseURL ?? '';
      await bring(context, origin, await signedIn(origin, 'saule'));
      await page.setViewportSize({ width, height: 844 });
      const walker = createWalker(page, language);
      await sandbox.faults({ ...dead, operationId: 'listInsuranceClaims', status: 404, body: {} });
      await page.goto('/my-applications?product=insurance');
      await expect(told(page)).toContainText(`404: ${walker.words('error.404')}`);
      await expect(page.locator('main')).toContainText(walker.words('error.404'));
      await expect(page.locator('main')).not.toContainText('404');
      await expect.poll(() => covered(page)).toEqual([]);
      const retry = page.locator('main').getByRole('button', { name: walker.words('btn.retry') });
      const asked = async () =>
        (await sandbox.call<{ entries: { operationId: string }[] }>('GET', 'log')).entries.filter(
          ({ operationId }) => operationId === 'listInsuranceClaims',
        ).length;
      const before = await asked();
      await retry.focus();
      await page.keyboard.press('Enter');
      await expect.poll(asked).toBe(before + 1);
      // Failed once more: the way to ask again has kept the focus.
      await expect(told(page)).toBeVisible();
      await expect(retry).toBeEnabled();
      await expect(retry).toBeFocused();
      await sandbox.clearFaults();
      await page.keyboard.press('Enter');
      await expect(retry).toHaveCount(0);
      await expect(page.locator('h1')).toBeFocused();
      await expect(told(page)).toHaveCount(0);

      await sandbox.faults({ ...dead, operationId: 'claims', status: 500 });
      await page.goto('/my-applications');
      await expect(told(page)).toContainText(walker.words('error.graphql'));
    });
  });

test('a page that came because a service failed says so once, in words of its own', async ({
  page,
  context,
  baseURL,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 500/);
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'sent', AIDOS);
  await bring(context, origin, person);
  await sandbox.faults({ ...dead, operationId: 'claim', status: 500 });
  await page.goto(`/my-applications/${id}`);
  await expect(page.locator('[data-screen="claim-unavailable"] h1')).toBeVisible();
  await expect(page.locator('main')).toContainText('Заявка сохранена. Если повтор не поможет, назовите поддержке код.');
  // That something went wrong is no news: neither below that, nor above the page.
  await expect(page.locator('main')).not.toContainText('Упс');
  await expect(told(page)).toHaveCount(0);
  // Whom to ask, and what to tell them.
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('main')).toContainText(/Код для поддержки: [A-Z]{4}/);
  // Asked for by a press, it is answered at the control and as the specification orders it.
  await page.locator('[data-event="RETRY"]').click();
  await saysAtHand(page);
  await expect(told(page)).toContainText('Упс... Что-то пошло не так...');
});

test('sign-in that is refused by a bare status: that it was not sent stands at the button', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 422/);
  const walker = createWalker(page, 'ru');
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await sandbox.faults({ operationId: 'signIn', kind: 'status', status: 422, body: {} });
  await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
  await saysAtHand(page);
  await expect(reason(page)).toContainText(walker.words('error.notSent'));
  await expect(told(page)).toContainText('422: Ошибка валидации');
});

test('without network the other language does not come, blames no service, and comes later', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  const walker = createWalker(page, 'ru');
  await page.goto('/my-applications');
  await walker.sees('my-applications', { focus: false });
  await context.setOffline(true);
  const toggle = page.locator('header [data-locale="kk"]');
  await toggle.click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(walker.words('error.offline'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await context.setOffline(false);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  // The page says it: no other words came over it, such as that a service is down.
  expect(await page.locator('[data-snackbar]').count()).toBe(0);
});

test('a flow whose program did not come without network begins by itself when there is one', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|ERR_FAILED/);
  const walker = createWalker(page, 'ru');
  const part = /\/assets\/(flow-host|products|credit-claim)[^/]*\.js/;
  await page.route(part, (route) => route.abort());
  await page.goto('/how-it-works');
  await walker.sees('how-it-works', { focus: false });
  await context.setOffline(true);
  await page
    .locator('main [data-event], main a')
    .filter({ hasText: walker.words('how.start') })
    .first()
    .click();
  await expect(page.locator('[data-screen="error-500"]')).toBeVisible();
  await page.unroute(part);
  await context.setOffline(false);
  await walker.sees('c2c-car', { focus: false });
});

test('the bar of the progress comes after 200 ms, and stays as long', async ({ page, sandbox, guard }) => {
  guard.allow(/status of 401/);
  const walker = createWalker(page, 'ru');
  const calls = page.waitForResponse(/\/assets\/services-/);
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await walker.fill('SIGN_IN', { username: 'aidos', password: 'not-it' });
  await calls;
  await sandbox.faults({ operationId: 'signIn', kind: 'hold' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const bar = page.getByRole('progressbar');
  const asked = page.waitForRequest(/signin/);
  await page.locator('[data-event="SIGN_IN"]').click();
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await sandbox.clearFaults();
  await expect(reason(page)).toContainText(walker.words('login.wrong'));
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(0);
});

test('a signature that asks for two seconds says two seconds, and no more when they are over', async ({
  page,
  context,
  baseURL,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 429/);
  const origin = baseURL ?? '';
  const person = { personalNumber: '950707399034', phone: '77000000042', lastName: 'Тестов', firstName: 'Арман' };
  const { id, person: owner } = await claimAt(origin, sandbox, 'new', person);
  await bring(context, origin, owner);
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  await page.goto(`/client-intro?claim=${id}`);
  await walker.sees('client-intro', { focus: false });
  await walker.press('START');
  await walker.press('CONTINUE');
  await walker.sees('client-request');
  await walker.submit('SUBMIT_CONSENTS', example('consents'));
  await walker.sees('client-code');
  await sandbox.faults({
    operationId: 'confirmSignature',
    kind: 'status',
    status: 429,
    body: { detail: 'Слишком часто', retryAfterSec: 2 },
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  // The last digit sends it.
  await page.locator('[name="code"]').fill(await sandbox.code(person.phone));
  await expect(reason(page)).toHaveText('Слишком много попыток. Попробуйте через 2 с.');
  await page.clock.runFor(3_000);
  await expect(reason(page)).toHaveCount(0);
});

test('a list that was never read says offline that it cannot be shown, and comes by itself', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { words } = createWalker(page, 'ru');
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await page.goto('/my-applications?product=goods');
  await expect(page.locator('main article').first()).toBeVisible();
  await context.setOffline(true);
  // Only those on their way were counted so far.
  await page.locator('[data-event="SHOW_CREDIT"]').click();
  await expect(page.locator('main')).toContainText(words('error.unread'));
  const again = page.getByRole('button', { name: words('btn.retry') }).first();
  await again.click();
  // Still none: the same words, said once more to who cannot see that nothing has changed.
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('main')).not.toContainText(words('error.unread'));
  await expect(page.locator('main')).toContainText('Kia Sportage');
});
