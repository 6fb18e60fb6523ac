import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { seen } from './support/seen.ts';
import { createWalker } from './support/walker.ts';

test.use(seen('ru', '1280'));

test.describe('in Kazakh', () => {
  test.use(seen('kk'));

  test('an application of the shop becomes a claim: signed in on the way, steps, offers, then a claim like any other', async ({
    page,
    language,
    sandbox,
    clock,
    guard,
  }) => {
    guard.allow(/status of 409/);
    const walker = createWalker(page, language);
    walker.owns('778');
    await page.goto('/how-it-works?utm_source=marketplace&applicationId=778');
    await expect(page).toHaveURL((url) => url.pathname === '/login');
    // It cannot be had at once.
    await sandbox.faults({ operationId: 'bindMarketplaceClaim', kind: 'status', status: 503, times: 1 });
    await walker.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
    await walker.sees('market-unavailable');
    await expect(page.getByRole('button', { name: walker.words('ins.market.return') })).toBeVisible();
    await walker.press('RETRY');
    // Who insures it, the insurers know from an earlier policy.
    await walker.sees('market-car');
    // What the shop knows of its car is a card to be checked, and goes with the rest.
    const known = page.locator('[data-known]');
    await expect(known.first()).toContainText(walker.words('ins.known.shop'));
    await expect(page.locator('[name="year"]')).toBeHidden();
    await expect(page.locator('[name="year"]')).not.toHaveValue('');
    await expect(page.locator('[name="mileage"]')).toBeHidden();
    await expect(page.locator('[name="mileage"]')).not.toHaveValue('');
    await page.reload();
    await walker.sees('market-car', { focus: false });
    await walker.submit('SUBMIT_INSURED_CAR', example('insured-car'));
    await walker.sees('market-check');
    // So does what it asks for the car: told at the price, and at the purchase.
    await expect(page.getByText(walker.words('ins.known.shop'))).toHaveCount(2);
    await expect(page.getByText(walker.words('ins.check.seller'))).toBeVisible();
    await walker.submit('SUBMIT_CHECK', example('insurance-check'));
    await walker.sees('market-offers');
    await clock.advance(60_000);
    await walker.press('PICK_OFFER');
    const bound = (await sandbox.ledger()).filter(({ kind }) => kind === 'insurance.bound');
    expect(bound).toHaveLength(1);
    await expect(page.locator('[data-screen="insurance-chosen"]')).toBeVisible();
    // Whoever opens the shop's link again is where the claim is.
    const claim = new URL(page.url()).pathname;
    await page.goto('/marketplace/insurance/778/offers');
    await expect(page.locator('[data-screen="insurance-chosen"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(claim);
    await page.goto('/marketplace/my-applications');
    await page.locator(`main a[href="${claim}"]`).click();
    await expect(page.locator('[data-screen="insurance-chosen"]')).toBeVisible();
  });
});

test('an application that nobody knows, one without a person, and an address without one', async ({
  page,
  language,
  context,
  baseURL,
  guard,
}) => {
  guard.allow(/status of (404|409|422)/);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'dealer-demo'));
  const walker = createWalker(page, language);
  walker.owns('42');
  await page.goto('/marketplace/insurance/42/edit');
  await walker.sees('market-missing', { focus: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    walker.words('ins.market.missingNumber', { number: '42' }),
  );
  await expect(page.getByRole('button', { name: walker.words('ins.market.return') })).toBeVisible();
  walker.owns('1002');
  await page.goto('/marketplace/insurance/1002/edit');
  await walker.sees('market-person', { focus: false });
  // What is missing is asked for: that is no error of anybody's.
  await expect(page.locator('[data-snackbar] button')).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await walker.submit('SUBMIT_INSURED', { personalNumber: '940229399119', phone: '77000000003' });
  await walker.sees('market-customer');
  await walker.press('BACK');
  walker.owns(null);
  await walker.sees('marketplace-applications');
  await page.goto('/marketplace/insurance/edit');
  await walker.sees('marketplace-applications', { focus: false });
});
