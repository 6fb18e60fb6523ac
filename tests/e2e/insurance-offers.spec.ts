import type { InsuranceClaim, InsuranceOffer } from '../../openapi/index.ts';
import { answerWith, bodyOf } from './support/answers.ts';
import { escape } from './support/dialogs.ts';
import { expect, test } from './support/fixtures.ts';
import { looksMain } from './support/main-button.ts';
import { bring, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { others, sevenOffers } from './support/seven-offers.ts';
import { createWalker, type Walker } from './support/walker.ts';

/* Offers of insurers: short rows, of which one is chosen by itself until somebody chooses. */

const answer = (sandbox: SandboxClient, offers: readonly InsuranceOffer[]): Promise<void> =>
  answerWith(sandbox, {
    getInsuranceClaim: bodyOf('getInsuranceClaim', 'calculated'),
    getOfferClaim: bodyOf('getOfferClaim', 'calculated'),
    listOffers: offers,
  });

/** Asked again: the page looks when its next answer is due. */
const NEXT_MS = 5_000;

async function open(walker: Walker): Promise<void> {
  walker.owns('ins-1');
  await walker.page.goto('/insurance/ins-1/offers');
  await walker.sees('insurance-offers', { focus: false });
  await expect(walker.page.locator('[data-offer]').first()).toBeVisible();
}

const boxes = (walker: Walker) =>
  walker.page.locator('[data-offer]').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );

test.beforeEach(async ({ context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
});

for (const language of ['ru', 'kk'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('three insurers in the first sight of a phone, seven on a short page', async ({ page, sandbox }) => {
      const walker = createWalker(page, language);
      await answer(sandbox, sevenOffers());
      await open(walker);
      const rows = await boxes(walker);
      expect(rows).toHaveLength(7);
      const bar = await walker.control('PICK_OFFER').evaluate((button) => button.getBoundingClientRect());
      expect(bar.bottom).toBeLessThanOrEqual(844);
      expect(rows.filter(({ bottom }) => bottom <= bar.top).length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(124);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_700);
    });

    test('two columns from 1024 px: five insurers and the way on in the first sight', async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const walker = createWalker(page, language);
      await answer(sandbox, sevenOffers());
      await open(walker);
      const rows = await boxes(walker);
      expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(5);
      const pick = walker.control('PICK_OFFER');
      await expect(pick).toHaveCount(1);
      expect(await pick.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(800);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    });
  });
}

test('the cheapest is chosen until somebody chooses; then nothing moves the choice', async ({
  page,
  sandbox,
  clock,
}) => {
  const walker = createWalker(page, 'ru');
  const seven = sevenOffers();
  const [keruen, qalqan] = seven;
  if (!keruen || !qalqan) throw new Error('Two of them');
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const pick = walker.control('PICK_OFFER');
  const countsStill: InsuranceOffer = {
    ...qalqan,
    status: { ...qalqan.status, alias: 'calculating', name: 'Считается' },
    premium: null,
    instalmentPremium: null,
    premiumParts: [],
    validUntil: null,
  };
  await answer(sandbox, [keruen, countsStill]);
  await open(walker);
  await expect(page.locator('h1')).toHaveText('КАСКО на год: от 298 660 ₸');
  await expect(radio('Керуен')).toBeChecked();
  await expect(pick).toHaveText('Продолжить с Керуен Демо Страхование');
  await expect(page.getByText('Ответили 1 из 2')).toBeVisible();

  // A cheaper answer comes before a choice: it is chosen now, and said.
  await answer(sandbox, [keruen, qalqan]);
  await clock.advance(NEXT_MS);
  await expect(radio('Калкан')).toBeChecked();
  await expect(page.locator('h1')).toHaveText('КАСКО на год: от 287 760 ₸');
  await expect(page.getByText('Дешевле всех теперь Калкан Демо Страхование: 287 760 ₸')).toBeAttached();
  await expect(pick).toHaveText('Продолжить с Калкан Демо Страхование');
  // Two are in sight at once: there is nothing to put in order.
  await expect(page.locator('select[name="order"]')).toHaveCount(0);

  // The whole row is the label.
  await page.locator(`[data-offer="${keruen.id}"]`).getByText('+ 10 900 ₸').click();
  await expect(radio('Керуен')).toBeChecked();
  const cheaper: InsuranceOffer = {
    ...qalqan,
    id: 'o-10',
    premium: 250_000,
    company: { ...qalqan.company, alias: 'centras', name: 'Сентрас Демо' },
  };
  await answer(sandbox, [keruen, qalqan, cheaper]);
  await clock.advance(NEXT_MS);
  await expect(radio('Сентрас')).toBeVisible();
  await expect(radio('Керуен')).toBeChecked();
  await expect(page.getByText('+ 48 660 ₸')).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.postData() !== null);
  await pick.click();
  expect((await sent).postDataJSON()).toMatchObject({ offer_id: keruen.id, insurance_company: keruen.company.alias });
});

test('details, comparison, order, who still counts and who has refused are a tap away', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await answer(sandbox, [...sevenOffers(), ...others()]);
  await open(walker);
  await expect(page.getByText('Ответили 8 из 9, отказали 1')).toBeVisible();
  const names = page.locator('[data-offer] strong');
  await expect(names.first()).toHaveText('Калкан Демо Страхование');
  await page.locator('select[name="order"]').selectOption('rating');
  await expect(names.first()).toHaveText('Самал Демо Полис');
  // Another order chooses nobody else.
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Калкан/);

  await expect(page.locator('input[name^="compare-"]')).toHaveCount(0);
  const compare = page.getByRole('button', { name: words('cmp.add'), exact: true });
  const stop = page.getByRole('button', { name: words('cmp.stop'), exact: true });
  await compare.click();
  await expect(compare).toHaveCount(0);
  await expect(page.locator('input[name^="compare-"]')).toHaveCount(7);
  await stop.click();

  await page.getByRole('button', { name: words('ins.offer.detailNamed', { company: 'Умит Демо Авто' }) }).click();
  await expect(page.locator('[data-modal="insurance-offer"]')).toContainText('357 520 ₸');
  await escape(page);
  await expect(page.locator('[data-modal="insurance-offer"]')).toHaveCount(0);

  const refused = page.getByText(/Страхует автомобили не старше 3\sлет/);
  await expect(refused).toBeHidden();
  await page.getByText(words('ins.offers.refused', { n: 1 })).click();
  await expect(refused).toBeVisible();
});

test('another deductible costs what the tariff says, and one press asks all insurers anew', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  // One that offers another deductible is the cheapest of all, and tells nothing of the one that was asked for.
  const [any] = sevenOffers();
  if (!any) throw new Error('One of them');
  const other = { kind: 'unconditional', percent: 3, sum: 300_000 } as const;
  const another: InsuranceOffer = { ...any, id: 'o-11', premium: 200_000, deductible: other };
  await answer(sandbox, [...sevenOffers(), another]);
  await open(walker);
  const choices = page.getByRole('group', { name: walker.words('ins.offers.deductibles') });
  const three = choices.getByRole('button', { name: /^3\s%/ });
  // By the open tariff 3.51 and 2 per cent of a year's value for 2.4; the lowest price is an insurer's own.
  await expect(choices.getByRole('button', { name: /^0\s%/ })).toContainText('420 800 ₸');
  await expect(choices.getByRole('button', { pressed: true })).toHaveText(/^1\s%.*287\s760\s₸$/);
  await expect(three).toContainText('239 800 ₸');
  await expect(page.getByText('Франшиза: с вас до 100 000 ₸ за каждый ремонт')).toBeVisible();

  const wished = bodyOf<InsuranceClaim>('getInsuranceClaim', 'calculated');
  const changed = { ...wished, product: wished.product && { ...wished.product, deductiblePercent: 3 } };
  await sandbox.clearFaults();
  await answerWith(sandbox, {
    getInsuranceClaim: changed,
    putInsuranceProduct: changed,
    calculateOffers: changed,
    getOfferClaim: { ...bodyOf<object>('getOfferClaim', 'calculated'), deductiblePercent: 3 },
    listOffers: sevenOffers().map((offer) => {
      const premium = (offer.premium ?? 0) - 50_000;
      const priced = { premium, premiumParts: [{ kind: 'casco', sum: premium }] };
      return { ...offer, ...priced, id: `new-${offer.id}`, deductible: other };
    }),
  });
  let answers = () => {};
  const held = new Promise<void>((resolve) => (answers = resolve));
  await page.route(/\/offer\/\?/, async (route) => {
    await held;
    await route.continue();
  });
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/calculate-offers'),
  );
  await three.click();
  expect((await saved).postDataJSON()).toEqual({ ...wished.product, deductiblePercent: 3 });
  await asked;
  // What was offered for another deductible is void: it neither stands there nor passes for what is asked for now.
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await expect(page.getByText('Вы просили франшизу')).toHaveCount(0);
  answers();
  await expect(page.locator('h1')).toHaveText('КАСКО на год: от 237 760 ₸');
  // The same button, which now says what is asked for, has the focus still; the others are reckoned from here.
  await expect(three).toHaveAttribute('aria-pressed', 'true');
  await expect(three).toBeFocused();
  await expect(choices.getByRole('button', { name: /^1\s%/ })).toContainText('285 300 ₸');
  await expect(page.getByText('Франшиза: с вас до 300 000 ₸ за каждый ремонт')).toBeVisible();
});

test('what is not as it was asked for is said in the row, in full where it is chosen', async ({
  page,
  sandbox,
  axe,
}) => {
  const walker = createWalker(page, 'ru');
  await answer(sandbox, sevenOffers());
  await open(walker);
  const umit = page.locator('[data-offer="o-6"]');
  await expect(umit).toContainText('Франшиза 3 %');
  await expect(umit).toContainText(walker.words('ins.note.other'));
  const sentence = page.getByText('Вы просили франшизу 1 %, страховщик предложил франшизу 3 %');
  await expect(sentence).toHaveCount(0);
  await umit.getByRole('radio').check();
  await expect(sentence).toBeVisible();
  // Where no row lies half under the bar.
  await page.setViewportSize({ width: 1280, height: 1_600 });
  await axe();
});

const refusedBy = (alias: string, name: string, code: string, text: string, fixable: boolean): InsuranceOffer => {
  const [refused] = bodyOf<InsuranceOffer[]>('listOffers', 'allRefused');
  if (refused === undefined) throw new Error('The contract has no such offer');
  return {
    ...refused,
    id: `o-${alias}`,
    company: { ...refused.company, alias, name },
    refusal: { code: code as 'POLICY', text, fixable },
  };
};
const tooOld = refusedBy('centras', 'Сентрас Демо', 'CAR_AGE', 'Автомобиль старше допустимого', false);
const tooNew = refusedBy('demo_umit', 'Умит Демо Авто', 'DRIVER_EXPERIENCE', 'Стаж водителя мал', false);
const unsold = refusedBy('demo_samal', 'Самал Демо Полис', 'DEDUCTIBLE', 'С такой франшизой не страхует', true);
const unsaid = refusedBy('demo_tulpar', 'Тулпар Демо Гарант', 'POLICY', 'Внутренняя политика компании', false);

const CAR_WHEN = 'Если данные о нём указаны с ошибкой';
const DRIVERS_WHEN = 'Если данные о них указаны с ошибкой';
for (const [name, offers, main, lead, corrected, when] of [
  ['the car', [tooOld, unsaid], 'CHANGE_PRODUCT', 'Не подошёл автомобиль.', ['EDIT_CAR'], CAR_WHEN],
  ['the drivers', [tooNew], 'CHANGE_PRODUCT', 'Не подошли водители.', ['EDIT_CUSTOMER'], DRIVERS_WHEN],
  [
    'car and drivers',
    [tooNew, tooOld],
    'CHANGE_PRODUCT',
    'Не подошли автомобиль и водители.',
    ['EDIT_CAR', 'EDIT_CUSTOMER'],
    CAR_WHEN,
  ],
  [
    'what another choice mends',
    [tooOld, unsold],
    'CHANGE_PRODUCT',
    'Среди причин — условия, которые вы выбрали.',
    [],
    'После изменений спросим страховщиков снова.',
  ],
  [
    'rules of their own',
    [unsaid],
    'CHANGE_PRODUCT',
    'Так решили страховщики по своим правилам.',
    [],
    'Подскажем, что делать.',
  ],
] as const) {
  test(`all refuse for ${name}: each is named, and the main button does what the words advise`, async ({
    page,
    sandbox,
  }) => {
    const walker = createWalker(page, 'ru');
    await answer(sandbox, offers);
    walker.owns('ins-1');
    await page.goto('/insurance/ins-1/offers');
    await walker.sees('insurance-no-offers', { focus: false });
    for (const { company, refusal } of offers)
      await expect(page.getByRole('listitem').filter({ hasText: company.name })).toContainText(refusal?.text ?? '?');
    await expect(page.locator('main')).toContainText(lead);
    // What may help is said once, where it is pressed.
    await expect(page.getByText(when)).toHaveCount(1);
    await looksMain(page, main);
    // What is to be looked at again begins the list below it.
    for (const [at, event] of corrected.entries())
      await expect(page.locator('main [data-event^=EDIT]').nth(at)).toHaveAttribute('data-event', event);
    // What no insurer may refuse is offered where another casco would be refused, too, and at what price.
    await expect(page.getByRole('button', { name: /^Выбрать ОГПО ВТС от [\d\s]+ ₸$/ })).toHaveCount(
      lead.startsWith('Среди') ? 0 : 1,
    );
  });
}
