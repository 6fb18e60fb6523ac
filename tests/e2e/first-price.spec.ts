import type { Page } from '@playwright/test';
import type { InsuranceClaim } from '../../openapi/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { example } from './support/journey.ts';
import { expect, test } from './support/fixtures.ts';
import { typedIn } from './support/forms.ts';
import { bring, signedIn } from './support/people.ts';
import type { Language } from './support/texts.ts';
import { createWalker, type Walker } from './support/walker.ts';

const NBSP = '\u00a0';
const IIN = '900115399012';
/** The register has a Kia Sportage of 2020 under this plate, in the name of `aidos`. */
const PLATE = '101 ADF 02';

/** At the first page, as somebody whom the insurers have insured before. */
const begins = async (page: Page, origin: string, language: Language): Promise<Walker> => {
  await bring(page.context(), origin, await signedIn(origin, 'aidos'));
  const walker = createWalker(page, language);
  await page.goto('/insurance/edit');
  await walker.sees('insurance-begin', { focus: false });
  return walker;
};

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
/** What is on show of the first price at this width. */
const price = (page: Page) => page.locator('[data-first-price]:visible strong, [data-first-price]:visible [data-sum]');

/** At the check what was chosen before stands in a line, to be changed. */
const opensKind = ({ page, words }: Walker): Promise<void> =>
  page.getByRole('button', { name: words('summary.edit', { label: words('ins.product.kind') }) }).click();

/** Names of the fields whose value is another than before. */
const changed = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);

const draft = (change: Partial<InsuranceClaim>): InsuranceClaim => {
  const found = samples.getInsuranceClaim.find(({ name }) => name === 'draftKnown');
  return { ...(found?.body as InsuranceClaim), ...change };
};

test.describe('from the plate to the prices', () => {
  test.use({ language: 'ru' });

  test('two fields are typed by hand, two buttons pressed, and insurers answer', async ({
    page,
    baseURL,
    language,
    clock,
    axe,
  }) => {
    const walker = await begins(page, baseURL ?? '', language);
    const saved: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saved.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    const byHand: string[] = [];
    const first = await typedIn(page);
    await field(page, 'plate').fill(PLATE);
    await field(page, 'personalNumber').fill(IIN);
    byHand.push(...changed(first, await typedIn(page)));
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-check');
    await expect(page.getByText(`Kia Sportage, 2020`).last()).toBeVisible();
    await expect(page.getByText('Демеу Айдос Сынақұлы')).toBeVisible();
    // On a phone what each part is known by; the rest is a press away, and keeps the focus in its card.
    const vin = page.getByText(/^VIN/);
    await expect(vin).toHaveCount(0);
    await page.getByRole('button', { name: walker.words('ins.check.all') }).click();
    await expect(vin).toBeVisible();
    await expect(walker.control('EDIT_CAR')).toBeFocused();
    await axe();
    // What such cars cost is known: nobody has to look it up.
    await expect(field(page, 'price')).toHaveValue(`10${NBSP}900${NBSP}000`);
    await expect(page.getByText(walker.words('ins.contract.priceFound'))).toBeVisible();
    await walker.press('SUBMIT_CHECK');
    await walker.sees('insurance-offers');
    expect(saved).toEqual(['customer-document', 'car-characteristics', 'car-contract', 'insurance-product']);
    expect(byHand).toEqual(['plate', 'personalNumber']);
    await clock.advance(10_000);
    await expect(walker.control('PICK_OFFER')).toBeVisible();
  });

  test('a price runs with what is said, before any insurer is asked', async ({ page, baseURL, language }) => {
    const walker = await begins(page, baseURL ?? '', language);
    // The value is not known: what casco costs for a car of ten million, and that it is one.
    await expect(price(page)).toHaveText(`от 240${NBSP}000${NBSP}₸`);
    const bar = page.locator('[data-first-price]:visible');
    await expect(bar).toContainText('Пример: КАСКО');
    await expect(page.getByText('Цены для примера. Алматы')).toContainText(`10${NBSP}000${NBSP}000${NBSP}₸`);
    // Compulsory insurance in Almaty at the best class: 4 325 × 1.9 × 2.96 × 2.09 × 0.5 = 25 418.
    await page.locator('[name="kind"][value="ogpo"]').check();
    // Of a car in Almaty while the plate tells no region, and that it is one.
    await expect(price(page)).toHaveText(`от 25${NBSP}418${NBSP}₸`);
    await expect(bar).toContainText('Пример: ОГПО ВТС');
    await field(page, 'plate').fill(PLATE);
    await expect(price(page)).toHaveText(`от 25${NBSP}418${NBSP}₸`);
    await expect(bar).not.toContainText('Пример');
    await expect(page.getByText('Цены для примера. Алматы')).toHaveCount(0);
    await page.locator('[name="kind"][value="both"]').check();
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-check');
    // Another value is nobody's but the customer's.
    await field(page, 'price').fill('10 000 000');
    await expect(page.getByText(walker.words('ins.contract.priceFound'))).toHaveCount(0);
    // 240 000 with it; then 180 000 at a deductible of 5 %.
    await expect(price(page)).toHaveText(`от 265${NBSP}418${NBSP}₸`);
    await page.locator('[name="deductiblePercent"][value="5"]').check();
    await expect(price(page)).toHaveText(`от 205${NBSP}418${NBSP}₸`);
    // Typed before the claim is saved, kept over a reload, and not by an answer that was given elsewhere since.
    await page.reload();
    await walker.sees('insurance-check', { focus: false });
    await expect(price(page)).toHaveText(`от 205${NBSP}418${NBSP}₸`);
    // Both policies with it, as on the page of offers.
    const share = page.locator('label').filter({ has: page.locator('[name="deductiblePercent"][value="1"]') });
    await expect(share).toContainText(`265${NBSP}418${NBSP}₸`);
    await opensKind(walker);
    // Compulsory insurance has no deductible: it is not asked, and stands where it did once there is one.
    await page.locator('[name="kind"][value="ogpo"]').check();
    await expect(price(page)).toHaveText(`от 25${NBSP}418${NBSP}₸`);
    await expect(page.locator('[name="deductiblePercent"]')).toHaveCount(0);
    // Casco alone may be of other terms: 1.8 % a year of the 10 000 000 that were typed, for two years twice.
    await page.locator('[name="kind"][value="casco"]').check();
    await expect(page.locator('[name="deductiblePercent"]:checked')).toHaveValue('5');
    await walker.press('CHANGE_PRODUCT');
    await walker.sees('insurance-product');
    // Other steps are not saved yet: it leads back. What is asked at the check is not asked again.
    await expect(page.locator('[data-event="SUBMIT_PRODUCT"]')).toHaveText(walker.words('ins.save'));
    await expect(page.locator('[name="kind"]')).toHaveCount(0);
    await expect(bar).toContainText(walker.words('ins.first.yours', { kind: 'КАСКО' }));
    const term = (n: number) =>
      page.locator('label').filter({ has: page.locator(`[name="termMonths"][value="${n}"]`) });
    await expect(term(24)).toContainText(`360${NBSP}000${NBSP}₸`);
    await expect(term(12)).toContainText(`180${NBSP}000${NBSP}₸`);
    // In parts: what each comes to, and all of them: 2 % more than 180 000.
    const paid = page.locator('label').filter({ has: page.locator('[name="instalments"][value="2"]') });
    await expect(paid).toContainText(`183${NBSP}600${NBSP}₸`);
    await walker.press('SUBMIT_PRODUCT');
    await walker.sees('insurance-check');
    await expect(page.locator('[name="kind"]:checked')).toHaveValue('casco');
    await opensKind(walker);
    await page.locator('[name="kind"][value="both"]').check();
    // What was typed here, and not sent, has gone with the step, and stands.
    await expect(field(page, 'price')).toHaveValue(`10${NBSP}000${NBSP}000`);
    await expect(page.locator('[name="deductiblePercent"]:checked')).toHaveValue('5');
    await expect(price(page)).toHaveText(`от 205${NBSP}418${NBSP}₸`);
    // Left out or mistyped, the price is an example's, and says so: the old value does not stay behind it.
    for (const typed of ['', '5']) {
      await field(page, 'price').fill(typed);
      await walker.press('SUBMIT_CHECK');
      await expect(page.locator('[data-error-summary] button')).toHaveCount(1);
      await expect(price(page)).toHaveText(`от 205${NBSP}418${NBSP}₸`);
      await expect(bar).toContainText(
        walker.words('ins.first.exampleOf', { kind: walker.words('ins.kind.both.short') }),
      );
    }
  });

  test('the button stays in its bar, however much was refused above it', async ({ page, baseURL, language }) => {
    const walker = await begins(page, baseURL ?? '', language);
    // The list of errors is higher than what the window leaves.
    await page.setViewportSize({ width: 390, height: 500 });
    await walker.press('BEGIN_INSURANCE');
    await expect(page.locator('[data-error-summary] button')).toHaveCount(2);
    await page.evaluate(() => scrollTo(0, 0));
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (box === null) throw new Error(`${selector} is not seen`);
      return box;
    };
    const [bar, button] = [await boxOf('[data-foot]'), await boxOf('[data-event="BEGIN_INSURANCE"]')];
    expect(bar.y + bar.height).toBeLessThanOrEqual(501);
    expect(button.y).toBeGreaterThanOrEqual(bar.y);
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height);
  });

  test('at a desk the button ends the fields, and stays in sight however long they are', async ({
    page,
    baseURL,
    language,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const walker = await begins(page, baseURL ?? '', language);
    await field(page, 'plate').fill('123 ABC 02');
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-car');
    const button = page.locator('[data-event="SUBMIT_INSURED_CAR"]');
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    for (const y of [0, 300, 9_999]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: walker.words('ins.decline.go') })).toBeInViewport({ ratio: 1 });
    }
    expect(await top('[data-event="SUBMIT_INSURED_CAR"]')).toBeGreaterThan(await top('[name="registrationNumber"]'));
    // Two questions share a line.
    expect(await top('[name="vin"]')).toBe(await top('[name="plate"]'));
  });

  test('a draft is given up where it is filled in: the next may be of another car', async ({
    page,
    baseURL,
    language,
    sandbox,
  }) => {
    const walker = await begins(page, baseURL ?? '', language);
    await field(page, 'plate').fill(PLATE);
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-check');
    await page.getByRole('button', { name: walker.words('ins.decline.go') }).click();
    await walker.submit('DECLINE_INSURANCE', example('insurance-decline'));
    await walker.sees('insurance-closed');
    walker.owns(null);
    await walker.press('REPEAT');
    await walker.sees('insurance-begin');
    await field(page, 'plate').fill('237 BKM 02');
    await walker.press('BEGIN_INSURANCE');
    await expect(page.locator('[data-screen="insurance-begin"]')).toHaveCount(0);
    const begun = (await sandbox.ledger()).filter(({ kind }) => kind === 'insurance.created');
    expect(begun).toHaveLength(2);
  });

  test('no plate is left out unawares: who has none yet says so, and what was typed is kept', async ({
    page,
    baseURL,
    language,
  }) => {
    const walker = await begins(page, baseURL ?? '', language);
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await expect(page.locator('[data-error-summary] button')).toHaveText(walker.words('form.empty.plateOrNone'));
    // Of another region than the example's, and no longer asked.
    await field(page, 'plate').fill('101 ADF 11');
    await field(page, 'withoutPlate').check();
    await expect(field(page, 'plate')).toHaveCount(0);
    await expect(page.locator('[data-error-summary]')).toHaveCount(0);
    await page.locator('[name="kind"][value="ogpo"]').check();
    await expect(page.locator('[data-first-price]:visible')).toContainText('Пример: ОГПО ВТС');
    await page.reload();
    await walker.sees('insurance-begin', { focus: false });
    await field(page, 'withoutPlate').uncheck();
    await expect(field(page, 'plate')).toHaveValue('101 ADF 11');
    await field(page, 'withoutPlate').check();
    const begun = page.waitForRequest((request) => request.method() === 'POST' && /claim/.test(request.url()));
    await walker.press('BEGIN_INSURANCE');
    expect((await begun).postDataJSON()).not.toHaveProperty('plate');
    await walker.sees('insurance-car');
  });

  test('of a plate that the register does not know the next page says so, and has it', async ({
    page,
    baseURL,
    language,
  }) => {
    const walker = await begins(page, baseURL ?? '', language);
    await field(page, 'plate').fill('123 ABC 02');
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-car');
    const plate = ['123', 'ABC', '02'].join(NBSP);
    await expect(page.locator('main')).toContainText(walker.words('ins.car.leadUnknown', { plate }));
    await expect(field(page, 'plate')).toHaveValue('123ABC02');
    await expect(page.locator('[name="condition"][value="used"]')).toBeChecked();
  });

  test('a step that is refused is shown with its reason; the rest stays said', async ({
    page,
    baseURL,
    language,
    sandbox,
    guard,
  }) => {
    guard.allow(/status of (409|422|503)/);
    const walker = await begins(page, baseURL ?? '', language);
    await field(page, 'plate').fill(PLATE);
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-check');
    await field(page, 'price').fill('10 900 000');
    const refusal = { detail: [{ loc: ['body', 'document', 'dateEnd'], msg: 'Документ истёк', type: 'expired' }] };
    // Nobody answers: no step is at fault, and the same button tries again.
    await sandbox.faults({ operationId: 'putCustomerDocument', kind: 'status', status: 503, body: {}, times: 9 });
    await walker.press('SUBMIT_CHECK');
    await expect(page.locator('[data-failure]').first()).toBeVisible();
    await walker.sees('insurance-check', { refused: true, focus: false });
    await expect(field(page, 'price')).toHaveValue(`10${NBSP}900${NBSP}000`);
    await sandbox.clearFaults();
    await sandbox.faults(
      { operationId: 'putCustomerDocument', kind: 'status', status: 422, body: refusal },
      {
        operationId: 'putCarCharacteristics',
        kind: 'status',
        status: 409,
        body: { detail: 'Записан на другого', type: 'plate_owner' },
      },
    );
    await walker.press('SUBMIT_CHECK');
    await walker.sees('insurance-customer', { refused: true, focus: false });
    await expect(page.getByText('Документ истёк').first()).toBeVisible();
    await walker.press('BACK');
    await walker.sees('insurance-check');
    await expect(field(page, 'price')).toHaveValue(`10${NBSP}900${NBSP}000`);
    await walker.press('SUBMIT_CHECK');
    await walker.sees('insurance-car', { refused: true, focus: false });
    await expect(page.getByText(walker.words('ins.car.plateOfOther')).first()).toBeVisible();
    await walker.press('SUBMIT_INSURED_CAR');
    await walker.sees('insurance-check');
    await walker.press('SUBMIT_CHECK');
    await walker.sees('insurance-offers');
  });

  test('since when somebody drives is asked where nobody knows it', async ({ page, baseURL, language, sandbox }) => {
    const { prefill } = draft({});
    const { drivers: _drivers, ...customer } = prefill.customer;
    await sandbox.faults({
      operationId: 'getInsuranceClaim',
      kind: 'status',
      status: 200,
      body: draft({ prefill: { ...prefill, customer } }),
      times: 9_999,
    });
    await bring(page.context(), baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
    const walker = createWalker(page, language);
    walker.owns('ins-1');
    await page.goto('/insurance/ins-1/edit');
    await walker.sees('insurance-check', { focus: false });
    await field(page, 'price').fill('10 000 000');
    await walker.press('SUBMIT_CHECK');
    await expect(page.locator('[data-error-summary] button')).toHaveText(walker.words('form.empty.drivingYears'));
    await sandbox.clearFaults();
  });
});

test.describe('in Kazakh on a narrow phone', () => {
  test.use({ language: 'kk', viewport: { width: 320, height: 640 } });

  test('nothing is wider than the page', async ({ page, baseURL, language }) => {
    const walker = await begins(page, baseURL ?? '', language);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.locator('[name="kind"][value="both"]').check();
    await field(page, 'plate').fill(PLATE);
    await field(page, 'personalNumber').fill(IIN);
    await walker.press('BEGIN_INSURANCE');
    await walker.sees('insurance-check');
    await field(page, 'price').fill('75 000 000');
    expect(await overflow()).toBe(0);
  });
});
