import { linkSentTo } from './support/dealer.ts';
import { expect, test } from './support/fixtures.ts';
import { AIDOS, answerAll, atPartner, example, typeCode } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import { chooseBank } from './support/offers.ts';
import { passes, someone } from './support/someone.ts';

test('a dealer and a customer work on one claim, each in a browser of their own', async ({
  page: ownPage,
  browser,
  baseURL,
  sandbox,
}) => {
  await ownPage.close();
  const origin = baseURL ?? '';
  const dealer = await someone(browser, origin, 'ru', 1280);
  const customer = await someone(browser, origin, 'kk', 390);
  await bring(dealer.context, origin, await signedIn(origin, 'dealer-demo'));
  const { walker: atDesk } = dealer;
  const { walker } = customer;

  await test.step('the dealer makes the claim; the code of the link is on show', async () => {
    await dealer.page.goto('/apply-loan');
    await atDesk.sees('dealer-client', { focus: false });
    await atDesk.submit('SUBMIT_CLIENT', { ...AIDOS, patronymic: '' });
    await atDesk.sees('dealer-car');
    await atDesk.submit('SUBMIT_DEALER_CAR', example('dealer-car'));
    await atDesk.sees('dealer-terms');
    await atDesk.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000', cascoInsurance: false });
    await atDesk.sees('dealer-review');
    await atDesk.press('CREATE_CLAIM');
    await atDesk.sees('dealer-share');
    await expect(dealer.page.getByRole('img', { name: atDesk.words('dealer.share.qr') })).toBeVisible();
  });
  walker.owns(atDesk.claim());

  await test.step('the customer opens the link of the SMS, in Kazakh, and sees who sent it', async () => {
    await customer.page.goto(await linkSentTo(sandbox, AIDOS.phone));
    await walker.sees('client-intro', { focus: false });
    await expect(customer.page.locator('main')).toContainText('Демо Авто');
  });

  const desk = dealer.page.locator('main');
  /** A status that is reached: a word of its own, not one among those that are ahead. */
  const reached = (status: string) => desk.getByText(status, { exact: true });
  const row = desk.getByRole('row').filter({ hasText: AIDOS.lastName }).first();
  await test.step('consents and identity; the dealer sees it without a reload', async () => {
    const consents = desk.locator('li[data-state]', { hasText: atDesk.words('dealer.share.consents') });
    await expect(consents).toHaveAttribute('data-state', 'now');
    await walker.press('START');
    await walker.sees('general-agreement');
    await walker.press('CONTINUE');
    await walker.sees('client-request');
    await walker.submit('SUBMIT_CONSENTS', { ...example('consents'), lastDigits: AIDOS.personalNumber.slice(-4) });
    await walker.sees('client-code');
    await typeCode(walker, await sandbox.code(AIDOS.phone));
    await walker.sees('aitu-intro');
    await passes(16_000, sandbox, dealer);
    await expect(consents).toHaveAttribute('data-state', 'done');
    await walker.press('GO');
    await atPartner(customer.page, 'identity', 'ok');
    await walker.sees('q-personal', { focus: false });
    // The link has done its duty: the page of the claim comes by itself.
    await passes(16_000, sandbox, dealer);
    await atDesk.sees('dealer-detail', { focus: false });
  });

  await test.step('the questionnaire; the dealer sees that it is complete', async () => {
    await expect(reached('Данные подтверждены')).toHaveCount(0);
    await answerAll(walker);
    await passes(16_000, sandbox, dealer);
    await expect(reached('Данные подтверждены').first()).toBeVisible();
  });

  await test.step('the list of the dealer follows, too', async () => {
    await dealer.page.goto('/my-applications');
    await expect(row).toContainText('Данные подтверждены');
    await expect(row).not.toContainText('Ждём решения банков');
    await walker.press('SEND_TO_BANKS');
    await walker.sees('bank-response-waiting');
    await passes(31_000, sandbox, dealer, customer);
    await passes(31_000, sandbox, dealer, customer);
    await expect(row).toContainText('Есть одобрения');
  });

  await test.step('the customer compares, chooses, signs', async () => {
    await walker.sees('bank-responses', { focus: false });
    await chooseBank(customer.page, walker.words, 'Дала Демо Банк');
    await walker.sees('bank-selected');
    await walker.press('SIGN');
    await atPartner(customer.page, 'agreement', 'ok');
    await walker.sees('sign-success', { focus: false });
  });

  await test.step('and the dealer sees the end of it', async () => {
    await dealer.page.goto(`/my-applications/${atDesk.claim()}`);
    await expect(desk).toContainText(AIDOS.lastName);
    await expect(reached('Кредит выдан')).toHaveCount(0);
    await passes(61_000, sandbox, dealer);
    await expect(reached('Кредит выдан').first()).toBeVisible();
    await expect(desk).toContainText('Дала Демо Банк');
    // Whoever has no telephone at hand reads the number.
    await expect(desk.getByRole('link', { name: /^\+7 \(\d{3}\)/ }).first()).toBeVisible();
  });

  for (const { guard, context } of [dealer, customer]) {
    expect(guard.faults()).toEqual([]);
    await context.close();
  }
});
