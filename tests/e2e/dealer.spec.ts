import type { Page } from '@playwright/test';
import { CLAIM } from './scenarios/scenario.ts';
import { answerWith, bodyOf } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { formOf } from './support/forms.ts';
import { example } from './support/journey.ts';
import { looksMain } from './support/main-button.ts';
import { createWalker, type Walker } from './support/walker.ts';

const PASSWORD = 'demo-password';
/** A customer without a claim. */
const CLIENT = {
  personalNumber: '920417399206',
  phone: '+7 (700) 000-00-51',
  lastName: 'Сатыпалушы',
  firstName: 'Айбек',
  patronymic: '',
};

const signIn = async (walker: Walker, username: string): Promise<void> => {
  await walker.page.goto('/login');
  await walker.submit('SIGN_IN', { username, password: PASSWORD });
  await walker.sees('dealer-home');
};

/** From the first step to the claim that waits for its customer. */
const apply = async (walker: Walker, client: object): Promise<void> => {
  await walker.page.goto('/apply-loan');
  await walker.sees('dealer-client', { focus: false });
  await walker.submit('SUBMIT_CLIENT', client);
  await walker.sees('dealer-car');
  await walker.submit('SUBMIT_DEALER_CAR', { ...example('dealer-car'), discount: '500 000' });
  await walker.sees('dealer-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '3 000 000' });
  await walker.sees('dealer-review');
  // A payment that is had on conditions only has them beside it.
  await expect(walker.page.locator('main li').filter({ hasText: 'MCF' })).toContainText(
    walker.words('c2c.terms.needsGps'),
  );
  await walker.press('CREATE_CLAIM');
};

test('what a bank demands is told until it is ticked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const walker = createWalker(page, 'ru');
  await signIn(walker, 'dealer-demo');
  await page.goto('/apply-loan');
  await walker.sees('dealer-client', { focus: false });
  await walker.submit('SUBMIT_CLIENT', CLIENT);
  await walker.sees('dealer-car');
  await walker.submit('SUBMIT_DEALER_CAR', example('dealer-car'));
  await walker.sees('dealer-terms');
  await walker.fill('SUBMIT_TERMS', { initialFee: '3 000 000' });
  const casco = page.getByRole('checkbox', { name: walker.words('c2c.terms.casco') });
  const bank = page.locator('main li').filter({ hasText: 'Орда Демо Банк' });
  await casco.setChecked(false);
  await expect(bank).toContainText('Нужна КАСКО');
  await casco.setChecked(true);
  await expect(bank).toBeVisible();
  await expect(bank).not.toContainText('Нужна КАСКО');
});

test('what a car may be sent without is folded: not while it holds a value, nor once it is refused', async ({
  page,
}) => {
  const walker = createWalker(page, 'ru');
  await signIn(walker, 'dealer-demo');
  await page.goto('/apply-loan');
  await walker.sees('dealer-client', { focus: false });
  await walker.submit('SUBMIT_CLIENT', CLIENT);
  await walker.sees('dealer-car');
  const more = page.getByRole('button', { name: walker.words('dealer.car.more') });
  const [vin, discount] = [page.locator('[name="vin"]'), page.locator('[name="discount"]')];
  await expect(vin).toBeHidden();
  // Nothing of it is missing to whoever leaves it out.
  await walker.press('SUBMIT_DEALER_CAR');
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await expect(vin).toBeHidden();
  await more.click();
  await expect(page.locator('[name="mileage"]')).toBeFocused();
  await expect(more).toHaveCount(0);
  await discount.fill('99 000 000');
  await page.reload();
  await walker.sees('dealer-car', { focus: false });
  await expect(discount).toBeVisible();
  await walker.submit('SUBMIT_DEALER_CAR', { ...example('dealer-car'), discount: '9 000 000' });
  await expect(discount).toHaveAttribute('aria-invalid', 'true');
  await walker.submit('SUBMIT_DEALER_CAR', { ...example('dealer-car'), mileage: '', discount: '' });
  await walker.sees('dealer-terms');
  await walker.press('BACK');
  await walker.sees('dealer-car');
  await expect(discount).toBeHidden();
});

test('a dealer makes a claim, hands the link over, finds it in the list, is not let make a second one, takes it back', async ({
  page,
  sandbox,
  clock,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const walker = createWalker(page, 'ru');
  const { words } = walker;
  await signIn(walker, 'dealer-demo');

  await test.step('bad input stays on its step', async () => {
    await page.goto('/apply-loan');
    await walker.sees('dealer-client', { focus: false });
    await walker.submit('SUBMIT_CLIENT', { ...CLIENT, personalNumber: '900115399013' });
    await walker.sees('dealer-client', { focus: false, refused: true });
    await expect(page.getByText(words('form.iin')).first()).toBeVisible();
  });

  await test.step('client, car with a discount, terms, check', async () => {
    await apply(walker, CLIENT);
    await walker.sees('dealer-share');
    const [message] = await sandbox.inbox('77000000051');
    expect(message?.text).toMatch(/^Кредиты и страхование: Заявка создана/);
    await expect(page.getByRole('img', { name: words('dealer.share.qr') })).toBeVisible();
    await expect(page.locator('main')).toContainText(/\/link\/[\w-]{20,}/);
    // A day and an hour, not a number of hours from nobody knows when.
    await expect(page.locator('main')).toContainText(/действует до.\d{2}\/\d{2}\/\d{4},.\d{2}:\d{2}/);
  });

  await test.step('the link goes out once more, and the one on show is the new one', async () => {
    const shown = async () => /\/link\/([\w-]{20,})/.exec((await page.locator('main').textContent()) ?? '')?.[1];
    const old = await shown();
    await walker.press('RESEND_LINK');
    await expect.poll(shown).not.toBe(old);
    const [message] = await sandbox.inbox('77000000051');
    expect(message?.text).toContain(await shown());
    await expect(walker.control('RESEND_LINK')).toHaveCount(0);
    await clock.advance(61_000);
    await expect(walker.control('RESEND_LINK')).toBeVisible();
  });

  await test.step('the claim stands in the list', async () => {
    await walker.press('DONE');
    await walker.sees('dealer-detail');
    await expect(page.locator('main')).toContainText(words('doAtDesk.consent'));
    // What the client asks first: about what a month will cost.
    await expect(page.locator('main')).toContainText(words('detail.inAllAbout'));
    await page.goto('/my-applications');
    await page.locator(`main a[href="/my-applications/${walker.claim()}"]`).first().click();
    await walker.sees('dealer-detail');
  });

  await test.step('a second one for the same person: the open one is offered', async () => {
    const mine = walker.claim();
    walker.owns(null);
    await apply(walker, CLIENT);
    await walker.sees('dealer-exists');
    await walker.press('OPEN_CLAIM');
    walker.owns(mine);
    await walker.sees('dealer-detail');
    // What was typed for it is done with.
    await page.goto('/apply-loan');
    await expect(page.locator('[name="lastName"]')).toHaveValue('');
  });

  await test.step('declined with a reason', async () => {
    await page.goto(`/my-applications/${walker.claim()}`);
    await walker.sees('dealer-detail', { focus: false });
    // There is nothing to be opened yet.
    await expect(page.getByText(words('detail.documents'))).toHaveCount(0);
    await walker.press('DECLINE');
    const dialog = page.getByRole('alertdialog', { name: words('dealer.decline.title') });
    await expect(dialog).toContainText(words('dealer.decline.reason.changed_mind'));
    await expect(dialog).not.toContainText(words('decline.reason.changed_mind'));
    await walker.fill('DECLINE', { reason: 'car_sold' });
    await formOf(page, 'DECLINE').locator('[data-event="DECLINE"]').click();
    await walker.sees('dealer-closed', { focus: false });
    await expect(page.locator('main')).toContainText(words('dealer.closed.byDealer'));
    await expect(page.locator('main')).toContainText(words('decline.reason.car_sold'));
    await expect(page.locator('main')).toContainText(words('claimStatus.declinedByClient'));
    await expect(page.locator('main')).not.toContainText(words('claimStatus.declined_by_customer'));
    await axe();
    await page.goto('/my-applications');
    await expect(page.getByRole('row').filter({ hasText: words('board.closed.byDealer') })).toHaveCount(1);
  });
});

test('a number that came in the address stands in the first form alone: the next customer finds it nowhere', async ({
  page,
  baseURL,
}) => {
  const walker = createWalker(page, 'ru');
  const number = page.locator('[name="personalNumber"]');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  const next = async () => {
    await page.locator('header [data-logo]').click();
    await walker.sees('dealer-home');
    await walker.press('/apply-loan');
    await walker.sees('dealer-client');
  };

  // Who has to sign in first, too.
  await page.goto(`/apply-loan?personal_number=${CLIENT.personalNumber}`);
  await walker.sees('login', { focus: false });
  await walker.submit('SIGN_IN', { username: 'dealer-demo', password: PASSWORD });
  await walker.sees('dealer-client', { focus: false });
  await expect(number).toHaveValue(CLIENT.personalNumber);
  expect(await stored()).not.toContain(CLIENT.personalNumber);
  expect(page.url()).not.toContain(CLIENT.personalNumber);
  await test.step('left without a word: the next one begins empty', async () => {
    await next();
    await expect(number).toHaveValue('');
  });

  await page.goto(`/apply-loan?personal_number=${CLIENT.personalNumber}`);
  await walker.sees('dealer-client', { focus: false });
  await expect(number).toHaveValue(CLIENT.personalNumber);
  await walker.submit('SUBMIT_CLIENT', CLIENT);
  await walker.sees('dealer-car');
  await test.step('within the application Back finds it', async () => {
    await page.goBack();
    await walker.sees('dealer-client');
    await expect(number).toHaveValue(CLIENT.personalNumber);
    await walker.submit('SUBMIT_CLIENT', {});
    await walker.sees('dealer-car');
  });
  await walker.submit('SUBMIT_DEALER_CAR', { ...example('dealer-car'), discount: '500 000' });
  await walker.sees('dealer-terms');
  await walker.submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '3 000 000' });
  await walker.sees('dealer-review');
  await walker.press('CREATE_CLAIM');
  await walker.sees('dealer-share');
  await test.step('the application is made: nothing of the customer is left here', async () => {
    expect(await stored()).not.toContain(CLIENT.personalNumber);
    walker.owns(null);
    await next();
    await expect(number).toHaveValue('');
    expect(await stored()).not.toContain(CLIENT.personalNumber);
    await page.reload();
    await walker.sees('dealer-client', { focus: false });
    await expect(number).toHaveValue('');
  });
  await page.getByRole('button', { name: walker.words('nav.menu') }).click();
  await walker.press('SIGN_OUT');
  await walker.sees('login');
  await signIn(walker, 'partner-demo');
  await page.goto(`${baseURL ?? ''}/apply-loan`);
  await walker.sees('dealer-client', { focus: false });
  await expect(number).toHaveValue('');
});

/** The dealer's claims that the sandbox begins with, by status. */
const seeded = async (page: Page, status: string): Promise<string> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'main_access_token')?.value ?? '';
  const answer = await page.request.post('/services/claim/customers', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      operationName: 'claims',
      query: 'query claims($filters: ClaimFilters) { claims(filters: $filters) { items { id } } }',
      variables: { filters: { status: [status] } },
    },
  });
  const body = (await answer.json()) as { data: { claims: { items: { id: string }[] } } };
  const [claim] = body.data.claims.items;
  if (!claim) throw new Error(`The desk has no claim that is ${status}`);
  return claim.id;
};

test('a dealer changes the terms, chooses the banks: a claim with the same data takes the place of the old one', async ({
  page,
  sandbox,
  clock,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const walker = createWalker(page, 'ru');
  await signIn(walker, 'dealer-demo');
  const old = await seeded(page, 'data_confirmed');
  walker.owns(old);
  await page.goto(`/my-applications/${walker.claim()}`);
  await walker.sees('dealer-detail', { focus: false });
  await test.step('the application form opens, and from a page that stood for long, too', async () => {
    const form = page.getByRole('link', { name: walker.words('detail.openForm') });
    const first = await form.getAttribute('href');
    await clock.advance(290_000);
    await expect(form).not.toHaveAttribute('href', first ?? '');
    await clock.advance(20_000);
    const opened = async (address: string | null) => {
      const answer = await page.request.get(address ?? '');
      return [answer.status(), answer.headers()['content-type']?.split(';')[0]];
    };
    expect(await opened(await form.getAttribute('href'))).toEqual([200, 'application/pdf']);
    expect(await opened(first)).toEqual([403, 'application/json']);
  });
  await walker.press('EDIT');
  await walker.sees('apply-terms');
  const proof = page.locator('[name="provesIncome"]');
  await proof.setChecked(false);
  await walker.submit('SUBMIT_TERMS', { initialFee: '6 000 000' });
  await walker.sees('apply-banks');
  await test.step('who would refuse without a statement is not to be ticked: the way leads to the terms', async () => {
    const waiting = page.locator('main section', { hasText: walker.words('apply.banks.withProof') });
    await expect(waiting).toContainText('Дала Демо Банк');
    await expect(page.locator('[name="banks.demo_dala"]')).toHaveCount(0);
    await waiting.getByRole('button', { name: walker.words('apply.banks.toProof') }).click();
    await walker.sees('apply-terms');
    await proof.setChecked(true);
    await walker.press('SUBMIT_TERMS');
    await walker.sees('apply-banks');
    await expect(waiting).toHaveCount(0);
    await expect(page.locator('[name="banks.demo_dala"]')).toBeChecked();
  });
  // What is demanded costs something: how much is said where banks are weighed.
  await expect(page.locator('main')).toContainText(/GPS-трекер, 120\s000\s₸ сразу и\s2\s500\s₸ в\sмесяц/);
  await page.locator('[name="banks.mcf"]').setChecked(false);
  await walker.press('CHOOSE_BANKS');
  await walker.sees('apply-review');
  // What goes with the old one is said, and it may stay.
  await expect(page.locator('main')).toContainText(walker.words('apply.review.losesNothing'));
  const keep = page.getByRole('link', { name: /^Оставить заявку № \d+ как есть$/ });
  await expect(keep).toHaveAttribute('href', `/my-applications/${old}`);
  await walker.press('APPLY');
  walker.owns(null);
  await walker.sees('dealer-waiting', { focus: false });
  expect(walker.claim()).not.toBe(old);
  const kinds = (await sandbox.ledger()).map(({ kind }) => kind).filter((kind) => /^claim\.(?!status)/.test(kind));
  expect(kinds).toEqual(['claim.declined', 'claim.created', 'claim.dataConfirmed', 'claim.sent']);
  await expect(page.getByText('MCF', { exact: true })).toHaveCount(0);
  await clock.advance(61_000);
  const longer = page.locator('main').getByText(/^Банки отвечают дольше обычного/);
  await expect(longer).toHaveCount(0);
  await clock.leap(15 * 60_000);
  await expect(longer).toBeVisible();
  // A bank may still wait for a paper: the answers that are there can be seen.
  await walker.press('SHOW_RESULTS');
  await walker.sees('dealer-responses');
  await walker.press('BACK');
  await walker.sees('dealer-detail');
});

test('a refusal that other terms would turn around leads to a form that holds them', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const walker = createWalker(page, 'ru');
  await signIn(walker, 'dealer-demo');
  await answerWith(sandbox, {
    claim: bodyOf('claim', 'waiting'),
    getBankRequest: bodyOf('getBankRequest', 'collecting'),
    listIntegrations: bodyOf('listIntegrations', 'mixed'),
  });
  await page.goto(`/bank-response-waiting?claim=${CLAIM}`);
  await walker.sees('dealer-waiting', { focus: false });
  await walker.press('SHOW_RESULTS');
  await walker.sees('dealer-responses');
  // The client chooses: to reach them comes first, and nothing that sends looks like that.
  await looksMain(page, null);
  await expect(page.getByRole('button', { name: 'Скопировать номер клиента' })).toHaveCSS(
    'background-color',
    'rgb(36, 84, 254)',
  );
  // All that is to be done stands in one list, the call first.
  const acts = page.getByRole('region', { name: walker.words('dealer.do.title') }).getByRole('heading', { level: 3 });
  await expect(acts).toHaveText([walker.words('dealer.do.call'), walker.words('dealer.do.stop'), /Eubank$/]);
  await page.getByRole('button', { name: /^Сравнить условия: Взнос 5\s000\s000\s₸ и срок 84\sмесяца$/ }).click();
  await walker.sees('apply-terms');
  await expect(page.locator('[name="initialFee"]')).toHaveValue(/^5\s000\s000$/);
  await expect(page.locator('[name="term"]')).toHaveValue('84');
});

test('a partner repeats a refused claim with other terms: a new one, whose customer shows the face again after a month', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const walker = createWalker(page, 'ru');
  await signIn(walker, 'partner-demo');
  const old = await seeded(page, 'rejected');
  walker.owns(old);
  await page.goto(`/my-applications/${old}`);
  await walker.sees('dealer-closed', { focus: false });
  await walker.press('REPEAT');
  await walker.sees('apply-terms');
  await walker.submit('SUBMIT_TERMS', { initialFee: '6 500 000' });
  await walker.sees('apply-banks');
  await walker.press('CHOOSE_BANKS');
  await walker.sees('apply-review');
  await walker.press('APPLY');
  await expect(page.locator('[data-screen]')).toHaveAttribute('data-screen', 'dealer-detail');
  expect(page.url()).not.toContain(old);
  await expect(page.locator('main')).toContainText(walker.words('doAtDesk.consent'));
  expect((await sandbox.ledger()).map(({ kind }) => kind)).toContain('claim.created');
});

test('a customer without a claim begins where customers begin', async ({ page }) => {
  const walker = createWalker(page, 'ru');
  await page.goto('/login');
  await walker.submit('SIGN_IN', { username: 'aidos', password: PASSWORD });
  await walker.sees('home');
  await page.goto('/apply-loan');
  await walker.sees('c2c-car', { focus: false });
});
