import { samples } from '../../openapi/generated/samples.ts';
import { expect, test } from './support/fixtures.ts';
import { typedIn } from './support/forms.ts';
import { AIDOS, APPLY, example, typeCode } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';
import { escape } from './support/dialogs.ts';
import { anyOf } from './support/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('what changed meanwhile is told in words, in both languages, until the person goes on', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', AIDOS);
  await bring(context, origin, person);
  const walker = createWalker(page, 'ru');
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  // Asked too often: the button says when it works again, and until then nothing goes out.
  const seconds = (...all: number[]) =>
    anyOf(all.map((n) => walker.words('limited.wait', { time: walker.words('limited.seconds', { n }) })));
  /** From 30 s down: what is looked at meanwhile takes its time, too. */
  const half = Array.from({ length: 21 }, (_, gone) => 30 - gone);
  await sandbox.faults({
    operationId: 'sendClaimToBanksByCustomer',
    kind: 'status',
    status: 429,
    body: { detail: 'часто', retryAfterSec: 50 },
  });
  await walker.press('SEND_TO_BANKS');
  await walker.sees('bank-request-error');
  const again = walker.control('RETRY');
  await expect(again).toHaveAttribute('data-left', / · 0:(50|4\d|3\d)$/);
  await expect(again).toHaveCSS('filter', 'grayscale(1)');
  await expect(walker.control('BACK')).not.toHaveAttribute('aria-disabled');
  await again.click({ force: true });
  await clock.advance(20_000);
  await expect(again).toHaveAttribute('data-left', / · 0:(30|[12]\d)$/);
  await expect(again).toHaveAccessibleDescription(seconds(...half));
  await page.locator('[data-locale]').click();
  walker.speaks('kk');
  await expect(again).toHaveAccessibleDescription(seconds(...half));
  await clock.advance(30_000);
  await expect(again).not.toHaveAttribute('aria-disabled');
  await expect(again).not.toHaveAttribute('data-left');
  expect((await sandbox.ledger()).filter(({ kind }) => kind === 'claim.sent')).toEqual([]);
  await page.locator('[data-locale]').click();
  walker.speaks('ru');
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  // On another device, meanwhile.
  await person.call('sendClaimToBanksByCustomer', { variables: { id } });
  await walker.press('SEND_TO_BANKS');
  await walker.sees('bank-response-waiting');
  const banner = page.locator('main [role="status"]').filter({ hasText: walker.words('flow.changed') });
  await expect(banner).toContainText('Сейчас:');
  await page.locator('[data-locale]').click();
  walker.speaks('kk');
  await walker.sees('bank-response-waiting', { focus: false });
  const inKazakh = page.locator('main [role="status"]').filter({ hasText: walker.words('flow.changed') });
  await expect(inKazakh).toContainText('Қазіргі күйі:');
  await expect(inKazakh).not.toContainText('Сейчас');
  await walker.press('SHOW_RESULTS');
  await walker.sees('bank-responses');
  await expect(page.getByText(walker.words('flow.changed'))).toHaveCount(0);
  // A page that is seen again looks for itself: nobody has to tap.
  await page.goto(`/my-applications/${id}/client-data`);
  await expect(page.getByText(walker.words('q.lockedSent'))).toBeVisible();
  const list = await context.newPage();
  await list.goto('/my-applications');
  const card = list.locator('main article').filter({ has: list.locator(`a[href$="${id}"]`) });
  await expect(card).toContainText(walker.words('claimStatus.waiting'));
  await person.call('declineClaimByCustomer', { variables: { id, reason: 'other' } });
  await clock.advance(6_000);
  for (const [seen, words] of [
    [page.locator('main'), walker.words('q.lockedOver')],
    [card, walker.words('claimStatus.declined_by_customer')],
  ] as const) {
    await seen.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(seen).toContainText(words);
  }
});

test('a wait that is longer than usual says so, once, and when it was last updated', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'sent', AIDOS);
  await bring(context, origin, person);
  const pending = samples.listIntegrations.find(({ name }) => name === 'allPending');
  await sandbox.faults({
    operationId: 'listIntegrations',
    kind: 'status',
    status: 200,
    body: pending?.body,
    times: 9_999,
  });
  const walker = createWalker(page, 'ru');
  await page.goto(`/bank-response-waiting?claim=${id}`);
  await walker.sees('bank-response-waiting', { focus: false });
  const longer = page.locator('main').getByText(walker.words('b.waitLonger'));
  const updated = page.getByText('Обновлено в');
  await expect(longer).toHaveCount(0);
  const first = await updated.textContent();
  await clock.leap(14 * MINUTE);
  await expect(updated).not.toHaveText(first ?? '');
  await expect(longer).toHaveCount(0);
  const then = await updated.textContent();
  await clock.leap(2 * MINUTE);
  await expect(longer).toHaveCount(1);
  await expect(updated).not.toHaveText(then ?? '');
});

test('without network the page says so above everything, and no more once there is one', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await bring(context, origin, await signedIn(origin, 'saule'));
  const walker = createWalker(page, 'ru');
  await page.goto('/my-applications');
  await walker.sees('my-applications', { focus: false });
  const banner = page.getByRole('alert').filter({ hasText: walker.words('error.offline') });
  await expect(banner).toHaveCount(0);
  // What is still on its way would fail, and be another message.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  const [below, above] = await Promise.all([page.locator('h1').boundingBox(), banner.boundingBox()]);
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('the summary of a refused form follows the language, and still leads to its fields', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/client-claim-c2c');
  await walker.sees('c2c-car', { focus: false });
  await walker.press('SUBMIT_CAR');
  const links = page.locator('[data-error-summary] button');
  await expect(links.first()).toHaveText(walker.words('car.mark'));
  const count = await links.count();
  await expect(page).toHaveTitle('Ошибка: Автомобиль — шаг 1 из 4 — Заявка');
  await page.locator('[data-locale]').click();
  walker.speaks('kk');
  await expect(links.first()).toHaveText(walker.words('car.mark'));
  await expect(page).toHaveTitle('Қате: Көлік — 1/4 қадам — Өтінім');
  expect(walker.words('car.mark')).not.toBe(createWalker(page, 'ru').words('car.mark'));
  await expect(links).toHaveCount(count);
  await links.first().click();
  await expect(page.locator('[name="markId"]')).toBeFocused();
});

test('what was closed leaves the page, though nobody hears its animation end', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  await bring(context, origin, await signedIn(origin, 'saule'));
  // A busy machine: the event has passed before anybody listens.
  await page.addInitScript(() => {
    for (const kind of ['animationend', 'animationcancel'])
      window.addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/');
  const walker = createWalker(page, 'ru');
  await walker.sees('home', { focus: false });
  await page.locator('main a[href="/my-applications"]').first().click();
  await walker.sees('my-applications');
  const link = page.locator('main ul li a, main ul li button').first();
  await expect(link).toBeVisible();
  const drawer = page.locator('[data-drawer]');
  const menu = page.locator('[aria-haspopup="dialog"]');
  await menu.click();
  await expect(drawer).toBeVisible();
  await escape(page);
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('button', { name: walker.words('nav.contactUs') }).click();
  await expect(drawer).toHaveCount(0);
  const contacts = page.getByRole('dialog');
  await expect(contacts.getByRole('heading')).toBeVisible();
  const chat = contacts.getByRole('link', { name: walker.words('contact.whatsapp') });
  await expect(chat).toHaveAttribute('target', '_blank');
  await escape(page);
  await expect(contacts).toHaveCount(0);
  // A phone's Back closes what is open, and leaves the page where it is.
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/my-applications');
  // Nothing lies over the page.
  await link.click({ trial: true });
});

test('a browser that keeps nothing says so, and everything works until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  const told = page.locator('[data-snackbar]');
  await page.goto('/login');
  await walker.sees('login', { focus: false });
  await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
  for (const what of ['session.storageBlocked', 'session.cookiesBlocked'] as const) {
    await expect(told).toContainText(words(what));
    await told.getByRole('button').click();
  }
  await walker.sees('home', { focus: false });
  await page.locator('main a[href="/my-applications"]').first().click();
  await walker.sees('my-applications');
  await page.getByRole('button', { name: words('nav.menu') }).click();
  await walker.press('SIGN_OUT');
  await walker.sees('login');

  await page.goto('/how-it-works');
  await walker.sees('how-it-works', { focus: false });
  await walker.press(APPLY);
  await walker.sees('c2c-car');
  // What a message comes over stays where it is: nobody is to press what has moved under the hand.
  const way = page.locator('[data-event="BACK"]');
  const before = await way.evaluate((one) => one.getBoundingClientRect().y + scrollY);
  await walker.fill('SUBMIT_CAR', { carType: 'new' });
  await expect(told).toContainText(words('session.storageBlocked'));
  expect(await way.evaluate((one) => one.getBoundingClientRect().y + scrollY)).toBe(before);
  await told.getByRole('button').click();
  await walker.fill('SUBMIT_CAR', example('car'));
  await page.locator('[data-locale]').click();
  walker.speaks('kk');
  await walker.sees('c2c-car', { focus: false });
  const typed = await typedIn(page);
  await walker.press('SUBMIT_CAR');
  await walker.sees('c2c-seller');
  await walker.press('BACK');
  await walker.sees('c2c-car');
  await expect.poll(() => typedIn(page)).toEqual(typed);
});

test("a device's clock that is wrong changes no date and no code", async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'filled', AIDOS);
  await bring(context, origin, person);
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  const wrongBy = async (ms: number): Promise<void> => page.clock.setSystemTime((await sandbox.now()) + ms);
  const issued = page.locator('[name="document.dateIssue"]');
  const today = '01/02/2026';
  // Yesterday on the device, tomorrow on the device: in Kazakhstan it is the first of February.
  for (const [wrong, date, refused] of [
    [-24 * HOUR, today, false],
    [24 * HOUR, '02/02/2026', true],
  ] as const) {
    await page.goto('about:blank');
    await wrongBy(wrong);
    await page.goto(`/my-applications/${id}/client-data`);
    await walker.sees('q-review', { focus: false });
    await walker.press('EDIT_DOCUMENT');
    await walker.sees('q-document');
    await issued.fill(date);
    await walker.press('SUBMIT_DOCUMENT');
    if (refused) await expect(issued).toHaveAttribute('aria-invalid', 'true');
    else await walker.sees('q-review');
  }

  // Five hours ahead when the code is asked for, a day behind while it is waited for.
  const arman = { personalNumber: '950707399034', phone: '77000000042', lastName: 'Тестов', firstName: 'Арман' };
  const other = await claimAt(origin, sandbox, 'new', arman);
  await bring(context, origin, other.person);
  walker.owns(other.id);
  await page.goto('about:blank');
  await wrongBy(5 * HOUR);
  await page.goto(`/client-intro?claim=${other.id}`);
  await walker.sees('client-intro', { focus: false });
  await walker.press('START');
  await walker.press('CONTINUE');
  await walker.sees('client-request');
  await walker.submit('SUBMIT_CONSENTS', example('consents'));
  await walker.sees('client-code');
  const again = walker.control('RESEND');
  await expect(again).toHaveCount(0);
  await wrongBy(-24 * HOUR);
  await clock.advance(MINUTE + 1_000);
  await expect(again).toBeVisible();
  await clock.advance(3 * MINUTE);
  await typeCode(walker, await sandbox.code(arman.phone));
  await walker.sees('aitu-intro');
});

/** What somebody may have put into a name: markup, a turned direction, signs that are not seen, one endless word. */
const NASTY = `<script>alert(1)</script><img src=x onerror=alert(2)>\u202Eابجد\u202C\u200B\u200D👩‍👩‍👧‍👦{x}${'Ж'.repeat(300)}`;

test('whatever stands in a name is shown as text, and breaks no page', async ({ page, context, baseURL, sandbox }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  await page.setViewportSize({ width: 320, height: 640 });
  page.on('dialog', (dialog) => {
    throw new Error(`A name has opened a dialog: ${dialog.message()}`);
  });
  // Words of people and partners, no aliases and ids.
  const spoilt = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body), (_, value: unknown) =>
      typeof value === 'string' && /[а-я]|\S \S/i.test(value) ? `${NASTY}${value}` : value,
    );
  const answers = { getProfile: 'client', claims: 'some', claim: 'bankSelected', listIntegrations: 'mixed' } as const;
  await sandbox.faults(
    ...Object.entries(answers).map(([operationId, name]) => {
      const sample = samples[operationId as keyof typeof answers].find((one) => one.name === name);
      return { operationId, kind: 'status' as const, status: 200, body: spoilt(sample?.body), times: 99 };
    }),
  );
  const walker = createWalker(page, 'ru');
  const holds = async (): Promise<void> => {
    await expect(page.locator('main')).toContainText('<script>alert(1)</script><img src=x onerror=alert(2)>');
    expect(await page.locator('main :is(script, img[src="x"])').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  for (const [screen, path] of [
    ['home', '/'],
    ['my-applications', '/my-applications'],
    ['claim-detail', '/my-applications/c-1'],
    ['bank-selected', '/bank-responses/c-1'],
  ] as const) {
    await page.goto(path);
    walker.owns(path.endsWith('c-1') ? 'c-1' : null);
    await walker.sees(screen, { focus: false });
    await holds();
  }
  await sandbox.clearFaults();

  // The same, typed: refused in words, kept as it stands, also after a reload.
  await page.goto(APPLY);
  walker.owns(null);
  await walker.submit('SUBMIT_CAR', example('car'));
  const name = page.locator('[name="name"]');
  await name.fill(NASTY);
  await walker.press('SUBMIT_SELLER');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const kept = await name.inputValue();
  expect(kept).toContain('<script>');
  await page.reload();
  await expect(name).toHaveValue(kept);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a result page without a claim says nothing that did not happen', async ({ page, context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
  for (const path of ['/success', '/sign-success', '/sign-fail', '/btsd-fail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('У вас есть действующий автокредит');
    await expect(page).toHaveTitle('У вас есть действующий автокредит — Кредиты и страхование');
    await expect(page.locator('main')).not.toContainText(/оформлен|подписан|не подтверждена/);
    await expect(page.getByRole('link', { name: 'Другие заявки' })).toBeVisible();
  }
});

test('the chosen share of the price is marked, and no more once another sum is typed', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto(APPLY);
  await walker.sees('c2c-car', { focus: false });
  await walker.submit('SUBMIT_CAR', { ...example('car'), price: '10 000 000' });
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  const marked = page.getByRole('group', { name: 'Первоначальный взнос' }).locator('[aria-pressed="true"]');
  await page.getByRole('button', { name: /^30 %/ }).click();
  await expect(page.locator('[name="initialFee"]')).toHaveValue(/^3.000.000$/);
  await expect(marked).toHaveText([/^30\s%/]);
  await page.locator('[name="initialFee"]').fill('3 100 000');
  await expect(marked).toHaveCount(0);
});
