import { samples } from '../../openapi/generated/samples.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS } from './support/journey.ts';
import { bring, claimAt, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

const MINUTE = 60_000;

test('what changed meanwhile is told in words, in both languages, until the person goes on', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', AIDOS);
  await bring(context, origin, person);
  const walker = createWalker(page, 'ru');
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
  await clock.advance(14 * MINUTE);
  await expect(longer).toHaveCount(0);
  const then = await updated.textContent();
  await clock.advance(2 * MINUTE);
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
  await expect(links.first()).toContainText(walker.words('car.mark'));
  const count = await links.count();
  await page.locator('[data-locale]').click();
  walker.speaks('kk');
  await expect(links.first()).toContainText(walker.words('car.mark'));
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
  const link = page.locator('main ul li a, main ul li button').first();
  await expect(link).toBeVisible();
  const drawer = page.locator('[data-drawer]');
  const menu = page.locator('[aria-haspopup="dialog"]');
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('button', { name: walker.words('nav.contactUs') }).click();
  await expect(drawer).toHaveCount(0);
  const contacts = page.getByRole('dialog');
  await expect(contacts.getByRole('heading')).toBeVisible();
  const chat = contacts.getByRole('link', { name: walker.words('contact.whatsapp') });
  await expect(chat).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
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
