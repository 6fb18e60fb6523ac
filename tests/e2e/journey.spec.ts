import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { samples } from '../../openapi/generated/samples.ts';
import { annuity } from '../../schemas/facts/loan.ts';
import { money } from '../../src/i18n/format.ts';
import { expect, test } from './support/fixtures.ts';
import {
  AIDOS,
  APPLY,
  atPartner,
  confirmAll,
  example,
  questionnaire,
  typeCode,
  type Applicant,
} from './support/journey.ts';
import { bring, claimAt } from './support/people.ts';
import type { Effect } from './support/sandbox.ts';
import { createWalker } from './support/walker.ts';
import { chooseBank, offersOf, openOffers } from './support/offers.ts';
import { escape } from './support/dialogs.ts';

const kindsOf = (ledger: readonly Effect[]) => ledger.map(({ kind }) => kind);
const times = (ledger: readonly Effect[], kind: string) => kindsOf(ledger).filter((one) => one === kind).length;

/** A picture of a sum as it stands on the page: figures only. */
const sums = (text: string): number[] =>
  [...text.matchAll(/(\d[\d\u00a0]*)\u00a0₸/g)].map(([, sum = '']) => Number(sum.replaceAll('\u00a0', '')));

const dialog = (page: Page, key: string) => page.locator(`[data-modal="${key}"]`);

test('a person finds a car, applies, is identified, answers, sends, chooses, signs and gets the money', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  let sample = '';

  await test.step('the car: by its announcement', async () => {
    await page.goto('/how-it-works');
    await walker.sees('how-it-works', { focus: false });
    await walker.press(APPLY);
    await walker.sees('c2c-car');
    await walker.submit('FIND_PUBLICATION', { productId: 'https://mycar.kz/announcement/100101' });
    await expect(page.getByText(words('c2c.find.found', { id: '100101' }), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('productId'))).toBe('100101');
    await expect(page.locator('[name="markId"]')).toHaveValue('Toyota');
    await expect(page.locator('[name="modelId"]')).toHaveValue('Camry');
    await expect(page.locator('[name="price"]')).toHaveValue('13\u00a0500\u00a0000');
    await walker.press('SUBMIT_CAR');
    await walker.sees('c2c-seller');
    await expect(page.locator('[name="name"]')).toHaveValue('Ерлан');
    await expect(page.locator('[name="phone"]')).toHaveValue('+7 (701) 000-00-11');
    // The announcement named the seller: a reload forgets it no more than what was typed.
    await page.reload();
    await walker.sees('c2c-seller', { focus: false });
    await expect(page.locator('[name="name"]')).toHaveValue('Ерлан');
    await walker.press('SUBMIT_SELLER');
  });

  let said = '';
  await test.step('the terms: the payment follows what is typed', async () => {
    await walker.sees('c2c-terms');
    const estimate = page.getByRole('region', { name: words('c2c.terms.estimate') });
    // The usual down payment stands there; without one it is an example, and says so.
    await expect(page.locator('[name="initialFee"]')).toHaveValue('2\u00a0700\u00a0000');
    await walker.fill('SUBMIT_TERMS', { initialFee: '' });
    await expect(estimate).toContainText(words('c2c.terms.sampleBar', { p: '20 %', term: '60 месяцев' }));
    const figure = estimate.locator('strong').first();
    const sampled = await figure.textContent();
    await walker.fill('SUBMIT_TERMS', { initialFee: '2 700 000', term: '60' });
    // The same terms take what their example said: with all that a bank demands.
    await expect(estimate).not.toContainText(words('c2c.terms.sampleBar', { p: '20 %', term: '60 месяцев' }));
    expect(await figure.textContent()).toBe(sampled);
    await walker.fill('SUBMIT_TERMS', { initialFee: '5 400 000', term: '60' });
    await estimate.getByRole('button').first().click();
    const dala = (months: number) => money(annuity(8_100_000, 25, months));
    await expect(estimate).toContainText(dala(60));
    await walker.fill('SUBMIT_TERMS', { term: '36' });
    await expect(estimate).toContainText(dala(36));
    await expect(estimate).not.toContainText(dala(60));
    await estimate.getByRole('button').first().click();
    // Casco that is wished for would keep the money waiting for the insurer.
    await walker.fill('SUBMIT_TERMS', { term: '60', cascoInsurance: false });
    await expect(figure).toContainText(dala(60).replace(/\s₸/u, ''));
    said = (await figure.textContent()) ?? '';
    await walker.press('SUBMIT_TERMS');
  });

  await test.step('me: the claim is created, the guest is signed in', async () => {
    await walker.sees('c2c-me');
    // Until the banks answer, each page says the same of a month.
    await expect(page.locator('main')).toContainText(words('c2c.terms.aMonth', { range: said }));
    await walker.press('SUBMIT_ME');
    // What went wrong, and what the field wants.
    const phone = page.locator('[name="phone"]');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(
      new RegExp(`.+ ${words('c2c.me.phoneHint').replaceAll('.', '\\.')}$`),
    );
    await walker.submit('SUBMIT_ME', { ...AIDOS, patronymic: '' });
    await walker.sees('client-intro');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['main_access_token', 'marketplace_access_token', 'refresh_token']),
    );
    await expect(page.locator('main')).toContainText('Toyota Camry');
    await expect(page.locator('main')).toContainText(said);
  });

  await test.step('consents, signed by the code of an SMS', async () => {
    await walker.press('START');
    await walker.sees('general-agreement');
    await walker.press('CONTINUE');
    await walker.sees('client-request');
    await walker.submit('SUBMIT_CONSENTS', example('consents'));
    await walker.sees('client-code');
    const code = await sandbox.code(AIDOS.phone);
    await typeCode(walker, code === '123456' ? '654321' : '123456');
    await expect(page.locator('[name="code"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="code"]')).toBeFocused();
    await typeCode(walker, code);
    await walker.sees('aitu-intro');
  });

  await test.step('identity, confirmed elsewhere while the page waits', async () => {
    await walker.press('GO');
    await expect(page.locator('[data-screen="partner-identity"]')).toBeVisible();
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await page.goBack();
    await walker.sees('aitu-intro', { focus: false });
    await page.goto(`/aitu-pending?claim=${walker.claim()}`);
    await walker.sees('aitu-pending', { focus: false });
    await atPartner(elsewhere, 'identity', 'ok');
    await expect(elsewhere.locator('[data-screen="q-personal"]')).toBeVisible();
    await elsewhere.close();
    await clock.advance(3_000);
    await walker.sees('q-personal');
  });

  await test.step('the questionnaire, all of it', async () => {
    for (const { screen, event, form } of questionnaire) {
      await walker.sees(screen);
      await walker.submit(event, example(form));
    }
    await walker.sees('q-review');
    await expect(page.locator('main')).toContainText('012345678');
    await walker.press('EDIT_FAMILY');
    await walker.sees('q-family');
    await walker.submit('SUBMIT_FAMILY', { childCount: '2' });
    await walker.sees('q-review');
    await confirmAll(walker);
    await walker.sees('account-statement');
  });

  /** Presses a button that opens the file chooser, and chooses a statement of that age. */
  const pick = async (name: string, button: string, ageDays: number) => {
    const address = `${baseURL ?? ''}/sandbox/samples/statement.pdf?iin=${AIDOS.personalNumber}&months=12&salary=800000&ageDays=${ageDays}`;
    sample = Buffer.from(await (await fetch(address)).arrayBuffer()).toString('latin1');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(sample, 'latin1') });
  };

  await test.step('the statement: attached, looked at, replaced, removed, attached again', async () => {
    const files = page.locator('main ul > li');
    await pick('old.pdf', words('btn.file'), 45);
    await expect(page.locator('main').getByRole('alert')).toContainText(words('st.badOld'));
    await page.getByRole('button', { name: words('st.dismiss') }).click();
    await pick('first.pdf', words('btn.file'), 3);
    await pick('new.pdf', words('st.replaceNamed', { name: 'first.pdf' }), 3);
    await expect(files.filter({ hasText: 'new.pdf' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: money(800_000) })).toBeVisible();
    await expect(files).toHaveCount(1);

    await page.getByRole('button', { name: words('st.viewNamed', { name: 'new.pdf' }) }).click();
    const link = dialog(page, 'statement').getByRole('link', { name: words('st.openNew') });
    const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    expect(Buffer.from(await (await fetch(address)).arrayBuffer()).toString('latin1')).toBe(sample);
    await escape(page);
    await expect(dialog(page, 'statement')).toHaveCount(0);

    const remove = page.getByRole('button', { name: words('st.removeNamed', { name: 'new.pdf' }) });
    const undo = page.getByRole('button', { name: words('st.undoNamed', { name: 'new.pdf' }) });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(files).toContainText([words('st.removedLast', { name: 'new.pdf' })]);
    await expect(page.getByRole('heading', { name: words('st.attach') })).toBeFocused();
    // Whoever presses a key has all the time.
    await clock.leap(60_000);
    await page.keyboard.press('Shift+Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words('st.viewNamed', { name: 'new.pdf' }) })).toBeFocused();
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
    await remove.click();
    // Under the pointer its time stands still.
    await undo.hover();
    await clock.leap(10_000);
    await expect(undo).toBeVisible();
    await page.mouse.move(0, 0);
    await clock.leap(6_000);
    await expect(files).toHaveCount(0);
    await deleted;
    await pick('again.pdf', words('btn.file'), 3);
    await expect(files.filter({ hasText: 'again.pdf' })).toBeVisible();
    // One after the other: the first goes for good, the focus stays in the page; what they confirmed is not said meanwhile.
    await pick('more.pdf', words('btn.file'), 3);
    await expect(files).toHaveCount(2);
    const confirmed = page.getByRole('status').filter({ hasText: money(800_000) });
    await expect(confirmed).toBeVisible();
    for (const name of ['more.pdf', 'again.pdf']) {
      await page.getByRole('button', { name: words('st.removeNamed', { name }) }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(files).toHaveCount(1);
    await expect(page.getByRole('heading', { name: words('st.attach') })).toBeFocused();
    await expect(confirmed).toHaveCount(0);
    await page.getByRole('button', { name: words('st.undoNamed', { name: 'again.pdf' }) }).click();
    await expect(confirmed).toBeVisible();
  });

  await test.step('the banks answer one by one', async () => {
    await walker.press('SEND_TO_BANKS');
    await walker.sees('bank-response-waiting');
    await expect(page.getByText(words('b.count', { k: 0, n: 5 }))).toBeVisible();
    await page.locator('h1').focus();
    await clock.advance(6_000);
    await expect(page.getByText(words('b.count', { k: 2, n: 5 }))).toBeVisible();
    await expect(page.getByText(words('b.best'))).toBeVisible();
    // News never moves the reader.
    await expect(page.locator('h1')).toBeFocused();
    await clock.advance(12_000);
    await walker.sees('bank-responses');
  });

  const cards = offersOf(page);
  const payments = async () =>
    (await cards.locator('[role=cell]:nth-child(2)').allInnerTexts()).map((text) => sums(text)[0] ?? 0);

  await test.step('offers: compared, explained, chosen, changed', async () => {
    await expect(cards).toHaveCount(5);
    await page.getByLabel(words('b.sortLabel')).selectOption({ label: words('b.sortPayment') });
    const byPayment = await payments();
    expect(byPayment).toEqual(byPayment.toSorted((a, b) => a - b));
    await page.getByLabel(words('b.sortLabel')).selectOption({ label: words('b.sortGesv') });
    await expect.poll(payments).not.toEqual(byPayment);

    await openOffers(page);
    await cards
      .first()
      .getByRole('button', { name: words('b.terms') })
      .click();
    const conditions = dialog(page, 'bank-conditions');
    await conditions.getByRole('tab', { name: words('b.scheduleShort') }).click();
    // Five years drawn, sixty months one by one.
    const months = conditions.locator('details tbody tr');
    await expect(conditions.locator('figure tbody tr')).toHaveCount(5);
    await expect(months).toHaveCount(60);
    await expect(months.last().locator('td').last()).toHaveText('0');
    await escape(page);
    await expect(conditions).toHaveCount(0);

    await page.getByRole('button', { name: words('b.mcf') }).click();
    await expect(dialog(page, 'mcf')).toContainText(words('b.mcfText'));
    await escape(page);
    await expect(dialog(page, 'mcf')).toHaveCount(0);

    await chooseBank(page, words, 'MCF');
    await dialog(page, 'mcf').getByRole('checkbox').check();
    await dialog(page, 'mcf')
      .getByRole('button', { name: words('b.mcfGo') })
      .click();
    await walker.sees('bank-selected');
    await expect(page.locator('main')).toContainText('MCF');
    await walker.press('CHANGE_BANK');
    await walker.sees('bank-responses');
    await chooseBank(page, words, 'Дала Демо Банк');
    await dialog(page, 'confirm')
      .getByRole('button', { name: words('b.changeYes') })
      .click();
    await walker.sees('bank-selected');
    await expect(page.locator('main')).toContainText('Дала Демо Банк');
  });

  await test.step('the signature on the partner’s page', async () => {
    await walker.press('SIGN');
    await atPartner(page, 'agreement', 'failed');
    await walker.sees('sign-fail', { focus: false });
    await walker.press('RETRY');
    // Signed anew from the page that says what it costs.
    await walker.sees('bank-selected');
    await walker.press('SIGN');
    await atPartner(page, 'agreement', 'ok');
    await walker.sees('sign-success', { focus: false });
    // The print on the page is that of the very paper behind the link.
    const proof = page.locator('section').filter({ hasText: words('doc.signed.hash') });
    const href = await proof.getByRole('link').getAttribute('href');
    const paper = await page.request.get(href ?? '');
    await expect(proof).toContainText(
      createHash('sha256')
        .update(await paper.body())
        .digest('hex'),
    );
    await expect(proof).toContainText('•••');
    await walker.press('CONTINUE');
    await walker.sees('claim-deal');
    await expect(proof).toContainText(words('doc.signed.agreement'));
  });

  await test.step('the money', async () => {
    await expect(page.getByText(words('deal.s1Text'))).toBeVisible();
    for (const step of ['contract', 'registration'] as const) {
      const made = words(`deal.made.${step}`);
      // Where it is done is told when the car goes over, and only places that do it.
      const offices = page.locator('main').getByRole('button', { name: words('deal.stations') });
      await expect(offices).toHaveCount(step === 'registration' ? 1 : 0);
      if (step === 'registration') {
        await offices.click();
        const places = page.getByRole('dialog', { name: words('deal.stations') });
        await expect(places.getByRole('listitem')).toHaveCount(2);
        await expect(places).toContainText('СпецЦОН на Бурундайской');
        await expect(places).not.toContainText('Пункт на Абая');
        await page.keyboard.press('Escape');
        await expect(places).toBeHidden();
      }
      await page.locator('main').getByRole('button', { name: made }).click();
      const sure = page.getByRole('alertdialog', { name: words(`deal.sure.${step}`) });
      await sure.getByRole('button', { name: words(`deal.yes.${step}`) }).click();
      await expect(sure).toBeHidden();
    }
    await expect(page.getByText(words('do.awaitIssue'))).toBeVisible();
    await clock.advance(61_000);
    await expect(page.getByText(words('deal.issued'))).toBeVisible();
    await page.goto(`/success?claim=${walker.claim()}`);
    await walker.sees('success', { focus: false });
    await expect(page.locator('main a[href^="tel:"]')).toContainText(words('b.call'));
    await walker.press('CONTINUE');
    walker.owns(null);
    await walker.sees('my-applications');
    await expect(page.locator('main ul').first()).toContainText('Toyota Camry');
  });

  const ledger = await sandbox.ledger();
  for (const kind of ['claim.created', 'signature.confirmed', 'claim.sent', 'claim.agreementSigned', 'claim.issued'])
    expect(times(ledger, kind), kind).toBe(1);
});

const ARMAN: Applicant = {
  personalNumber: '950707399034',
  phone: '77000000042',
  lastName: 'Тестов',
  firstName: 'Арман',
};

test('two banks approve, two refuse and say why, one is still thinking', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', ARMAN);
  await bring(context, origin, person);
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  walker.owns(id);
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  await walker.press('SEND_TO_BANKS');
  await walker.sees('bank-response-waiting');
  await clock.advance(60_000);
  await expect(page.getByText(words('b.count', { k: 4, n: 5 }))).toBeVisible();
  await walker.press('SHOW_RESULTS');
  await walker.sees('bank-responses');
  await expect(offersOf(page)).toHaveCount(2);
  const rows = page.locator('main li');
  await expect(rows.filter({ hasText: words('b.pending') })).toHaveCount(1);
  await expect(rows.filter({ hasText: words('b.rejected') })).toHaveCount(2);
  // What no other terms would mend is said on the card, with what would.
  const unmended = rows.filter({ hasText: 'Eubank' });
  await expect(unmended).toContainText('Доход не подтверждён');
  await expect(unmended).toContainText(words('b.mendIncome'));
  await expect(unmended.getByRole('button')).toHaveCount(0);
  const why = page.getByRole('button', { name: words('b.whyNamed', { bank: 'Джет Демо Финанс' }) });
  await why.click();
  await expect(dialog(page, 'bank-rejection')).toContainText('Нужен больший взнос');
  await escape(page);
  await expect(dialog(page, 'bank-rejection')).toHaveCount(0);
  await expect(why).toBeFocused();
});

const GULNAR: Applicant = {
  personalNumber: '920517499068',
  phone: '77000000043',
  lastName: 'Тестова',
  firstName: 'Гүлнар',
};

test('a broken gateway: nothing is sent again without a tap, the third tap passes', async ({
  page,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const origin = baseURL ?? '';
  const { id, person } = await claimAt(origin, sandbox, 'confirmed', GULNAR);
  await bring(context, origin, person);
  const walker = createWalker(page, 'ru');
  walker.owns(id);
  await page.goto(`/my-applications/${id}/account-statement`);
  await walker.sees('account-statement', { focus: false });
  const sendings = async () => {
    const { entries } = await sandbox.call<{ entries: { operationId: string; status: number }[] }>('GET', 'log');
    return entries
      .filter(({ operationId }) => operationId === 'sendClaimToBanksByCustomer')
      .map(({ status }) => status);
  };
  await walker.press('SEND_TO_BANKS');
  await walker.sees('bank-request-error');
  await clock.advance(30_000);
  expect(await sendings()).toEqual([502]);
  await walker.press('RETRY');
  await expect.poll(sendings).toEqual([502, 502]);
  await walker.sees('bank-request-error', { focus: false });
  await clock.advance(30_000);
  expect(await sendings()).toEqual([502, 502]);
  await walker.press('RETRY');
  await walker.sees('bank-response-waiting');
  expect(await sendings()).toEqual([502, 502, 200]);
  expect(times(await sandbox.ledger(), 'claim.sent')).toBe(1);
});

test('what was submitted is what a reload goes on with; what was only typed since is shown, and sent nowhere', async ({
  page,
  sandbox,
}) => {
  // Of these banks none lends to a private buyer without a fifth of the price.
  const body = samples.listBanks.find(({ name }) => name === 'banks')?.body;
  await sandbox.faults({ operationId: 'listBanks', kind: 'status', status: 200, body, times: 99 });
  const walker = createWalker(page, 'ru');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/customers')) calls.push(request.postData() ?? '');
  });
  await page.goto('/client-claim-c2c');
  await walker.sees('c2c-car', { focus: false });
  await walker.submit('SUBMIT_CAR', example('car'));
  await walker.sees('c2c-seller');
  await walker.submit('SUBMIT_SELLER', example('seller'));
  await walker.sees('c2c-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000' });
  await walker.sees('c2c-me');
  await walker.press('BACK');
  await walker.sees('c2c-terms');
  const fee = page.locator('[name="initialFee"]');
  await fee.fill('1 000');
  await page.reload();
  await walker.sees('c2c-terms', { focus: false });
  await expect(fee).toHaveValue(/^1\s000$/);
  await walker.press('SUBMIT_TERMS');
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  // Opened anew, it stands where the person had come to, with what they had said.
  await page.goto('/how-it-works');
  await page.goto('/client-claim-c2c');
  await walker.sees('c2c-me', { focus: false });
  expect(calls.filter((body) => body.includes('createClaimByCustomer'))).toEqual([]);
  await walker.submit('SUBMIT_ME', { ...AIDOS, patronymic: '' });
  await walker.sees('client-intro', { focus: false });
  await expect(page.locator('main')).toContainText(/4\s000\s000/);
});
