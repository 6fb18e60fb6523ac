import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { example } from './support/journey.ts';
import { looksMain } from './support/main-button.ts';
import { bring, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { seen } from './support/seen.ts';
import { createWalker, type Walker } from './support/walker.ts';

/** The insurer makes a policy within seconds; a person looks at a health declaration for two minutes. */
const INSURER_MS = 30_000;
const UNDERWRITING_MS = 150_000;
/** Life of mycar's own token. */
const TOKEN_MS = 31 * 60_000;

interface Example {
  readonly kind: string;
  readonly id: string;
  readonly status: string;
  readonly owner: string | null;
}
/** Id of Saule's insurance in this state, e.g. `plain offered`, `mcrdt offered SUM_OVER_MAXIMUM`. */
const ofSaule = async (sandbox: SandboxClient): Promise<(status: string) => string> => {
  const examples = await sandbox.call<Example[]>('GET', 'examples');
  return (status) =>
    examples.find((one) => one.kind === 'creditInsurance' && one.owner === 'saule' && one.status === status)?.id ?? '';
};
const sent = async (sandbox: SandboxClient): Promise<number> =>
  (await sandbox.ledger()).filter(({ kind }) => kind === 'creditInsurance.sent').length;

/** Opens an insurance by its address, whatever stood there before. */
async function open(walker: Walker, path: string, id: string): Promise<void> {
  walker.owns(id);
  await walker.page.goto(`${path}/${id}`);
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const phone = (page: Page) => page.locator('input[name="phone"]');

test.use(seen('ru'));

test('a bank: signs in on the way, mends the phone, sends once, and the policy comes', async ({
  page,
  context,
  language,
  sandbox,
  clock,
}) => {
  const walker = createWalker(page, language);
  const insurance = await ofSaule(sandbox);
  const id = insurance('plain offered');
  // Without the link there is nothing to show, and nobody is asked for a password.
  await page.goto('/credit-insurance');
  await walker.sees('ci-link', { focus: false });
  await open(walker, '/credit-insurance', id);
  walker.owns(null);
  await walker.sees('login', { focus: false });
  await walker.submit('SIGN_IN', { username: 'saule', password: 'demo-password' });
  walker.owns(id);
  await walker.sees('ci-review', { focus: false });
  // What the policy does not cover can be read before anything is said of oneself.
  const early = page.getByRole('link', { name: walker.words('ci.openRules') });
  const read = await page.request.get((await early.getAttribute('href')) ?? '');
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // A message's link opens it: whoever looks on reads no whole number.
  const iin = page
    .locator('dl > div')
    .filter({ hasText: walker.words('ci.iin') })
    .locator('dd');
  await expect(iin).toHaveText(/^•{8}\d{4}$/);

  // Where the message goes is known: it is looked at, and changed by a press.
  await expect(page.locator('[data-known]')).toBeVisible();
  await page
    .getByRole('button', { name: walker.words('summary.edit', { label: walker.words('ci.contacts') }) })
    .click();
  await phone(page).fill('+7 (727) 250-12-34');
  await walker.press('SUBMIT_INSURED_CONTACTS');
  await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
  await walker.fill('SUBMIT_INSURED_CONTACTS', { phone: '+7 (700) 000-00-09', email: 'saule@example.kz' });
  // What is typed outlives a reload.
  await page.reload();
  await walker.sees('ci-review', { focus: false });
  await expect(phone(page)).toHaveValue('+7 (700) 000-00-09');
  await walker.press('SUBMIT_INSURED_CONTACTS');
  await walker.sees('ci-health');
  await walker.press('SUBMIT_HEALTH');
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
  // Each entry says which question it leads to.
  const unanswered = await page.locator('[data-error-summary] button').allInnerTexts();
  expect(unanswered).toHaveLength(3);
  expect(new Set(unanswered).size).toBe(3);
  await walker.submit('SUBMIT_HEALTH', example('health'));
  await walker.sees('ci-consents');
  await page.goBack();
  await walker.sees('ci-health');
  await expect(page.locator('input[type="radio"][value="no"]:checked')).toHaveCount(3);
  await walker.press('SUBMIT_HEALTH');
  await walker.sees('ci-consents');
  await expect(page.locator('main')).toContainText(walker.words('ci.consentsLead'));
  // Nobody consents to rules that were not opened.
  await walker.press('SUBMIT_INSURANCE_CONSENTS');
  await expect(page.locator('[data-error-summary]')).toContainText(walker.words('form.openedRules'));
  // Said once: nobody can have read what was not opened.
  await expect(page.locator('[data-error-summary]')).not.toContainText(walker.words('form.acceptRules'));
  const rules = await page.locator('[data-field="opened"]').getAttribute('href');
  expect((await page.request.get(rules ?? '')).headers()['content-type']).toBe('application/pdf');
  // Whoever has taken the file has it.
  const saved = page.waitForEvent('download');
  await walker.press('SHARE');
  await saved;
  await expect(page.locator('[data-error-summary]')).not.toContainText(walker.words('form.openedRules'));
  await walker.fill('SUBMIT_INSURANCE_CONSENTS', example('insurance-consents'));
  await walker.control('SUBMIT_INSURANCE_CONSENTS').dblclick();
  await walker.sees('ci-success');
  expect(await sent(sandbox)).toBe(1);
  await expect(page.getByText(walker.words('ci.next.wait'))).toBeVisible();
  await clock.advance(INSURER_MS);
  await expect(heading(page)).toHaveText(walker.words('ci.toPay'));
  // What is left: to pay it, by the day until which its insurer waits; the policy itself is one press away.
  const paying = page.getByText(walker.words('ci.due'), { exact: true }).locator('xpath=..');
  await expect(paying).toContainText(/до \d\d\/02\/2026/);
  const policy = page.getByRole('link', { name: walker.words('ci.openPolicy') });
  const paper = await page.request.get((await policy.getAttribute('href')) ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  // Whether one is insured before it is paid, and until when.
  await expect(page.getByRole('listitem').filter({ hasText: /Вы застрахованы с\s\d\d\/02\/2026/ })).toContainText(
    /до\s\d\d\/02\/2026/,
  );
  // Where it is paid, in the insurer's words, and the number that is asked for there.
  const lender = page
    .locator('dl > div')
    .filter({ hasText: walker.words('ci.lender') })
    .locator('dd');
  await expect(lender).toBeHidden();
  await expect(page.locator('main')).toContainText(`в приложении или отделении «${await lender.textContent()}»`);
  const contract = page
    .locator('dl > div')
    .filter({ hasText: walker.words('ci.contract') })
    .locator('dd');
  await expect(contract).toHaveText(/^[A-Z]{2}\u2011\d{4}\u2011/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: walker.words('ci.copy') }).click();
  // On the page it is not parted at its hyphens; what is copied is typed elsewhere.
  const copied = (await contract.innerText()).trim().replaceAll('\u2011', '-');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await looksMain(page, null);
  // The link of the message says the same when it is opened again.
  await open(walker, '/credit-insurance', id);
  await walker.sees('ci-success', { focus: false });
  await expect(heading(page)).toHaveText(walker.words('ci.toPay'));
  await open(walker, '/credit-insurance', insurance('plain offered AGE_AT_LOAN_END'));
  await walker.sees('ci-refused', { focus: false });
  await open(walker, '/credit-insurance', insurance('plain outdated'));
  await walker.sees('ci-gone', { focus: false });
  expect(await sent(sandbox)).toBe(1);
});

test('the car marketplace, by the link of a message: the phone is asked for once', async ({
  page,
  language,
  sandbox,
}) => {
  const walker = createWalker(page, language);
  await page.goto(`/credit-insurance-mycar/${(await ofSaule(sandbox))('mycar offered')}`);
  const screen = page.locator('[data-screen]');
  await expect(screen).toHaveAttribute('data-screen', 'ci-mycar-phone');
  // Nothing has run out: nobody was here before.
  await expect(page.locator('main')).toContainText(walker.words('ci.phoneLeadLink'));
  await expect(page.locator('main [role="alert"]')).toHaveCount(0);
  await phone(page).fill('+7 (700) 000-00-03');
  await walker.press('FIND_INSURANCES');
  await expect(screen).toHaveAttribute('data-screen', 'ci-mycar-review');
  await expect(phone(page)).toHaveValue('+7 (700) 000-00-03');
  await page.reload();
  await expect(screen).toHaveAttribute('data-screen', 'ci-mycar-review');
  await expect(phone(page)).toHaveValue('+7 (700) 000-00-03');
});

test.describe('in Kazakh', () => {
  test.use(seen('kk'));

  test('a microfinance organisation: refusals, a link that is over, three tries, a lost answer', async ({
    page,
    language,
    context,
    baseURL,
    sandbox,
    guard,
  }) => {
    guard.allow(/send_data_to_myinsurance|ERR_/);
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
    const walker = createWalker(page, language);
    const insurance = await ofSaule(sandbox);
    for (const code of ['SUM_OVER_MAXIMUM', 'ALREADY_INSURED']) {
      await open(walker, '/credit-insurance-mcrdt', insurance(`mcrdt offered ${code}`));
      await walker.sees('ci-mcrdt-refused', { focus: false });
      await expect(heading(page)).toHaveText(walker.words('ci.refused'));
    }
    await open(walker, '/credit-insurance-mcrdt', insurance('mcrdt outdated'));
    await walker.sees('ci-mcrdt-gone', { focus: false });

    await open(walker, '/credit-insurance-mcrdt', insurance('mcrdt offered'));
    await walker.sees('ci-mcrdt-review', { focus: false });
    await walker.press('SUBMIT_INSURED_CONTACTS');
    await walker.submit('SUBMIT_HEALTH', example('health'));
    await walker.sees('ci-mcrdt-consents');
    await sandbox.faults({ operationId: 'sendDataToInsurer', kind: 'status', status: 503, times: 3 });
    await walker.fill('SUBMIT_INSURANCE_CONSENTS', example('insurance-consents'));
    for (const again of [true, true, false]) {
      await walker.press('SUBMIT_INSURANCE_CONSENTS');
      if (again) await expect(page.locator('main [role="alert"]').first()).toBeVisible();
      await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(0);
    }
    await walker.sees('ci-mcrdt-fail');
    await walker.press('RETRY');
    await walker.sees('ci-mcrdt-review');
    await walker.press('SUBMIT_INSURED_CONTACTS');
    await walker.press('SUBMIT_HEALTH');
    await walker.sees('ci-mcrdt-consents');
    // It arrives, and its answer does not: the insurance is read before anything else.
    await sandbox.faults({ operationId: 'sendDataToInsurer', kind: 'drop', after: true });
    await walker.submit('SUBMIT_INSURANCE_CONSENTS', example('insurance-consents'));
    await walker.sees('ci-mcrdt-success');
    expect(await sent(sandbox)).toBe(1);
  });
});

test.describe('on a wide screen in Kazakh', () => {
  test.use(seen('kk', '1280'));

  test('the car marketplace: found by phone, read as a paper, looked at by a person; its token is its own', async ({
    page,
    language,
    context,
    baseURL,
    sandbox,
    clock,
  }) => {
    await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
    const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name)?.value;
    const walker = createWalker(page, language);
    const insurance = await ofSaule(sandbox);
    const id = insurance('mycar offered');
    await page.goto('/credit-insurance-mycar');
    await walker.sees('ci-mycar-phone', { focus: false });
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.locator('header [data-logo="mycar"]')).toBeVisible();
    // Whoever is signed in need not type the own number.
    await expect(phone(page)).toHaveValue('+7 (700) 000-00-03');
    await walker.submit('FIND_INSURANCES', { phone: '+7 (700) 000-00-02' });
    await expect(page.getByText(walker.words('ci.noneFound'))).toBeVisible();
    await walker.submit('FIND_INSURANCES', { phone: '+7 (700) 000-00-03' });
    await walker.sees('ci-mycar-choose');
    expect(await cookie('spec-authorization')).toBeTruthy();
    // What is still to be paid is first; then the newest: the offer, with its price and last day.
    await expect(page.locator('article').first()).toContainText(walker.words('ci.waitsPay'));
    const offer = page
      .locator('article')
      .filter({ hasText: walker.words('ci.offer') })
      .first();
    await expect(offer).toContainText(walker.words('ci.premium'));
    await offer.locator('[data-event="CHOOSE_INSURANCE"]').click();
    walker.owns(id);
    await walker.sees('ci-mycar-review');
    await expect(phone(page)).toHaveValue('+7 (700) 000-00-03');

    await page
      .getByRole('button', { name: walker.words('summary.edit', { label: walker.words('ci.contacts') }) })
      .click();
    await phone(page).fill('+7 (700) 000-00-09');
    await walker.press('SUBMIT_INSURED_CONTACTS');
    await walker.submit('SUBMIT_HEALTH', { answers: { hospital: 'yes', disability: 'no', chronic: 'no' } });
    await walker.sees('ci-mycar-application');
    // Nobody agrees to what they have not opened: it is said, and the way to it stands in focus.
    const openIt = page.getByRole('link', { name: walker.words('ci.openApplication') });
    await walker.press('SHOW_APPLICATION');
    await expect(page.locator('main').getByRole('alert')).toHaveText(walker.words('ci.application.first'));
    await expect(openIt).toBeFocused();
    const paper = page.waitForEvent('popup');
    const file = context.waitForEvent('response', (one) => one.url().includes('/client_application/'));
    await openIt.click();
    expect([(await file).status(), await (await file).headerValue('content-type')]).toEqual([200, 'application/pdf']);
    await (await paper).close();
    await expect(page.getByText(walker.words('ci.application.first'))).toHaveCount(0);
    await walker.press('SHOW_APPLICATION');
    await walker.sees('ci-mycar-consents', { focus: false });
    // What was answered decides who answers.
    await expect(page.locator('main')).toContainText(walker.words('ci.consentsLeadYes'));
    // Another phone than the one it was found by: the insurer says so where it is mended.
    await walker.submit('SUBMIT_INSURANCE_CONSENTS', example('insurance-consents'));
    await walker.sees('ci-mycar-review', { focus: false, refused: true });
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    await phone(page).fill('+7 (700) 000-00-03');
    await walker.press('SUBMIT_INSURED_CONTACTS');
    await walker.press('SUBMIT_HEALTH');
    await walker.sees('ci-mycar-application');
    // Opened once, it is not opened again to go on.
    await walker.press('SHOW_APPLICATION');
    await walker.sees('ci-mycar-consents', { focus: false });
    await sandbox.faults({ operationId: 'submitCreditInsurance', kind: 'status', status: 503, times: 1 });
    await walker.submit('SUBMIT_INSURANCE_CONSENTS', example('insurance-consents'));
    await expect(page.locator('main [role="alert"]').first()).toBeVisible();
    await walker.press('SUBMIT_INSURANCE_CONSENTS');
    await walker.sees('ci-mycar-success', { focus: false });
    await expect(heading(page)).toHaveText(walker.words('ci.underwriting'));
    await expect(page.getByText(walker.words('ci.underwritingYes'))).toBeVisible();
    // Nobody is told how to pay for a policy that the insurer may refuse.
    await expect(page.getByRole('button', { name: walker.words('ci.copy') })).toHaveCount(0);
    await expect(page.getByRole('region', { name: walker.words('ci.toPayWay') })).toHaveCount(0);
    await page.reload();
    // Nobody knows the answers any more: nothing is said of them.
    await expect(page.getByText(walker.words('ci.underwritingText'))).toBeVisible();
    // Nobody has to look for another insurance while a person decides on this one.
    await looksMain(page, null);
    await expect(page.getByRole('link', { name: walker.words('ci.openApplication') })).toBeVisible();
    await clock.advance(UNDERWRITING_MS);
    await clock.advance(INSURER_MS);
    await expect(heading(page)).toHaveText(walker.words('ci.toPay'));

    await open(walker, '/credit-insurance-mycar', insurance('mycar offered SUM_OVER_MAXIMUM'));
    await walker.sees('ci-mycar-refused', { focus: false });
    await open(walker, '/credit-insurance-mycar', insurance('mycar outdated'));
    await walker.sees('ci-mycar-gone', { focus: false });
    await looksMain(page, 'BACK');
    await expect(page.locator('[data-help] a[href^="tel:"]')).toBeVisible();
    await open(walker, '/credit-insurance-mycar', id);
    await walker.sees('ci-mycar-success', { focus: false });

    // Its token is over: the phone is asked again, and nobody is signed out of the main session.
    await clock.advance(TOKEN_MS);
    await page.reload();
    await expect(page.locator('[data-screen]')).toHaveAttribute('data-screen', 'ci-mycar-phone');
    await walker.submit('FIND_INSURANCES', { phone: '+7 (700) 000-00-03' });
    await walker.sees('ci-mycar-success', { focus: false });
    expect(await cookie('main_access_token')).toBeTruthy();
    expect(await sent(sandbox)).toBe(1);

    // In the list a policy that is still to be paid says so, and leads to how.
    walker.owns(null);
    await page.goto('/credit-insurance-mycar');
    await walker.submit('FIND_INSURANCES', { phone: '+7 (700) 000-00-03' });
    await walker.sees('ci-mycar-choose');
    const due = page.locator('article').filter({ hasText: walker.words('ci.due') });
    const pay = due.getByRole('button', { name: walker.words('ci.toPayWay') });
    await expect(pay).toHaveCount(await due.count());
    await expect(pay.first()).toBeVisible();
    // Of several none is the one.
    await looksMain(page, null);
    // A failed try has an address of several products, and keeps the face of this one.
    await page.goto('/process-fail?kind=credit-insurance-mycar');
    await expect(page.locator('header [data-logo="mycar"]')).toBeVisible();
    await expect(page.locator('header').getByRole('button', { name: walker.words('nav.menu') })).toBeVisible();
  });
});
