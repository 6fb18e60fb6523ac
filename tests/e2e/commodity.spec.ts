import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { linkSentTo } from './support/dealer.ts';
import { AIDOS, atPartner, example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { goodsClaimOf, sell } from './support/goods.ts';
import { createWalker, type Walker } from './support/walker.ts';

const PNG = { mimeType: 'image/png', buffer: Buffer.from('\u0089PNG\r\n\u001a\n0000', 'latin1') };
const times = async (sandbox: SandboxClient, kind: string) =>
  (await sandbox.ledger()).filter((one) => one.kind === kind).length;

/** Data, both photos, and the wait until the banks have answered. */
async function fillIn(walker: Walker, clock: { advance(ms: number): Promise<void> }): Promise<void> {
  const { page } = walker;
  await walker.submit('SUBMIT_GOODS_DATA', example('goods'));
  await walker.sees('commodity-documents');
  // Whom the data goes to is said before it goes.
  await expect(page.locator('main')).toContainText('Дала Демо Банк');
  for (const side of ['id_front', 'id_back']) {
    await page.locator(`input[name="${side}"]`).setInputFiles({ name: `${side}.png`, ...PNG });
    await expect(page.getByText(`${side}.png`, { exact: true })).toBeVisible();
  }
  await clock.advance(6_000);
  await clock.advance(30_000);
}

const pickInDialog = async (page: Page, walker: Walker): Promise<void> => {
  await page
    .getByRole('button', { name: walker.words('co.more') })
    .first()
    .click();
  const dialog = page.locator('[data-modal="commodity-offer-detail"]');
  await dialog.locator('summary').click();
  // Every payment of a year stands in the schedule.
  await expect(dialog.locator('tbody tr')).toHaveCount(12);
  const bank = await dialog.getByRole('heading', { level: 2 }).first().innerText();
  await dialog.getByRole('button', { name: walker.words('co.pickNamed', { bank, sum: '' }).trim() }).click();
};

test('from the SMS to the code for the seller; a refused signature is signed again; nothing is signed twice', async ({
  page,
  sandbox,
  clock,
  guard,
}) => {
  const id = await sell(sandbox, 'aidos');
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  await page.goto(await linkSentTo(sandbox, AIDOS.phone));
  await walker.sees('commodity-data', { focus: false });
  // What it comes to a month, before anything is asked.
  const row = (label: string) => page.locator('main dl > div').filter({ hasText: label }).locator('dd');
  const estimate = page.locator('main dl > div').filter({ hasText: /от\s\d+\s\d{3}\s₸\sв\sмесяц$/ });
  await expect(estimate.filter({ hasText: /^\d+\sмесяц\S*, без переплаты/ })).toBeVisible();
  await expect(estimate.filter({ hasText: /, переплата около\s\d+\s000\s₸/ })).toBeVisible();
  await fillIn(walker, clock);
  await walker.sees('commodity-offers', { focus: false });
  // Now the offers say it.
  await expect(estimate).toHaveCount(0);
  await pickInDialog(page, walker);
  await walker.sees('commodity-review');
  await expect(row(walker.words('co.first'))).toContainText('01/03/2026');
  await walker.press('SIGN');
  await atPartner(page, 'agreement', 'cancelled');
  await walker.sees('commodity-sign-fail', { focus: false });
  // The page is a new one and has not seen the offers: the one that is held is read, and its cost said again.
  await walker.press('RETRY');
  await walker.sees('commodity-review');
  await walker.press('SIGN');
  await atPartner(page, 'agreement', 'ok');
  await walker.sees('commodity-sign-success', { focus: false });
  // What was signed is there to be kept, with every payment.
  await expect(page.getByRole('link', { name: /^Открыть PDF/ })).toHaveAttribute(
    'href',
    /\/services\/commodityClaim\/agreements\/.+signature=/,
  );
  await page.locator('summary').filter({ hasText: 'График платежей' }).click();
  await expect(page.locator('main tbody tr')).toHaveCount(12);
  await walker.press('CONTINUE');
  await walker.sees('commodity-success');
  await expect(page.getByRole('img', { name: /TK-/ })).toBeVisible();
  await page.reload();
  await walker.sees('commodity-success', { focus: false });
  // Back leads to the partner's page, which is over.
  guard.allow(/\/sandbox\/identity\//);
  await page.goBack().catch(() => null);
  expect(await times(sandbox, 'commodity.signed')).toBe(1);
  await page.goto(`/success?claim=${id}&kind=commodity`);
  // Time leaps only when the page is there: its reads would run out of it.
  await walker.sees('commodity-success', { focus: false });
  await clock.advance(130_000);
  await walker.sees('commodity-released', { focus: false });
  // To pay is all that is left: its days go into a calendar, and each with its sum is a press away; no interest where there is none.
  await expect(page.getByRole('link', { name: walker.words('cost.calendar') })).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: walker.words('b.schedule') })
    .click();
  await expect(page.locator('main tbody tr:visible')).toHaveCount(12);
  await expect(page.locator('main thead th')).toHaveText(
    (['b.scheduleMonth', 'b.schedulePayment', 'b.scheduleBalance'] as const).map((id) => walker.words(id)),
  );
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a photo may be dropped on the card of its side', async ({ page, sandbox }) => {
    const walker = createWalker(page, 'ru');
    walker.owns(await sell(sandbox, 'aidos'));
    await page.goto(await linkSentTo(sandbox, AIDOS.phone));
    await walker.sees('commodity-data', { focus: false });
    await walker.submit('SUBMIT_GOODS_DATA', example('goods'));
    await walker.sees('commodity-documents');
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }));
        return files;
      },
      [...PNG.buffer],
    );
    const side = page.locator('section[aria-labelledby="id_back"]');
    await side.getByText(walker.words('co.drop')).dispatchEvent('drop', { dataTransfer });
    await expect(side.getByText('dropped.png', { exact: true })).toBeVisible();
  });
});

test('a person whom all banks refuse is told why', async ({ page, context, world, sandbox }) => {
  const rejected = await goodsClaimOf(sandbox, 'saule', 'rejected');
  await bring(context, world.origin, await signedIn(world.origin, 'saule'));
  const walker = createWalker(page, 'ru');
  walker.owns(rejected);
  await page.goto(`/commodity-loan/${rejected}/bank-offers`);
  await walker.sees('commodity-closed', { focus: false });
  await expect(page.getByText(walker.words('co.rejectedLead'))).toBeVisible();
});
