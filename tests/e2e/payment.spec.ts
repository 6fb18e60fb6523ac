import type { Page } from '@playwright/test';
import { paymentWords as words } from '../../sandbox/data/payments.ts';
import { expect, test } from './support/fixtures.ts';
import { signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';

interface Example {
  readonly kind: string;
  readonly id: string;
  readonly status: string;
}

/** A signed claim of saule, sent: its payment page, and the claim's status as the service says it. */
async function toPay(origin: string, sandbox: SandboxClient) {
  const examples = await sandbox.call<Example[]>('GET', 'examples');
  const id = examples.find((one) => one.kind === 'insurance' && one.status === 'signed')?.id ?? '';
  const saule = await signedIn(origin, 'saule');
  const { paymentUrl } = await saule.call('sendInsuranceClaim', { path: { id } });
  return {
    id,
    url: paymentUrl ?? '',
    status: async () => (await saule.call('getInsuranceClaim', { path: { id } })).status.alias,
  };
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('09/28');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('SAULE KORME');
}

const sees = (page: Page, screen: string) => expect(page.locator(`main[data-screen="${screen}"]`)).toBeVisible();
const fitsIn = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

for (const language of ['ru', 'kk'] as const)
  test.describe(`the payment page, ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 720 } });

    test('is paid by keyboard at 320 px; a wrong card is named and keeps the focus', async ({
      page,
      sandbox,
      world,
      guard,
      axe,
    }) => {
      // The gateway's own refusals; the application has no screen of the payment here.
      guard.allow(/status of 4(04|10|22)/);
      const { id, url, status } = await toPay(world.origin, sandbox);
      await page.goto(`${url}?lang=${language}`);
      await sees(page, 'payment-card');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await fitsIn(page);
      await axe();
      await fillCard(page, '4000 0000 0000 0003');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page).toHaveTitle(`${words.error[language]}: ${words.payTitle[language]}`);
      await expect(page.locator('#number')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#number')).toHaveValue('');
      await expect(page.locator('#name')).toHaveValue('SAULE KORME');
      await fitsIn(page);
      await axe();
      await fillCard(page, '4000 0000 0000 0002');
      await page.keyboard.press('Enter');
      await sees(page, 'payment-secure');
      await axe();
      await page.getByRole('button', { name: words.confirm[language] }).click();
      await page.waitForURL(`**/insurance/payment/success?claim_id=${id}`);
      expect(await status()).toBe('paid');
    });
  });

test('two tabs and Back charge once', async ({ page, context, sandbox, world, guard }) => {
  guard.allow(/status of 4(04|10|22)/);
  const { url, status } = await toPay(world.origin, sandbox);
  const other = await context.newPage();
  await page.goto(url);
  await other.goto(url);
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: words.pay.ru }).click();
  await sees(page, 'payment-secure');
  // The other tab still shows the card form: posting it leads to the bank's page, not to another payment.
  await fillCard(other, '4000 0000 0000 0044');
  await other.getByRole('button', { name: words.pay.ru }).click();
  await sees(other, 'payment-secure');
  await page.getByRole('button', { name: words.confirm.ru }).click();
  await page.waitForURL('**/insurance/payment/success?**');
  await other.getByRole('button', { name: words.confirm.ru }).click();
  await other.waitForURL('**/insurance/payment/success?**');
  await page.goto(url);
  await sees(page, 'payment-over');
  expect(await status()).toBe('paid');
  expect((await sandbox.ledger()).filter(({ kind }) => kind === 'payment.charged')).toHaveLength(1);
});
