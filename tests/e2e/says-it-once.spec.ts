import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { looksMain } from './support/main-button.ts';
import { bring, signedIn } from './support/people.ts';
import { createWalker } from './support/walker.ts';

/* What a page says of whose turn it is, and what its main button is: once, by name, and never against itself. */

type Json = Record<string, unknown>;

test.beforeEach(async ({ context, baseURL }) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'aidos'));
});

test('a deal after the signature: who does each step', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const signed = bodyOf<{ data: { claim: Json } }>('claim', 'signed');
  const claim = { ...signed.data.claim, type: 'C2C' };
  await answerWith(sandbox, { claim: { data: { claim } } });
  walker.owns('c-1');
  await page.goto('/my-applications/c-1');
  await walker.sees('claim-deal', { focus: false });
  for (const [step, who] of [
    ['Договор с продавцом', 'вы'],
    ['СпецЦОН', 'вы'],
    ['Залог', 'банк'],
    ['Деньги продавцу', 'банк'],
  ] as const)
    await expect(
      page
        .locator('main li li')
        .getByText(new RegExp(`^${step}`))
        .locator('..'),
    ).toHaveText(new RegExp(`${who}$`));
  // Whose money is meant: what the bank sends, and what is the buyer's own.
  await expect(page.locator('main')).toContainText('Переведёт банк8 000 000 ₸');
  await expect(page.locator('main')).toContainText('Ваш взнос, под расписку2 000 000 ₸');
  await expect(page.locator('main')).toContainText('после переоформления');
});

test('a deal that waits for its bank: the number that it tells, and none where it tells none', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  const made = bodyOf<{ data: { claim: Json } }>('claim', 'dealMade');
  const { bank } = made.data.claim as { bank: Json };
  // Those who take part have numbers of their own.
  const line = page.locator('main a[href^="tel:"]').filter({ hasText: 'Дала Демо Банк' });
  const show = async (phone: string | null): Promise<void> => {
    await answerWith(sandbox, { claim: { data: { claim: { ...made.data.claim, bank: { ...bank, phone } } } } });
    walker.owns('c-1');
    await page.goto('about:blank');
    await page.goto('/my-applications/c-1');
    await walker.sees('claim-deal', { focus: false });
    await expect(page.getByText('Банк готовит выдачу')).toBeVisible();
  };
  await show('77270000201');
  await expect(line).toHaveAttribute('href', 'tel:+77270000201');
  await expect(line).toHaveText(/Дала Демо Банк.*\(727\)/);
  await show(null);
  await expect(line).toHaveCount(0);
});

test('a signed credit: what is paid each month and from when, its schedule before the terms', async ({
  page,
  sandbox,
}) => {
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, {
    claim: bodyOf('claim', 'signed'),
    creditAgreement: bodyOf('creditAgreement', 'pdf'),
    listIntegrations: bodyOf('listIntegrations', 'allApproved'),
  });
  walker.owns('c-1');
  await page.goto('/my-applications/c-1');
  await walker.sees('claim-deal', { focus: false });
  await expect(page.getByText('219\u00A0589\u00A0₸', { exact: true })).toHaveCount(1);
  await expect(page.getByText('первый 01/03/2026')).toBeVisible();
  const parts = page.locator('main').getByRole('heading', { level: 2 });
  await expect(parts).toHaveText([
    'Подпишите договор с продавцом',
    'Деньги продавцу',
    'Ход заявки',
    'График платежей',
    'Условия заявки',
    'Подписанный документ',
    'Участники',
    /^Вы дали/,
  ]);
  // Folded on a phone, open where there is room.
  // Among what the contract is filled in with it stands open.
  const price = page.getByText('10\u00A0000\u00A0000\u00A0₸').last();
  await expect(price).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(price).toBeVisible();
});

test('an approval is said by its offer alone, and the button names the bank', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const claim = bodyOf('claim', 'waiting');
  const show = async (answers: Json[]): Promise<void> => {
    await answerWith(sandbox, { claim, listIntegrations: answers });
    walker.owns('c-1');
    await page.goto('about:blank');
    await page.goto('/bank-response-waiting?claim=c-1');
    await walker.sees('bank-response-waiting', { focus: false });
  };
  const [approved, , , asks] = bodyOf<Json[]>('listIntegrations', 'mixed');
  const [first, second] = bodyOf<Json[]>('listIntegrations', 'allApproved');
  const [waits] = bodyOf<Json[]>('listIntegrations', 'allPending');
  if (!approved || !asks || !first || !second || !waits) throw new Error('The contract has no such answers');
  await show([approved, waits]);
  await expect(walker.control('SHOW_RESULTS')).toHaveAccessibleName('Смотреть предложение: Дала Демо Банк');
  await expect(page.locator('main')).not.toContainText('Выберите условия');
  await show([first, second, waits]);
  await expect(walker.control('SHOW_RESULTS')).toHaveText('Выбрать из 2 предложений');
  await show([asks, waits]);
  await expect(walker.control('SHOW_RESULTS')).toHaveAccessibleName('Ответить на запрос: Eubank');
});

test('a statement: another file is the main thing while none is good, then to go on', async ({ page, sandbox }) => {
  const walker = createWalker(page, 'ru');
  const show = async (claim: string, listFiles: string): Promise<void> => {
    await answerWith(sandbox, { claim: bodyOf('claim', claim), listFiles: bodyOf('listFiles', listFiles) });
    walker.owns('c-1');
    await page.goto('about:blank');
    await page.goto('/my-applications/c-1/account-statement');
    await walker.sees('account-statement', { focus: false });
  };
  const refused = page.getByText('Выписка старше', { exact: false });
  await show('statementRejected', 'refused');
  await expect(refused.first()).toBeVisible();
  await looksMain(page, null);
  // The only one is replaced: another beside it would help nobody.
  await expect(page.getByRole('button', { name: /^Заменить: / })).toHaveCSS('background-color', 'rgb(36, 84, 254)');
  // A file that is good stands in the list before the claim has heard of it: nothing says the contrary beside it.
  await show('statementRejected', 'statement');
  await expect(page.getByText(walker.words('st.checked'))).toBeVisible();
  await expect(refused).toHaveCount(0);
  await looksMain(page, 'SEND_TO_BANKS');
});

test('a failure before the agreement says nothing of a signature', async ({ page, sandbox, guard }) => {
  guard.allow(/status of 500/);
  const walker = createWalker(page, 'ru');
  await answerWith(sandbox, { getInsuranceClaim: bodyOf('getInsuranceClaim', 'sendingFailed') });
  walker.owns('ins-1');
  await page.goto('/insurance/ins-1');
  await walker.sees('insurance-error', { focus: false });
  await expect(page.locator('main')).toContainText('Подпись сохранена');
  await answerWith(sandbox, {
    getInsuranceClaim: bodyOf('getInsuranceClaim', 'draftKnown'),
    putCarContract: bodyOf('putCarContract', 'saved'),
    putInsuranceProduct: bodyOf('putInsuranceProduct', 'saved'),
  });
  await sandbox.faults({ operationId: 'calculateOffers', kind: 'status', status: 500, times: 99 });
  await page.goto('about:blank');
  await page.goto('/insurance/ins-1');
  await walker.sees('insurance-check', { focus: false });
  await walker.press('CHANGE_PRODUCT');
  await walker.submit('SUBMIT_PRODUCT', example('insurance-product'));
  // The prices are asked for by the check alone.
  await walker.sees('insurance-check');
  await walker.press('SUBMIT_CHECK');
  await walker.sees('insurance-error');
  await expect(page.locator('main')).toContainText('Данные сохранены.');
  await expect(page.locator('main')).not.toContainText('подпись');
});
