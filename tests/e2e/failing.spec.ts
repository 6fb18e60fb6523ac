import type { Page } from '@playwright/test';
import { saysAtHand } from './support/failing.ts';
import { expect, test } from './support/fixtures.ts';
import { typedIn } from './support/forms.ts';
import { AIDOS, example } from './support/journey.ts';
import { bring, claimAt } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/** A full form: its button is far below the fold. */
const SIZES = [
  { width: 390, height: 844 },
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
    await walker.fill('SUBMIT_PERSONAL', example('personal'));
    const submit = walker.control('SUBMIT_PERSONAL');
    await submit.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(size.height / 2);
    const values = await typedIn(page);
    const banner = page.locator('#offline');

    await context.setOffline(true);
    // In sight wherever the page is scrolled to.
    await expect(banner).toBeInViewport({ ratio: 1 });
    await submit.click();
    await saysAtHand(page);
    await expect(reason(page)).toContainText(walker.words('error.offline'));
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
    await walker.press('SUBMIT_PERSONAL');
    await walker.sees('q-document');
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
  const cards = page.locator('main article');
  const last = cards.filter({ hasNotText: 'MCF' }).last();
  const name = await last.getByRole('heading').innerText();
  await sandbox.faults({ operationId: 'setBank', kind: 'status', status: 500 });
  await last.locator('[data-event="CHOOSE_BANK"]').click();
  await saysAtHand(page);
  await expect(last.locator('[data-failure]')).toContainText(walker.words('error.500'));
  await expect(last.locator('[data-failure] + button')).toHaveAttribute('data-event', 'CHOOSE_BANK');
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
