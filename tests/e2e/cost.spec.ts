import type { Locator, Page } from '@playwright/test';
import { answerWith as answer, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker, type Walker } from './support/walker.ts';

/*
 * Who reads only the last screen before a signature or a payment knows all it costs. Partners answer the contracts'
 * examples, changed where these have nothing to tell; every figure here is reckoned by hand.
 */

type Json = Record<string, unknown>;

/** The value beside a label, as it reads: lines and unbroken spaces are spaces. */
const row = (page: Page, label: string, within: Page | Locator = page) =>
  within
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

async function rows(page: Page, expected: Readonly<Record<string, string>>, within?: Locator): Promise<void> {
  for (const [label, value] of Object.entries(expected))
    await expect(row(page, label, within), label).toHaveText(value);
}

test.beforeEach(async ({ context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
});

test('a credit of a bank', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const [first] = bodyOf<Json[]>('listIntegrations', 'allApproved');
  const approved = {
    ...(first?.['approved'] as Json),
    cascoRequired: true,
    gpsRequired: true,
    extraCosts: [
      { kind: 'casco', sum: 440_000, period: 'year' },
      { kind: 'gps', sum: 120_000, period: 'once' },
      { kind: 'gps', sum: 2_500, period: 'month' },
    ],
  };
  const show = async (offer: Json): Promise<void> => {
    await answer(sandbox, {
      claim: bodyOf('claim', 'bankSelected'),
      listIntegrations: [{ ...first, approved: offer }],
    });
    walker.owns('c-1');
    await page.goto('/bank-responses/c-1');
    await walker.sees('bank-selected', { focus: false });
    await expect(walker.control('SIGN')).not.toHaveAttribute('aria-disabled', 'true');
  };
  await show(approved);
  const cost = page.locator('section[aria-labelledby="cost"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверьте условия и подпишите договор');
  await expect(cost).toContainText('Банку · 60 платежей219 589 ₸');
  // What the offers were weighed by, before it: 219 589 and 2 470 000 in sixty parts.
  await expect(cost).toContainText('Итого в месяц260 756 ₸');
  await expect(cost).toContainText('КАСКО, GPS-трекер41 167 ₸');
  const loan = {
    'Сумма кредита': '8 000 000 ₸',
    Срок: '60 месяцев',
    'Первый платёж': '01/03/2026, 219 589 ₸',
    Ставка: '21,7 %',
    ГЭСВ: '24 %',
    'Последний платёж': '01/02/2031, 219 580 ₸',
    'Переплата по кредиту': '5 175 331 ₸',
    'Первоначальный взнос': '20 %',
    КАСКО: '440 000 ₸ в год',
    'GPS-трекер': '120 000 ₸ один раз 2 500 ₸ в месяц',
  };
  await rows(page, loan, cost);
  // Who gets it: five years of 440 000; 120 000 and sixty months of 2 500.
  const parts = {
    Банку: '13 175 331 ₸',
    'Страховой компании за 5 лет': '2 200 000 ₸',
    'Отдельно от кредита': '270 000 ₸',
    'Своими деньгами': '2 000 000 ₸',
  };
  for (const [who, sum] of Object.entries(parts)) await expect(cost).toContainText(`${who}${sum}`);
  // The figure that it was chosen by is told once; beside the button, what is signed: the payment to the bank.
  await expect(walker.control('SIGN')).toHaveText('Подписать договор');
  const beside = page.locator('main section[data-foot]');
  await expect(beside).not.toContainText('260 756 ₸');
  const apart = {
    'Платёж банку': '219 589 ₸',
    'КАСКО, отдельно': '440 000 ₸ в год',
    'GPS-трекер, отдельно': '120 000 ₸ один раз 2 500 ₸ в месяц',
  };
  await rows(page, apart, beside);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(beside).toContainText('Платёж банку 219 589 ₸ в месяц · КАСКО, GPS-трекер отдельно');
  await page.setViewportSize({ width: 1280, height: 800 });
  // 2 000 000 + 13 175 331 + 2 200 000 + 270 000
  await expect(cost).toContainText('Всего со взносом17 645 331 ₸');
  await expect(page.getByText('В заявке')).toHaveCount(0);
  // The bank gives less, for a shorter time, than was asked for: said where it is seen.
  await page.goto('about:blank');
  await show({ ...approved, amount: 7_500_000, term: 48 });
  await expect(page.getByText('В заявке 8 000 000 ₸, банк предложил 7 500 000 ₸')).toBeVisible();
  await expect(page.getByText('В заявке срок 60 месяцев, банк предложил 48 месяцев')).toBeVisible();
  await sandbox.clearFaults();
});

test('a loan for goods', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await answer(sandbox, {
    getCommodityClaim: bodyOf('getCommodityClaim', 'offers'),
    listCommodityOffers: bodyOf('listCommodityOffers', 'offers'),
  });
  walker.owns('g-1');
  await page.goto('/commodity-loan/g-1/bank-offers');
  await walker.sees('commodity-offers', { focus: false });
  await page.getByRole('radio', { name: 'Дала Демо Банк' }).check();
  await page
    .getByRole('button', { name: walker.words('co.pickNamed', { bank: 'Дала Демо Банк', sum: '' }).trim() })
    .click();
  await walker.sees('commodity-review');
  const cost = page.locator('section[aria-labelledby="cost"]');
  await expect(cost).toContainText('Платёж в месяц · 12 платежей38 602 ₸');
  await rows(page, {
    Ставка: '28 %',
    ГЭСВ: '32 %',
    'Последний платёж': '38 606 ₸',
    Переплата: '63 228 ₸',
  });
  // The loan is what the order comes to, told there.
  await expect(row(page, 'Сумма кредита')).toHaveCount(0);
  // Whose offer it is stands first; all that is paid is told once, and the button that signs says what a month takes, and how often.
  await expect(page.locator('main').getByText('Дала Демо Банк').first()).toBeVisible();
  await expect(cost.getByText('463 228 ₸')).toHaveCount(1);
  await expect(page.locator('[data-event="SIGN"]')).toContainText('38 602 ₸ в месяц');
  // One by one they come to the same.
  await page.locator('main').getByText('Таблица платежей').click();
  await expect(page.locator('main details table tbody tr')).toHaveCount(12);
  await expect(cost).toContainText('Всего вы заплатите463 228 ₸');
  // Nothing was asked of the service yet: another offer may be taken.
  await walker.press('BACK');
  await walker.sees('commodity-offers');
  // Each term says what it costs before it is taken; then only its offers stand there.
  const term = (n: number) => page.getByRole('button', { name: new RegExp(`^${n} мес`) });
  await expect(term(12)).toContainText(/от\s33\s333\s₸\s*Есть без переплаты/);
  await expect(term(24)).toContainText(/21\s955\s₸\s*Переплата 126\s932\s₸/);
  await term(24).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page
    .getByRole('button', { name: walker.words('co.pickNamed', { bank: 'Дала Демо Банк', sum: '' }).trim() })
    .click();
  await walker.sees('commodity-review');
  await expect(page.locator('[data-event="SIGN"]')).toContainText(/Подписать:\s21\s955\s₸ в\sмесяц/);
  await walker.press('BACK');
  await walker.sees('commodity-offers');
  await page.getByRole('radio', { name: 'Орда Демо Банк' }).check();
  await page
    .getByRole('button', { name: walker.words('co.pickNamed', { bank: 'Орда Демо Банк', sum: '' }).trim() })
    .click();
  await walker.sees('commodity-review');
  await expect(row(page, walker.words('co.over'))).toHaveText(walker.words('co.noOver'));
  await sandbox.clearFaults();
});

test('casco and life beside a credit', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const claim = bodyOf<Json>('getCascoLifeClaim', 'agreementCreated');
  const show = async (body: Json): Promise<void> => {
    await answer(sandbox, {
      getCascoLifeClaim: body,
      getCascoConditions: bodyOf('getCascoConditions', 'open'),
      getLifeConditions: bodyOf('getLifeConditions', 'open'),
      repeatCascoLifeSignature: bodyOf('repeatCascoLifeSignature', 'resent'),
    });
    walker.owns('cl-1');
    await page.goto('about:blank');
    await page.goto('/insurance/casco-and-life/cl-1');
    await walker.sees('casco-life-agreement', { focus: false });
  };
  await show(claim);
  const cost = page.locator('section[aria-labelledby="cost"]');
  const insured = (kind: string) =>
    page.locator('main details').filter({ has: page.locator('summary').getByText(kind, { exact: true }) });
  await expect(cost).toContainText('Платёж в месяц203 037 ₸60 платежей');
  await expect(insured('КАСКО')).toHaveText(
    /СтраховщикКалкан Демо Страхование[^]*Срок полиса12\sмесяцевОплатаВходит в кредитЦена полиса240\s000\s₸$/,
  );
  await expect(page.locator('main')).toContainText('Страхование жизниБез страховки, ставка 30,3 %');
  await rows(page, {
    'Сумма кредита': '6 240 000 ₸',
    // Two points are what the bank asks for the refusal.
    Ставка: '30,3 %',
    'Ставка со страхованием жизни': '28,3 %',
    'Переплата по кредиту': '5 942 149 ₸',
    'Первоначальный взнос': '4 000 000 ₸',
  });
  // 4 000 000 + 12 182 149
  await expect(cost).toContainText('Всего со взносом16 182 149 ₸');
  const own = { ...(claim['casco'] as Json), payer: 'own', termMonths: 36, premium: 500_000 };
  await show({ ...claim, casco: own, premiumTotal: 500_000 });
  await expect(insured('КАСКО')).toHaveText(
    /СтраховщикКалкан Демо Страхование[^]*Срок полиса36\sмесяцевОплатаСвоими деньгами в банкеЦена полиса500\s000\s₸, 166\s667\s₸ в год$/,
  );
  await rows(page, { 'Страховка отдельно от кредита': '500 000 ₸' });
  // 4 000 000 + 12 182 149 + 500 000
  await expect(cost).toContainText('Всего со взносом16 682 149 ₸');
  // Who is insured reads what the other decision would have made of the rate.
  const bought = {
    ...(claim['casco'] as Json),
    company: { alias: 'demo_omir', name: 'Омир Демо Лайф' },
    deductiblePercent: null,
    risks: 'life',
    termMonths: 60,
    premium: 180_000,
    currentPremium: 180_000,
  };
  const loan = { ...(claim['insuredLoan'] as Json), rate: 28.3 };
  await show({ ...claim, casco: own, life: bought, insuredLoan: loan, premiumTotal: 680_000 });
  await expect(insured('Страхование жизни')).toHaveText(
    /СтраховщикОмир Демо Лайф[^]*Срок полиса60\sмесяцев[^]*Цена полиса180\s000\s₸, 36\s000\s₸ в год$/,
  );
  await rows(page, {
    Ставка: '28,3 %',
    'Ставка без страхования жизни': '30,3 %',
  });
  // What is bought stands first, and largest.
  await expect(page.locator('main')).toContainText('Всего за страховку, КАСКО на 36 месяцев680 000 ₸');
  await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
  await walker.sees('casco-life-code');
  await expect(page.locator('p', { hasText: 'Сумма договора' })).toHaveText('Сумма договора680 000 ₸');
  await sandbox.clearFaults();
});

for (const [prefix, path, offered, premium, year, payer, total, sum] of [
  [
    'ci',
    '/credit-insurance',
    'plain',
    '180 000 ₸',
    '36 000 ₸',
    'Отдельно от кредита, один раз',
    '10 061 485 ₸',
    '59 × 164 692 ₸ + последний 164 657 ₸ = 9 881 485 ₸',
  ],
  [
    'ci-mcrdt',
    '/credit-insurance-mcrdt',
    'mcrdt',
    '48 000 ₸',
    '24 000 ₸',
    'Входит в кредит',
    '1 566 152 ₸',
    '23 × 65 256 ₸ + последний 65 264 ₸ = 1 566 152 ₸',
  ],
] as const) {
  test(`the insurance of a credit, ${offered}`, async ({ page, sandbox }) => {
    const walker = createWalker(page, 'ru');
    await answer(sandbox, { getClientData: bodyOf('getClientData', offered) });
    walker.owns('ci-1');
    await page.goto(`${path}/ci-1`);
    await walker.sees(`${prefix}-review`, { focus: false });
    await walker.submit('SUBMIT_INSURED_CONTACTS', example('insured-contacts'));
    await walker.sees(`${prefix}-health`);
    await walker.submit('SUBMIT_HEALTH', example('health'));
    await walker.sees(`${prefix}-consents`);
    await rows(page, {
      'Цена полиса за один год': year,
    });
    // What is bought stands first, and largest; the loan opens from a line below it.
    await expect(page.locator('main')).toContainText(`Цена полиса${premium}${payer}`);
    const cost = page.locator('main details').filter({ hasText: /Вместе\s/ });
    // 9 881 485 + 180 000; the other premium is in the payments already.
    await expect(cost.locator('summary')).toContainText(`Вместе ${total}`);
    // Whoever reckons comes to it.
    await expect(cost).toContainText(sum);
    await sandbox.clearFaults();
  });
}

test('a car insurance in parts', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const inParts = (name: string, asked: number): Json => {
    const claim = bodyOf<Json>('getInsuranceClaim', name);
    const offer = {
      ...(claim['offer'] as Json),
      premium: 309_473,
      premiumParts: [{ kind: 'casco', sum: 309_473 }],
      instalments: 4,
      instalmentPremium: 77_368,
    };
    const payment = claim['payment'] && { ...(claim['payment'] as Json), sum: 77_368 };
    return { ...claim, offer, payment, product: { ...(claim['product'] as Json), instalments: asked } };
  };
  const show = async (at: string, screen: Parameters<Walker['sees']>[0], body: Json): Promise<void> => {
    await answer(sandbox, { getInsuranceClaim: body });
    walker.owns('ins-1');
    await page.goto('about:blank');
    await page.goto(at);
    await walker.sees(screen, { focus: false });
  };
  const later = ['2-й платёж: 77 368 ₸, до 02/05/2026', '3-й платёж: 77 368 ₸, до 02/08/2026'];
  const last = '4-й платёж: 77 369 ₸, до 02/11/2026';
  const plan = (...first: string[]) =>
    expect(page.getByRole('listitem').filter({ hasText: /-й платёж: / })).toHaveText([...first, ...later, last]);
  await show('/insurance/ins-1', 'insurance-chosen', inParts('offerSelected', 12));
  await expect(page.getByText('Вы просили 12 платежей, страховщик предложил 4 платежа')).toBeVisible();
  await plan('1-й платёж: 77 368 ₸, сразу после подписания');
  await show('/insurance/ins-1', 'insurance-agreement', inParts('agreementCreated', 4));
  await page.getByRole('heading', { name: 'Полис: 309 473 ₸ за 12 месяцев' }).click();
  await plan('1-й платёж: 77 368 ₸, сразу после подписания');
  await expect(page.getByText('Вы просили')).toHaveCount(0);
  await show('/insurance/ins-1', 'insurance-code', inParts('signing', 4));
  await expect(page.locator('p', { hasText: 'Сумма договора' })).toHaveText('Сумма договора309 473 ₸Всего 4 платежа');
  await show('/insurance/ins-1', 'insurance-pay', inParts('paymentPending', 4));
  await expect(page.getByText('К оплате', { exact: true })).toBeVisible();
  await expect(page.getByText('1-й платёж из 4, всего 309 473 ₸')).toBeVisible();
  await expect(page.locator('dl > div', { hasText: 'Следующий платёж' })).toHaveText(
    'Следующий платёж77 368 ₸, до 02/05/2026',
  );
  await page.getByRole('heading', { name: 'Условия полиса' }).click();
  await plan('1-й платёж: 77 368 ₸, сегодня');
  await expect(walker.control('PAY')).toHaveText('Оплатить 77 368 ₸');
  await show('/insurance/ins-1', 'insurance-pay-failed', inParts('paymentFailed', 4));
  await expect(page.getByText('1-й платёж из 4, всего 309 473 ₸')).toBeVisible();
  await show('/insurance/ins-1', 'insurance-pay-pending', inParts('paymentWaits', 4));
  await expect(page.getByText('1-й платёж из 4, всего 309 473 ₸')).toBeVisible();
  await show('/insurance/payment/success?claim_id=ins-1', 'insurance-paid', inParts('paid', 4));
  await expect(page.getByText('Следующий платёж: 77 368 ₸, до 02/05/2026')).toBeVisible();
  await show('/insurance/ins-1', 'insurance-policy', inParts('issued', 4));
  await expect(page.getByText('Следующий платёж: 77 368 ₸, до 02/05/2026')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /-й платёж: / })).toHaveText([
    '1-й платёж: 77 368 ₸, оплачен 01/02/2026',
    `${later[0]}следующий`,
    later[1] ?? '',
    last,
  ]);
  // Paid at once: nothing more will be asked for.
  await show('/insurance/ins-1', 'insurance-pay', bodyOf<Json>('getInsuranceClaim', 'paymentPending'));
  await expect(page.getByText('Вся сумма за 12 месяцев, других платежей не будет')).toBeVisible();
  await expect(page.getByText(walker.words('ins.pay.until'))).toBeVisible();
  await expect(page.getByText('04/02/2026, 11:09')).toBeVisible();
  await expect(page.getByText(walker.words('ins.offer.plan'))).toHaveCount(0);
  await sandbox.clearFaults();
});

test('other wishes and Back: the offers stay', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  await answer(sandbox, {
    getInsuranceClaim: bodyOf('getInsuranceClaim', 'calculated'),
    listOffers: bodyOf('listOffers', 'all'),
    getOfferClaim: { ...bodyOf<Json>('getOfferClaim', 'calculated'), instalments: 4, deductiblePercent: 0 },
  });
  walker.owns('ins-1');
  await page.goto('/insurance/ins-1/offers');
  await walker.sees('insurance-offers', { focus: false });
  const companies = page.locator('[data-offer] strong');
  await expect(companies.first()).toBeVisible();
  const before = await companies.allInnerTexts();
  await expect(
    page.getByText('Вы просили 4 платежа, страховщик предложил оплатить сразу всю сумму').first(),
  ).toBeVisible();
  await expect(
    page.getByText('Вы просили страховку без франшизы, страховщик предложил франшизу 1 %').first(),
  ).toBeVisible();
  await walker.press('CHANGE_PRODUCT');
  await walker.sees('insurance-product');
  await walker.press('BACK');
  await walker.sees('insurance-offers');
  await expect(companies).toHaveText(before);
  await expect(walker.control('PICK_OFFER')).toBeVisible();
  await sandbox.clearFaults();
});
