import { toCreateClaimInput } from '../../schemas/shared/create-claim.ts';
import { answerWith } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { bring, claimAt, valuesOf } from './support/people.ts';
import { createWalker } from './support/walker.ts';
import { escape } from './support/dialogs.ts';
import { chooseBank, offersOf, openOffers } from './support/offers.ts';

/** All figures of a text that are sums in tenge. */
const sums = (text: string): number[] =>
  [...text.matchAll(/([\d\u00a0]+)\u00a0₸/g)].map(([, digits]) => Number((digits ?? '').replace(/\D/g, '')));

/** Two banks approve, two refuse, one stays silent. */
const MIXED = { personalNumber: '950707399034', phone: '77000000051', lastName: 'Ахмет', firstName: 'Данияр' };
/** Nobody knows anything special about this person. */
const POOR = { personalNumber: '920417399206', phone: '77000000052', lastName: 'Оспан', firstName: 'Гүлнар' };
/** Every bank approves. */
const WELCOME = { personalNumber: '900115399012', phone: '77000000053', lastName: 'Демеу', firstName: 'Айдос' };

test('answers: their conditions and payments read, a refusal turned around by another application', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  const { id, person } = await claimAt(origin, sandbox, 'sent', MIXED);
  await sandbox.call('POST', 'clock', { advanceMs: 30_000 });
  await bring(context, origin, person);
  await page.goto(`/bank-response-waiting?claim=${id}`);
  await walker.sees('bank-response-waiting', { focus: false });
  await expect(page.getByRole('timer')).toBeVisible();
  await walker.press('SHOW_RESULTS');
  await walker.sees('bank-responses');
  const cards = offersOf(page);

  await test.step('of two offers nothing need be left out', async () => {
    await expect(cards).toHaveCount(2);
    await expect(page.getByText(words('b.filter'), { exact: true })).toHaveCount(0);
  });

  await test.step('the payments add up to the tenge, of both kinds', async () => {
    await cards.first().locator('[aria-expanded]').click();
    // An offer says its sum where it is another than what was asked for, which stands below the heading.
    const [, own] = (await cards.first().innerText()).split(words('b.amount'));
    const [amount = 0] = sums(own ?? (await page.locator('h1 ~ div').innerText()));
    await cards
      .first()
      .getByRole('button', { name: words('b.scheduleShort') })
      .click();
    const rows = page.locator('[data-modal="bank-conditions"] tbody tr');
    const principal = async () => {
      const cells = await rows.locator('td:nth-of-type(3)').allTextContents();
      return cells.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
    };
    await expect.poll(principal).toBe(amount);
    await page.getByLabel(words('b.paymentType')).selectOption('differentiated');
    await expect(page.getByText(words('b.scheduleOther'))).toBeVisible();
    await expect.poll(principal).toBe(amount);
    await escape(page);
  });

  await test.step('MyCar Finance only after a consent, whichever way it is chosen', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('set-bank')) sent.push(request.url());
    });
    const dialog = page.locator('[data-modal="mcf"]');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    const ways = {
      card: () => chooseBank(page, words, 'MCF'),
      link: async () => {
        await openOffers(page);
        await press(words('b.mcf'));
      },
      comparison: async () => {
        // Two of them: nothing is ticked first.
        await press(words('cmp.add'));
        await page
          .locator('[data-modal="compare"]')
          .getByRole('button', { name: words('cmp.choose', { name: 'MCF' }) })
          .click();
      },
    };
    for (const way of Object.values(ways)) {
      await way();
      await expect(dialog).toContainText(words('b.mcfSum'));
      await dialog.getByRole('button', { name: words('b.mcfGo') }).click();
      await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('button', { name: words('b.mcfLater') }).click();
      await expect(dialog).toHaveCount(0);
      expect(sent).toEqual([]);
    }
    expect((await person.call('claim', { variables: { id } })).bank).toBeNull();
  });

  await test.step('what would have turned a refusal around: a new application with these terms', async () => {
    await page
      .locator('main li')
      .filter({ hasText: 'Джет Демо Финанс' })
      .getByRole('button', { name: words('b.why') })
      .click();
    // The bank asks for 60 % of 10 million.
    await page.locator('[data-modal="bank-rejection"] [data-event="APPLY_TERMS"]').click();
    await walker.sees('bank-other-terms');
    await expect(page.locator('main')).toContainText('MCF');
    // The payment that was proposed, what the loan costs, and whose it is.
    const row = (words: string | RegExp) => page.locator('main').getByRole('row').filter({ hasText: words });
    await expect(row(/^Платёж|^Итого/).first()).toHaveText(/^(?:Платёж|Итого) в месяц(?:—|[\d\s]+₸)~ [\d\s]+₸$/);
    await expect(row(/^Переплата/)).toHaveText(/^Переплата(?:—|[\d\s]+₸)~ [\d\s]+₸$/);
    await expect(page.getByRole('columnheader').last()).toHaveText(/Джет Демо Финанс$/);
    await expect(row(/^Всего со\sвзносом/)).toHaveText(/~ [\d\s]+₸$/);
    await walker.press('BACK');
    await walker.sees('bank-responses');
    await walker.press('APPLY_TERMS');
    await walker.sees('bank-other-terms');
    await walker.press('CONFIRM');
    walker.owns(null);
    await walker.sees('c2c-car');
    await walker.press('SUBMIT_CAR');
    await walker.sees('c2c-seller');
    await walker.press('SUBMIT_SELLER');
    await walker.sees('c2c-terms');
    await expect(page.locator('[name="initialFee"]')).toHaveValue('6\u00a0000\u00a0000');
  });
});

test('all refused: the first counter-offer is taken over, and the banks it names accept it', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  const banks = ['demo_orda', 'mcf', 'demo_jet'];
  const { id, person } = await claimAt(origin, sandbox, 'filled', POOR);
  await person.call('updateClaimByCustomer', {
    variables: { id, borrower: { incomes: [{ type: 'main', value: 260_000 }] } },
  });
  const answers = async (claim: string) => {
    await person.call('generateApplicationForm', { variables: { id: claim } });
    await person.call('sendClaimToBanksByCustomer', { variables: { id: claim, banks } });
    await sandbox.call('POST', 'clock', { advanceMs: 60_000 });
    const { requestId } = await person.call('claim', { variables: { id: claim } });
    return person.call('listIntegrations', { path: { id: requestId ?? '' } });
  };
  expect((await answers(id)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);

  await bring(context, origin, person);
  await page.goto(`/bank-responses/${id}`);
  await walker.sees('bank-rejected', { focus: false });
  const best = page.locator('main section').filter({ hasText: words('b.counterTitle') });
  const offer = await best.locator('li').first().innerText();
  await walker.press('APPLY_TERMS');
  walker.owns(null);
  await walker.sees('c2c-car');
  await walker.press('SUBMIT_CAR');
  await walker.sees('c2c-seller');
  await walker.press('SUBMIT_SELLER');
  await walker.sees('c2c-terms');
  const typed = (name: string) => page.locator(`[name="${name}"]`).inputValue();
  const terms = { ...example('terms'), initialFee: await typed('initialFee'), term: await typed('term') };

  const input = toCreateClaimInput(
    {
      SUBMIT_CAR: valuesOf('SUBMIT_CAR', example('car')),
      SUBMIT_SELLER: valuesOf('SUBMIT_SELLER', example('seller')),
      SUBMIT_TERMS: valuesOf('SUBMIT_TERMS', terms),
      SUBMIT_ME: valuesOf('SUBMIT_ME', { ...POOR, patronymic: '' }),
    },
    id,
  );
  const again = await person.call('createClaimByCustomer', { variables: { input } });
  const named = (await answers(again.id)).filter(({ bank }) => offer.includes(bank.name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(({ status }) => status)).toEqual(named.map(() => 'approved'));
});

test('where nothing fits the filter, one press shows all answers again', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  const { id, person } = await claimAt(origin, sandbox, 'sent', WELCOME);
  await sandbox.call('POST', 'clock', { advanceMs: 60_000 });
  await bring(context, origin, person);
  const { requestId } = await person.call('claim', { variables: { id } });
  const answers = await person.call('listIntegrations', { path: { id: requestId ?? '' } });
  const banks = answers.filter(({ bank }) => bank.type !== 'mfo');
  await answerWith(sandbox, { listIntegrations: banks });
  await page.goto(`/bank-responses/${id}`);
  await walker.sees('bank-responses', { focus: false });
  await expect(offersOf(page)).toHaveCount(banks.length);
  await page.getByText(words('b.filter'), { exact: true }).click();
  const lender = page.getByLabel(words('b.lender'));
  await lender.selectOption('mfo');
  await expect(page.getByText(words('b.noneShown'))).toBeVisible();
  await expect(offersOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: words('b.showAll') }).click();
  await expect(offersOf(page)).toHaveCount(banks.length);
  await expect(lender).toHaveValue('all');
  await sandbox.clearFaults();
});

test('another bank is chosen instead of the one chosen before only when that is meant', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const origin = baseURL ?? '';
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  const { id, person } = await claimAt(origin, sandbox, 'sent', WELCOME);
  await sandbox.call('POST', 'clock', { advanceMs: 60_000 });
  await bring(context, origin, person);
  await page.goto(`/bank-responses/${id}`);
  await walker.sees('bank-responses', { focus: false });
  const choose = (bank: string) => chooseBank(page, words, bank);

  await test.step('only who lends without a tracker', async () => {
    const cards = offersOf(page);
    await expect(cards).toHaveCount(5);
    const filter = page.getByText(words('b.filter'), { exact: true });
    await filter.click();
    await page.getByLabel(words('b.noGps')).check();
    await expect(cards.filter({ hasText: 'MCF' })).toHaveCount(0);
    await page.getByLabel(words('b.lender')).selectOption({ label: words('b.lenderMfo') });
    await expect(cards).toHaveCount(1);
    await page.getByLabel(words('b.lender')).selectOption('all');
    await page.getByLabel(words('b.noGps')).uncheck();
    await expect(cards).toHaveCount(5);
    await filter.click();
  });

  await test.step('two are laid side by side; another language leaves the ticks; one is chosen there', async () => {
    const tick = (name: string) => page.getByRole('checkbox', { name: words('cmp.addNamed', { name }) });
    const comparison = page.locator('[data-modal="compare"]');
    await expect(tick('MCF')).toHaveCount(0);
    await page.getByRole('button', { name: words('cmp.add'), exact: true }).click();
    await tick('MCF').check();
    await expect(page.getByText(words('cmp.more'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('cmp.go', { n: 1 }) })).toHaveCount(0);
    await tick('Дала Демо Банк').check();
    const names = await offersOf(page).locator('label[for]').allInnerTexts();
    const [third = '', fourth = ''] = names.filter((name) => !['MCF', 'Дала Демо Банк'].includes(name));
    await tick(third).check();
    // A fourth is not taken, and says so.
    await tick(fourth).press('Space');
    await expect(tick(fourth)).toHaveAccessibleDescription(words('cmp.full', { most: 3 }));
    await expect(tick(fourth)).not.toBeChecked();
    await tick(third).uncheck();
    // A filter leaves what it hides ticked, whatever is ticked meanwhile.
    await page.getByText(words('b.filter'), { exact: true }).click();
    const lender = page.getByLabel(words('b.lender'));
    await lender.selectOption('mfo');
    await expect(tick('Дала Демо Банк')).toHaveCount(0);
    await tick('MCF').uncheck();
    await tick('MCF').check();
    await lender.selectOption('all');
    await expect(offersOf(page).locator('input[type="checkbox"]:checked')).toHaveCount(2);
    for (const language of ['kk', 'ru']) {
      await page.locator(`header [data-locale="${language}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(offersOf(page).locator('input[type="checkbox"]:checked')).toHaveCount(2);
    }
    await page.getByRole('button', { name: words('cmp.go', { n: 2 }) }).click();
    await expect(comparison.getByRole('row', { name: words('b.gesv') }).getByRole('cell')).toHaveCount(2);
    await page.goBack();
    await expect(comparison).toHaveCount(0);
    await walker.sees('bank-responses', { focus: false });
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('button', { name: words('cmp.go', { n: 2 }) }).click();
    await expect(comparison.getByRole('rowheader', { name: words('b.gesv') })).toBeVisible();
    // What follows from that is folded.
    await expect(comparison.getByText(words('b.rate'), { exact: true })).toBeHidden();
    // In the order of the page.
    const order = names.filter((name) => ['MCF', 'Дала Демо Банк'].includes(name));
    await expect(comparison.getByRole('columnheader')).toHaveText([words('cmp.figure'), ...order]);
    await comparison.getByRole('button', { name: words('cmp.choose', { name: 'MCF' }) }).click();
    const explained = page.locator('[data-modal="mcf"]');
    await explained.getByRole('checkbox').check();
    await explained.getByRole('button', { name: words('b.mcfGo') }).click();
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await walker.sees('bank-selected');
  await walker.press('CHANGE_BANK');
  await walker.sees('bank-responses');
  await choose('Дала Демо Банк');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('b.changeNo', { before: 'MCF' }) }).click();
  await expect(question).toHaveCount(0);
  await choose('Дала Демо Банк');
  await question.getByRole('button', { name: words('b.changeYes') }).click();
  await walker.sees('bank-selected');
  await expect(page.locator('main')).toContainText('Дала Демо Банк');

  await test.step('what the credit costs is there again after a reload, or the page says why it is not', async () => {
    const cost = page.locator('main section[aria-labelledby="cost"]');
    await expect(cost).toContainText(words('b.gesv'));
    // Both ends of it by day and sum.
    for (const end of ['cost.first', 'cost.last'] as const)
      await expect(cost.locator('dl > div').filter({ hasText: words(end) })).toContainText(/\d\d\/\d\d\/\d{4}, \d/);
    const before = await cost.innerText();
    // What the offers were weighed by, a month with a twelfth of the year's casco, then its two parts.
    const [inAll = 0, ...payment] = sums(before.split(words('cost.totalWithFee'))[0] ?? '');
    expect(payment).toEqual([inAll - 351_000 / 12, 351_000 / 12]);
    await sandbox.faults({ operationId: 'listIntegrations', kind: 'status', status: 500, times: 99 });
    await page.reload();
    await walker.sees('bank-selected', { focus: false });
    const retry = page.getByRole('button', { name: words('b.costRetry') });
    await expect(retry).toBeVisible();
    await expect(page.locator('main')).not.toContainText(words('b.gesv'));
    // Nobody signs a credit whose cost is not shown.
    const sign = page.locator('[data-event="SIGN"]');
    await expect(sign).toHaveCount(0);
    await sandbox.clearFaults();
    await retry.click();
    await expect.poll(() => cost.innerText()).toBe(before);
    await expect(sign).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the page of the claim: its form, the way out in the words of its owner, other terms', async () => {
    await walker.press('BACK');
    await walker.sees('claim-detail');
    const form = page.getByRole('link', { name: words('detail.openForm') });
    const answer = await page.request.get((await form.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.getByRole('button', { name: words('detail.decline') }).click();
    const dialog = page.getByRole('alertdialog', { name: words('decline.title') });
    await expect(dialog).toHaveAccessibleDescription(words('decline.text'));
    await expect(dialog).toContainText(words('decline.reason.changed_mind'));
    await dialog.getByRole('button', { name: words('decline.keep') }).click();
    await walker.press('EDIT');
    await walker.sees('apply-terms');
    await expect(page.locator('[name="initialFee"]')).not.toHaveValue('');
  });
});
