import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { looksMain } from './support/main-button.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/* What a page of an insurance leads with: the document before its signature, what is signed before its payment, the policy. */

const WIDE = { width: 1280, height: 900 };

test.beforeEach(async ({ context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
});

test('the document is to be opened first; then the way on is the main one', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, {
    getInsuranceClaim: bodyOf('getInsuranceClaim', 'agreementCreated'),
    getAgreementDocument: bodyOf('getAgreementDocument', 'pdf'),
  });
  walker.owns('ins-1');
  await page.goto('/insurance/ins-1');
  await walker.sees('insurance-agreement', { focus: false });
  const main = page.locator('main [data-field="opened"]');
  const colour = () => main.evaluate((one) => getComputedStyle(one).backgroundColor);
  await looksMain(page, null);
  const first = await colour();
  await walker.fill('ACCEPT_AGREEMENT', example('acceptance'));
  await looksMain(page, 'ACCEPT_AGREEMENT');
  expect(await colour()).not.toBe(first);
});

test('what is signed is a line over what is still to be paid', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  walker.owns('ins-1');
  for (const [name, screen, event] of [
    ['signed', 'insurance-signed', 'CONTINUE'],
    ['paymentPending', 'insurance-pay', 'PAY'],
  ] as const) {
    await answerWith(sandbox, {
      getInsuranceClaim: bodyOf('getInsuranceClaim', name),
      getAgreementDocument: bodyOf('getAgreementDocument', 'pdf'),
    });
    await page.goto('about:blank');
    await page.goto('/insurance/ins-1');
    await walker.sees(screen, { focus: false });
    await expect(page.locator('main [data-signed]')).toHaveText(/^Договор CI-2026-000001 подписан 01\/02\/2026/);
    await looksMain(page, event);
  }
});

test('one button sends a step: at the end of its fields where there are two columns, in the bar of the price where there is one', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  walker.owns('ins-1');
  const way = page.locator('main form [type="submit"]');
  const box = async (css: string) => {
    const found = await page.locator(css).last().boundingBox();
    if (found === null) throw new Error(`${css} is not in sight`);
    return found;
  };
  for (const [name, screen, event] of [
    ['draft', 'insurance-customer', 'SUBMIT_CUSTOMER'],
    ['draftKnown', 'insurance-check', 'SUBMIT_CHECK'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerWith(sandbox, { getInsuranceClaim: bodyOf('getInsuranceClaim', name) });
    await page.goto('about:blank');
    await page.goto('/insurance/ins-1');
    await walker.sees(screen, { focus: false });
    await expect(way).toHaveCount(1);
    await looksMain(page, event);
    await expect(way).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(WIDE);
    await expect(way).toHaveCount(1);
    await looksMain(page, event);
    // In sight at once, however long the fields are.
    await expect(way).toBeInViewport({ ratio: 1 });
    const [button, panel] = [
      await box('main form [type="submit"]'),
      await box('main section[data-first-price]:visible'),
    ];
    expect(button.x + button.width).toBeLessThan(panel.x);
    await page.evaluate(() => scrollTo(0, 9_999));
    const last = await box('main .columns__main > :not([data-foot])');
    expect((await box('main form [type="submit"]')).y).toBeGreaterThan(last.y + last.height);
  }
});

test('a car takes shape while it is typed, and a typed experience moves the price', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  walker.owns('ins-1');
  await answerWith(sandbox, { getInsuranceClaim: bodyOf('getInsuranceClaim', 'customerDone') });
  await page.goto('/insurance/ins-1');
  await walker.sees('insurance-car', { focus: false });
  const car = page.getByRole('region', { name: walker.words('ins.row.car'), exact: true });
  await expect(car).toContainText(walker.words('ins.car.yours'));
  await page.getByRole('button', { name: walker.words('ins.colour.silver') }).click();
  await expect(page.locator('[name="colour"]')).toHaveValue(walker.words('ins.colour.silver'));
  await expect(car).toContainText(walker.words('ins.colour.silver'));
  await walker.fill('SUBMIT_INSURED_CAR', example('insured-car'));
  await expect(car).toContainText(/Toyota Camry, 2021/);
  await expect(car).not.toContainText(walker.words('ins.car.yours'));

  // Of compulsory insurance: below two years it costs more.
  const draft = bodyOf<{ prefill: { product: object; car: object } }>('getInsuranceClaim', 'draft');
  const { prefill } = draft;
  const product = { ...prefill.product, kind: 'ogpo' };
  await answerWith(sandbox, {
    getInsuranceClaim: { ...draft, prefill: { ...prefill, product, car: { plate: '237BLM02' } } },
  });
  await page.goto('about:blank');
  await page.goto('/insurance/ins-1');
  await walker.sees('insurance-customer', { focus: false });
  const price = page.locator('[data-first-price]:visible strong');
  const before = await price.textContent();
  const years = page.locator('[name="drivers.0.experienceYears"]');
  await years.fill('12');
  await expect(price).toHaveText(before ?? '');
  await years.fill('1');
  await expect(price).not.toHaveText(before ?? '');
});

test('a policy beside a credit stands first and alone, the way back to the credit after it', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, {
    getCascoLifeClaim: bodyOf('getCascoLifeClaim', 'success'),
    getLifeConditions: bodyOf('getLifeConditions', 'declined'),
  });
  walker.owns('cl-1');
  await page.goto('/insurance/casco-and-life/cl-1');
  await walker.sees('casco-life-complete', { focus: false });
  const top = (css: string) =>
    page
      .locator(css)
      .first()
      .evaluate((one) => one.getBoundingClientRect().top);
  expect(await top('main article')).toBeLessThan(await top('main [data-event="CONTINUE"]'));
  await page.setViewportSize(WIDE);
  // Beside each other there, from one height.
  await expect.poll(async () => (await top('main article')) - (await top('main [data-sum]'))).toBeLessThan(0);
  await looksMain(page, 'CONTINUE');
});
