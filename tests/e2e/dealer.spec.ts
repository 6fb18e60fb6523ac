import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { formOf } from './support/forms.ts';
import { example } from './support/journey.ts';
import { createWalker, type Walker } from './support/walker.ts';

const PASSWORD = 'demo-password';
/** A customer without a claim. */
const CLIENT = {
  personalNumber: '920417399206',
  phone: '+7 (700) 000-00-51',
  lastName: 'Сатыпалушы',
  firstName: 'Айбек',
  patronymic: '',
};

const signIn = async (walker: Walker, username: string): Promise<void> => {
  await walker.page.goto('/login');
  await walker.submit('SIGN_IN', { username, password: PASSWORD });
  await walker.sees('home');
};

/** From the first step to the claim that waits for its customer. */
const apply = async (walker: Walker, client: object): Promise<void> => {
  await walker.page.goto('/apply-loan');
  await walker.sees('dealer-client', { focus: false });
  await walker.submit('SUBMIT_CLIENT', client);
  await walker.sees('dealer-car');
  await walker.submit('SUBMIT_DEALER_CAR', { ...example('dealer-car'), discount: '500 000' });
  await walker.sees('dealer-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '3 000 000' });
  await walker.sees('dealer-review');
  await walker.press('CREATE_CLAIM');
};

const openAt = async (page: Page, words: string): Promise<void> => {
  await page.goto('/my-applications');
  await page.locator('main a').filter({ hasText: words }).first().click();
};

test('a dealer makes a claim, hands the link over, finds it in the list, is not let make a second one, takes it back', async ({
  page,
  sandbox,
  clock,
  axe,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await signIn(walker, 'dealer-demo');

  await test.step('bad input stays on its step', async () => {
    await page.goto('/apply-loan');
    await walker.sees('dealer-client', { focus: false });
    await walker.submit('SUBMIT_CLIENT', { ...CLIENT, personalNumber: '900115399013' });
    await walker.sees('dealer-client', { focus: false, refused: true });
    await expect(page.getByText(words('form.iin')).first()).toBeVisible();
  });

  await test.step('client, car with a discount, terms, check', async () => {
    await apply(walker, CLIENT);
    await walker.sees('dealer-share');
    const [message] = await sandbox.inbox('77000000051');
    expect(message?.text).toMatch(/^Заявка создана/);
    await expect(page.getByRole('img', { name: words('dealer.share.qr') })).toBeVisible();
    await expect(page.locator('main')).toContainText(/\/link\/[\w-]{20,}/);
  });

  await test.step('the link goes out once more, and the one on show is the new one', async () => {
    const shown = async () => /\/link\/([\w-]{20,})/.exec((await page.locator('main').textContent()) ?? '')?.[1];
    const old = await shown();
    await walker.press('RESEND_LINK');
    await expect.poll(shown).not.toBe(old);
    const [message] = await sandbox.inbox('77000000051');
    expect(message?.text).toContain(await shown());
    await expect(walker.control('RESEND_LINK')).toHaveCount(0);
    await clock.advance(61_000);
    await expect(walker.control('RESEND_LINK')).toBeVisible();
  });

  await test.step('the claim stands in the list', async () => {
    await walker.press('DONE');
    await walker.sees('dealer-detail');
    await expect(page.locator('main')).toContainText(words('dealer.do.identity'));
    await openAt(page, 'Toyota Camry');
    await walker.sees('dealer-detail', { focus: false });
  });

  await test.step('a second one for the same person: the open one is offered', async () => {
    const mine = walker.claim();
    walker.owns(null);
    await apply(walker, CLIENT);
    await walker.sees('dealer-exists');
    await walker.press('OPEN_CLAIM');
    walker.owns(mine);
    await walker.sees('dealer-detail');
    // What was typed for it is done with.
    await page.goto('/apply-loan');
    await expect(page.locator('[name="lastName"]')).toHaveValue('');
  });

  await test.step('declined with a reason', async () => {
    await page.goto(`/my-applications/${walker.claim()}`);
    await walker.sees('dealer-detail', { focus: false });
    await walker.press('DECLINE');
    await walker.fill('DECLINE', { reason: 'car_sold' });
    await formOf(page, 'DECLINE').locator('[data-event="DECLINE"]').click();
    await walker.sees('dealer-closed', { focus: false });
    await expect(page.locator('main')).toContainText(words('dealer.closed.declined'));
  });
  await axe();
});
