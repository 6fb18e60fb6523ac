import type { Page } from '@playwright/test';
import type { CallOutput } from '../../openapi/index.ts';
import { expect, test } from './support/fixtures.ts';
import { offersOf } from './support/offers.ts';
import { bring, claimAt } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/*
 * Offers beside each other: what a month takes in all, which is the cheapest and why, how much is seen at once. Figures are
 * reckoned here from the banks' answers.
 */

/** Every bank approves. */
const WELCOME = { personalNumber: '900115399012', phone: '77000000053', lastName: 'Демеу', firstName: 'Айдос' };
type Answer = CallOutput<'listIntegrations'>[number];
const half = (sum: number, parts: number): number => Math.floor(sum / parts + 0.5);
const times = { once: () => 1, year: (term: number) => Math.ceil(term / 12), month: (term: number) => term };

/** What leaves the pocket in all, and in a month. */
const costs = ({ bank, approved }: Answer) => {
  if (approved === null) throw new Error(`${bank.name} has not approved`);
  const { initialFee, totalToPay, monthlyPayment, extraCosts, term } = approved;
  return {
    name: bank.name,
    payment: monthlyPayment,
    all: extraCosts.reduce((sum, cost) => sum + cost.sum * times[cost.period](term), initialFee + totalToPay),
    month: extraCosts.reduce(
      (sum, cost) => sum + { once: half(cost.sum, term), year: half(cost.sum, 12), month: cost.sum }[cost.period],
      monthlyPayment,
    ),
  };
};
const byAll = (answers: readonly Answer[]) =>
  answers
    .filter(({ status }) => status === 'approved')
    .map(costs)
    .sort((a, b) => a.all - b.all);
const tenge = (sum: number): string => `${String(sum).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0₸`;

/** Who stands in the order of the page, both sums of a month above the bar at its foot: the overpayment stands with the rate. */
const seenAtOnce = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('[data-event="CHOOSE_BANK"]')?.closest('section')?.getBoundingClientRect();
    const end = foot && foot.left < 200 ? foot.top : innerHeight;
    return [...document.querySelectorAll('[data-offer]')]
      .filter((offer) =>
        [...offer.querySelectorAll('[role=cell]:not(.offerTable__why)')]
          .filter((cell) => cell.textContent?.includes('₸') && cell.clientHeight > 0)
          .every((cell) => (cell.querySelector('b') ?? cell).getBoundingClientRect().top + 32 < end),
      )
      .map((offer) => offer.querySelector('label')?.textContent ?? '');
  });

for (const language of ['ru', 'kk'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('five offers: the cheapest in all first, named and picked; three with both sums are seen at once', async ({
      page,
      context,
      baseURL,
      sandbox,
    }) => {
      const { id, person } = await claimAt(baseURL ?? '', sandbox, 'sent', WELCOME);
      await sandbox.call('POST', 'clock', { advanceMs: 60_000 });
      await bring(context, baseURL ?? '', person);
      const { requestId } = await person.call('claim', { variables: { id } });
      const expected = byAll(await person.call('listIntegrations', { path: { id: requestId ?? '' } }));
      const walker = createWalker(page, language);
      const { words } = walker;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/bank-responses/${id}`);
      await walker.sees('bank-responses', { focus: false });
      const offers = offersOf(page);
      await expect(offers).toHaveCount(5);
      expect(await offers.locator('label').allInnerTexts()).toEqual(expected.map(({ name }) => name));
      for (const [at, { payment, month }] of expected.entries()) {
        await expect(offers.nth(at)).toContainText(tenge(payment));
        await expect(offers.nth(at)).toContainText(tenge(month));
      }
      await expect(offers.filter({ hasText: words('b.cheapest') })).toHaveCount(1);
      await expect(offers.first()).toContainText(words('b.cheapest'));
      await expect(page.getByRole('radio').first()).toBeChecked();
      expect((await seenAtOnce(page)).length).toBeGreaterThanOrEqual(3);
      const last = await offers.last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(1_600);
      expect(await page.locator('button[data-event="CHOOSE_BANK"]').count()).toBe(1);

      await test.step('the cheapest stays named whatever the order is', async () => {
        await page.getByLabel(words('b.sortLabel')).selectOption('gesv');
        await expect(offers.filter({ hasText: words('b.cheapest') }).locator('label')).toHaveText(
          expected[0]?.name ?? '',
        );
        await expect(
          page.getByRole('button', { name: words('b.goOnWith', { bank: expected[0]?.name ?? '' }) }),
        ).toBeVisible();
      });

      await test.step('on a desk a table with what is picked beside it, sorted by its columns', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        expect((await seenAtOnce(page)).length).toBeGreaterThanOrEqual(4);
        const picked = page.getByRole('region', { name: words('b.offerOf', { bank: expected[0]?.name ?? '' }) });
        await expect(picked).toContainText(tenge(expected[0]?.all ?? 0));
        await expect(picked).toBeInViewport({ ratio: 1 });
        await page.getByRole('button', { name: words('b.colPayment') }).click();
        await expect(page.getByRole('columnheader', { name: words('b.colPayment') })).toHaveAttribute(
          'aria-sort',
          'ascending',
        );
        const byPayment = expected.toSorted((a, b) => a.payment - b.payment).map(({ name }) => name);
        await expect.poll(() => offers.locator('label').allInnerTexts()).toEqual(byPayment);
      });
    });
  });
}

test('what was picked stays picked while others answer; it goes on by one press', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const { id, person } = await claimAt(baseURL ?? '', sandbox, 'sent', WELCOME);
  await sandbox.call('POST', 'clock', { advanceMs: 6_000 });
  await bring(context, baseURL ?? '', person);
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await page.goto(`/bank-response-waiting?claim=${id}`);
  await walker.sees('bank-response-waiting', { focus: false });
  await walker.press('SHOW_RESULTS');
  await walker.sees('bank-responses');
  const offers = offersOf(page);
  await expect(offers).toHaveCount(2);
  const dearer = await offers.last().locator('label').innerText();
  await page.getByRole('radio', { name: dearer }).check();
  await clock.advance(60_000);
  await expect(page.getByText(words('b.count', { k: 5, n: 5 }))).toBeVisible();
  await expect(page.getByRole('radio', { name: dearer })).toBeChecked();
  await expect(page.getByRole('button', { name: words('b.goOnWith', { bank: dearer }) })).toBeVisible();
  // An offer opens and says the rest, without being picked.
  const first = offers.first();
  await expect(first).toContainText(words('b.overShort', { sum: '' }).trim());
  await first.locator('[aria-expanded]').click();
  await expect(first).toContainText(words('b.lastPayment'));
  await expect(page.getByRole('radio', { name: dearer })).toBeChecked();
});
