import type { Page } from '@playwright/test';
import { toCar, toContract, toCustomer, toProduct } from '../../schemas/shared/insurance.ts';
import type { ScreenId } from '../../machines/screens.ts';
import type { InsuranceOffer } from '../../openapi/index.ts';
import { money } from '../../src/i18n/format.ts';
import { expect, test } from './support/fixtures.ts';
import { example, typeCode } from './support/journey.ts';
import { bring, type Person, signedIn, valuesOf } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { seen } from './support/seen.ts';
import { addressOf } from './support/sight.ts';
import { createWalker, type Walker } from './support/walker.ts';
import { escape } from './support/dialogs.ts';

const AIDOS = { personalNumber: '900115399012', phone: '77000000001' };
/** The same of a new car. */
const BEGUN = { withoutPlate: true, ...AIDOS };
/** Every insurer refuses this person. */
const REFUSED = '960518399193';

const CARDS = { good: '02', poor: '10', lost: '44', cancelled: '51' } as const;

/** What the person does at the gateway: the card, then the bank's question. */
async function payBy(page: Page, card: keyof typeof CARDS): Promise<void> {
  await expect(page.locator('main[data-screen="payment-card"]')).toBeVisible();
  await page.locator('#number').fill(`40000000000000${CARDS[card]}`);
  await page.locator('#expiry').fill('09/28');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('AIDOS DEMEU');
  await page.locator('button[value="card"], button[type="submit"]').first().click();
  await expect(page.locator('main[data-screen="payment-secure"]')).toBeVisible();
  await page.locator('button[value="confirm"]').click();
}

interface Shared {
  readonly shared: (readonly [name: string, type: string, head: string])[];
}
/** A device whose sheet takes files, and which lets only a fresh tap open it: the first one is always too old. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: Shared['shared'] = [];
    let taps = 0;
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: (data: ShareData) => data.files?.every(({ type }) => type === 'application/pdf') === true,
      share: async ({ files: [file] = [] }: ShareData) => {
        taps += 1;
        if (taps === 1) throw new DOMException('No tap', 'NotAllowedError');
        if (taps === 2) throw new DOMException('Closed', 'AbortError');
        if (file) shared.push([file.name, file.type, (await file.text()).slice(0, 5)]);
      },
    });
  });

/** An app around the page that opens documents by itself. */
const inApp = async (page: Page, origin: string) => {
  await page.context().addCookies([{ name: 'platform', value: 'Android', url: origin, sameSite: 'Lax' }]);
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    const open_document = (payload: string) => opened.push(JSON.parse(payload));
    Object.assign(window, { opened, app: { open_document, clicked_return_main: () => opened.push('main') } });
  });
};

const charged = async (sandbox: SandboxClient): Promise<number> =>
  (await sandbox.ledger()).filter(({ kind }) => kind === 'payment.charged').length;

/** A claim about somebody, every step said, insurers asked. */
async function calculated(person: Person, personalNumber: string): Promise<string> {
  const { id } = await person.call('createInsuranceClaim', { body: { personalNumber, phone: AIDOS.phone } });
  const path = { id };
  const customer = toCustomer(valuesOf('SUBMIT_CUSTOMER', example('insured-customer')), personalNumber);
  await person.call('putCustomerDocument', { path, body: customer });
  await person.call('putCarCharacteristics', {
    path,
    body: toCar(valuesOf('SUBMIT_INSURED_CAR', example('insured-car'))),
  });
  await person.call('putCarContract', { path, body: toContract(valuesOf('SUBMIT_CONTRACT', example('car-contract'))) });
  await person.call('putInsuranceProduct', {
    path,
    body: toProduct(valuesOf('SUBMIT_PRODUCT', example('insurance-product'))),
  });
  await person.call('calculateOffers', { path });
  return id;
}

interface Example {
  readonly kind: string;
  readonly id: string;
  readonly status: string;
  readonly owner: string | null;
}
const ofSaule = async (sandbox: SandboxClient): Promise<Map<string, string>> =>
  new Map(
    (await sandbox.call<Example[]>('GET', 'examples'))
      .filter(({ kind, owner }) => kind === 'insurance' && owner === 'saule')
      .map(({ status, id }) => [status, id]),
  );

/** The car, which nobody knows; every other step opened from the one that shows what is known; the question to all insurers. */
async function allSteps(walker: Walker): Promise<void> {
  await walker.sees('insurance-car');
  // What tells a car from all others leads.
  await expect(walker.page.locator('main form [name]').first()).toHaveAttribute('name', 'vin');
  await walker.submit('SUBMIT_INSURED_CAR', example('insured-car'));
  await walker.sees('insurance-check');
  await walker.press('EDIT_CUSTOMER');
  await walker.sees('insurance-customer');
  await walker.fill('SUBMIT_CUSTOMER', example('insured-customer'));
  // Whoever insures the car drives it: nothing of that is typed again. Somebody else's names are.
  const driver = (field: string) => walker.page.locator(`[name="drivers.0.${field}"]`);
  await expect(driver('personalNumber')).toHaveCount(0);
  // Asked of casco alone, too: the kind may be changed later, and a privilege halves the compulsory part.
  await expect(driver('isPrivileged')).toBeVisible();
  await driver('isPolicyholder').uncheck();
  await driver('personalNumber').fill('');
  await driver('firstName').fill('Тестбек');
  await walker.press('SUBMIT_CUSTOMER');
  // Two people have a name here: it says whose is missing, and whose number, which only one of them is asked for.
  await expect(walker.page.locator('[data-error-summary] button')).toHaveText([
    `${walker.words('ins.driver.only')}: ${walker.words('f.last').toLowerCase()}`,
    walker.words('ins.iin'),
  ]);
  await driver('isPolicyholder').check();
  await walker.press('SUBMIT_CUSTOMER');
  await walker.sees('insurance-check');
  await walker.page.locator('[name="price"]').fill('9 000 000');
  await walker.page.locator('[name="deductiblePercent"][value="5"]').check();
  await walker.press('EDIT_CONTRACT');
  await walker.sees('insurance-contract');
  // What the check asks it keeps, typed and not sent: no other step asks it again, or loses it.
  await expect(walker.page.locator('[name="price"]')).toHaveCount(0);
  await walker.submit('SUBMIT_CONTRACT', example('car-contract'));
  await walker.sees('insurance-check');
  // The car is known: what each kind costs is, too.
  await expect(walker.page.locator('label:has([name="kind"])').filter({ hasText: '₸' })).toHaveCount(3);
  await walker.press('CHANGE_PRODUCT');
  await walker.sees('insurance-product');
  for (const name of ['kind', 'deductiblePercent', 'startDate'])
    await expect(walker.page.locator(`[name="${name}"]`)).toHaveCount(0);
  await walker.submit('SUBMIT_PRODUCT', example('insurance-product'));
  await walker.sees('insurance-check');
  await expect(walker.page.locator('[name="price"]')).toHaveValue('9\u00a0000\u00a0000');
  await expect(walker.page.locator('[name="deductiblePercent"]:checked')).toHaveValue('5');
  await walker.press('SUBMIT_CHECK');
  await walker.sees('insurance-offers');
}

test.use(seen('ru'));

test.describe('on a wide screen in Kazakh', () => {
  test.use(seen('kk', '1280'));

  test('a policy is bought: steps, offers, agreement, code, card', async ({
    page,
    language,
    context,
    baseURL,
    sandbox,
    clock,
  }) => {
    const aidos = await signedIn(baseURL ?? '', 'aidos');
    await bring(context, baseURL ?? '', aidos);
    await withSheet(page);
    const walker = createWalker(page, language);
    await page.goto('/insurance/edit');
    await walker.sees('insurance-begin', { focus: false });
    await walker.submit('BEGIN_INSURANCE', BEGUN);
    await allSteps(walker);
    await clock.advance(60_000);
    const insurers = page.locator('[data-offer] strong');
    await expect(insurers.nth(1)).toBeVisible();
    await page.getByRole('button', { name: walker.words('cmp.add'), exact: true }).click();
    // A filter leaves what is ticked.
    const named = [await insurers.first().innerText(), await insurers.nth(1).innerText()];
    const box = page.locator('input[name^="compare-"]').first();
    for (const label of named) {
      await page.locator('select[name="company"]').selectOption({ label });
      await expect(insurers).toHaveText([label]);
      await box.check();
    }
    await page
      .getByRole('button', { name: walker.words('cmp.go', { n: 2 }) })
      .first()
      .click();
    for (const label of named) await expect(page.locator('[data-modal="compare"]')).toContainText(label);
    await escape(page);
    await walker.press('PICK_OFFER');
    await walker.sees('insurance-chosen');
    // Looked at again, it costs something else: both sums stand there before the person goes on.
    const claim = await aidos.call('getInsuranceClaim', { path: { id: walker.claim() } });
    const { offer } = claim;
    const [was, now] = [offer?.premium ?? 0, (offer?.premium ?? 0) + 12_000];
    const body = { ...claim, offer: { ...offer, premium: now } };
    await sandbox.faults({ operationId: 'getInsuranceClaim', kind: 'status', status: 200, body });
    await clock.advance(6_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText(walker.words('ins.priceChanged', { was: money(was), now: money(now) }))).toBeVisible();
    await walker.press('CONTINUE');
    await walker.sees('insurance-agreement');
    await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
    await walker.sees('insurance-code');
    await typeCode(walker, await sandbox.code(AIDOS.phone));
    await walker.sees('insurance-signed');
    // Back leads to the list, never before the signature.
    await page.goto(`/insurance/${walker.claim()}/edit`);
    await walker.sees('insurance-signed', { focus: false });
    await walker.press('CONTINUE');
    await walker.sees('insurance-pay');
    await walker.press('PAY');
    await payBy(page, 'good');
    await walker.sees('insurance-paid', { focus: false });
    await walker.press('CONTINUE');
    await walker.sees('insurance-issuing');
    // Only its number is waited for.
    const coming = page.locator('main section', { hasText: walker.words('ins.issuing.wait') }).first();
    // Its days are known already: they stand on the policy that is still pale.
    await expect(page.getByRole('article', { name: walker.words('ins.policy.title') })).toContainText(
      /\d\d\/\d\d\/\d{4}\s–\s\d\d\/\d\d\/\d{4}/,
    );
    await expect(coming).not.toContainText('–');
    await clock.advance(60_000);
    await walker.sees('insurance-policy');
    // There is no app around it to go back to.
    await expect(page.getByRole('button', { name: walker.words('flow.returnMain') })).toHaveCount(0);
    const policy = page.getByRole('link', {
      name: `${walker.words('doc.open')}: ${walker.words('ins.document.policy')}`,
    });
    await expect(policy).toBeVisible();
    // The link is signed: it opens without a token, however long the page has stood.
    await clock.advance(61 * 60_000);
    await expect
      .poll(async () => (await page.request.get((await policy.getAttribute('href')) ?? '')).headers()['content-type'])
      .toBe('application/pdf');
    // The file itself goes to others. The device wants a tap of its own for it; closing its sheet is no failure.
    const paper = walker.words('ins.document.policy');
    await page.getByRole('button', { name: walker.words('doc.shareNamed', { what: paper }) }).click();
    const ready = page.getByRole('button', { name: walker.words('doc.readyNamed', { what: paper }) });
    await ready.click();
    await expect(ready).toHaveCount(0);
    await page.getByRole('button', { name: walker.words('doc.shareNamed', { what: paper }) }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Shared).shared))
      .toEqual([[expect.stringMatching(/\.pdf$/), 'application/pdf', '%PDF-']]);
    await expect(page.locator('[data-snackbar] button')).toHaveCount(0);
    expect(await charged(sandbox)).toBe(1);
  });

  test('nobody insures; an offer that is over; a broken gateway', async ({
    page,
    language,
    context,
    baseURL,
    sandbox,
    clock,
    guard,
  }) => {
    guard.allow(/status of (409|502)/);
    const origin = baseURL ?? '';
    const aidos = await signedIn(origin, 'aidos');
    await bring(context, origin, aidos);
    const walker = createWalker(page, language);
    const refused = await calculated(aidos, REFUSED);
    await clock.advance(60_000);
    walker.owns(refused);
    await page.goto(`/insurance/${refused}/offers`);
    await walker.sees('insurance-no-offers');
    await walker.press('EDIT_CAR');
    await walker.sees('insurance-car');

    const id = await calculated(aidos, AIDOS.personalNumber);
    await clock.advance(60_000);
    walker.owns(id);
    await page.goto(`/insurance/${id}`);
    await walker.sees('insurance-offers', { focus: false });
    await expect(walker.control('PICK_OFFER')).toBeVisible();
    const offers = await aidos.call('listOffers', { query: { claim_id: id } });
    const [first] = offers.filter(({ status }: InsuranceOffer) => status.alias === 'ready');
    // The page does not see it go before it is pressed.
    await sandbox.faults({ operationId: 'listOffers', kind: 'status', status: 200, body: offers, times: 9_999 });
    await sandbox.call('POST', 'controls/offers.answer', { subject: first?.id, values: { outcome: 'expire' } });
    await walker.press('PICK_OFFER');
    // Told why, and counted anew.
    await expect(page.getByText(walker.words('flow.changed'))).toBeVisible();
    await sandbox.clearFaults();
    // Those who are asked anew have not answered yet.
    await expect(walker.control('PICK_OFFER')).toHaveCount(0);
    await clock.advance(60_000);
    const before = await aidos.call('listOffers', { query: { claim_id: id } });
    for (const { premium } of before)
      if (premium !== null) await expect(page.getByText(money(premium)).first()).toBeVisible();
    // A price that changes in the list is not swapped silently, nor after a refusal for its sake.
    const body = before.map((offer) =>
      offer.premium === null ? offer : { ...offer, premium: offer.premium + 12_000 },
    );
    const changed = before
      .flatMap(({ premium }) => (premium === null ? [] : [{ was: money(premium), now: money(premium + 12_000) }]))
      .map((sums) => page.getByText(walker.words('ins.priceChanged', sums)));
    expect(changed.length).toBeGreaterThan(1);
    await sandbox.faults(
      { operationId: 'listOffers', kind: 'status', status: 200, body, times: 9_999 },
      {
        operationId: 'updateInsuranceCompany',
        kind: 'status',
        status: 409,
        body: { detail: 'Цена изменилась', type: 'price_changed', status: 'calculated' },
      },
    );
    await walker.press('PICK_OFFER');
    await expect(page.getByText(walker.words('flow.changed'))).toBeVisible();
    for (const told of changed) await expect(told).toHaveCount(1);
    await sandbox.clearFaults();
    await sandbox.faults({ operationId: 'calculateOffers', kind: 'status', status: 500 });
    await walker.press('CHANGE_PRODUCT');
    await walker.sees('insurance-product');
    await walker.press('SUBMIT_PRODUCT');
    await walker.sees('insurance-error');
    await walker.press('RETRY');
    await walker.sees('insurance-offers');
  });
});

test('another deductible beside the offers is asked for once, and not without a network', async ({
  page,
  context,
  baseURL,
  clock,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const aidos = await signedIn(baseURL ?? '', 'aidos');
  await bring(context, baseURL ?? '', aidos);
  const walker = createWalker(page, 'ru');
  const id = await calculated(aidos, AIDOS.personalNumber);
  await clock.advance(60_000);
  walker.owns(id);
  await page.goto(`/insurance/${id}/offers`);
  await walker.sees('insurance-offers', { focus: false });
  await expect(walker.control('PICK_OFFER')).toBeVisible();
  const choices = page.getByRole('group', { name: walker.words('ins.offers.deductibles') });
  const five = choices.getByRole('button', { name: /^5\s%/ });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });

  await context.setOffline(true);
  await five.click();
  await expect(five).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('main [role="alert"], [data-snackbar]').first()).toBeVisible();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await context.setOffline(false);

  sent.length = 0;
  // Only whoever has been asked can answer once time goes on.
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/calculate-offers'));
  await five.dblclick();
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await asked;
  await clock.advance(60_000);
  await expect(walker.control('PICK_OFFER')).toBeVisible();
  expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  expect(sent.filter((call) => call.endsWith('/calculate-offers'))).toHaveLength(1);
  const { product } = await aidos.call('getInsuranceClaim', { path: { id } });
  expect(product?.deductiblePercent).toBe(5);
  // Nobody offers anything else than was asked for, and each page says so once it is read anew.
  await expect(page.getByText('Вы просили')).toHaveCount(0);
  await page.reload();
  await walker.sees('insurance-offers', { focus: false });
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goForward();
  await walker.sees('insurance-offers', { focus: false });
  await expect(five).toHaveAttribute('aria-pressed', 'true');
});

test('another car: the unfinished claim takes it until its agreement, then it has to end first', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
  guard,
}) => {
  guard.allow(/status of 409/);
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
  const walker = createWalker(page, language);
  const claims = await ofSaule(sandbox);
  for (const [status, words] of [
    ['calculated', 'ins.exists.text'],
    ['signed', 'ins.exists.late'],
  ] as const) {
    const body = { detail: 'Заявка уже есть', type: 'open_claim', claimId: claims.get(status), status };
    await sandbox.faults({ operationId: 'createInsuranceClaim', kind: 'status', status: 409, body, times: 1 });
    walker.owns(null);
    await page.goto('/insurance/edit');
    await walker.submit('BEGIN_INSURANCE', example('insurance-begin'));
    await walker.sees('insurance-exists');
    await expect(page.locator('main')).toContainText(walker.words(words));
    // How far it has come.
    const [milestone, k] = status === 'signed' ? (['payment', 4] as const) : (['offers', 2] as const);
    const stage = walker.words(`milestone.${milestone}`);
    await expect(page.locator('main')).toContainText(walker.words('ins.exists.stageOf', { stage, k, n: 5 }));
    await walker.press('BACK');
    await walker.sees('insurance-begin');
  }
});

test('a signed agreement is paid at the second try, the policy is taken back', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
  clock,
  guard,
}) => {
  guard.allow(/status of 410/);
  const id = (await ofSaule(sandbox)).get('signed') ?? '';
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
  const walker = createWalker(page, language);
  walker.owns(id);
  await page.goto(`/insurance/${id}`);
  await walker.sees('insurance-signed', { focus: false });
  await walker.press('CONTINUE');
  await walker.sees('insurance-pay');
  await walker.press('PAY');
  await payBy(page, 'poor');
  await walker.sees('insurance-pay-failed', { focus: false });
  expect(await charged(sandbox)).toBe(0);
  const stale = await context.newPage();
  const late = createWalker(stale, language);
  late.owns(id);
  await stale.goto(`/insurance/payment/failed?claim_id=${id}`);
  await late.sees('insurance-pay-failed', { focus: false });
  await walker.press('RETRY');
  await payBy(page, 'good');
  await walker.sees('insurance-paid', { focus: false });
  // To try once more where the failure still stands asks first, and Back from here opens no payment.
  await late.press('RETRY');
  await late.sees('insurance-issuing');
  await stale.close();
  await page.goBack();
  await expect(page.locator('main[data-screen="payment-over"]')).toBeVisible();
  // The word in the address is a hint: it is paid, says the server.
  await page.goto(`/insurance/payment/failed?claim_id=${id}`);
  await walker.sees('insurance-paid', { focus: false });
  expect(await charged(sandbox)).toBe(1);
  await walker.press('CONTINUE');
  await walker.sees('insurance-issuing');
  await clock.advance(60_000);
  await walker.sees('insurance-policy');
  // A device without a sheet saves the file.
  const saved = page.waitForEvent('download');
  const paper = walker.words('ins.document.policy');
  await page.getByRole('button', { name: walker.words('doc.saveNamed', { what: paper }) }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: walker.words('ins.policy.takeBack') }).click();
  await walker.submit('DECLINE_INSURANCE', { reason: 'car_sold' });
  await walker.sees('insurance-closed');
  await expect(page.getByRole('heading', { name: walker.words('ins.closed.refundAsked') })).toBeVisible();
  // What holds no more is opened by who asks for it.
  const number = page.getByText(walker.words('ins.issuing.number'));
  await expect(number).toBeHidden();
  await page.getByText(walker.words('ins.closed.was')).click();
  await expect(number).toBeVisible();
});

test('a payment is never made twice: lost callback, reload, Back, a second tab', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
  clock,
}) => {
  const id = (await ofSaule(sandbox)).get('payment_pending') ?? '';
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
  const walker = createWalker(page, language);
  walker.owns(id);
  // The word in the address is a hint: nothing is paid, says the server.
  await page.goto(`/insurance/payment/success?claim_id=${id}`);
  await walker.sees('insurance-pay', { focus: false });
  await walker.press('PAY');
  await expect(page.locator('main[data-screen="payment-card"]')).toBeVisible();
  await page.goBack();
  await walker.sees('insurance-pay', { focus: false });
  const other = await context.newPage();
  const second = createWalker(other, language);
  second.owns(id);
  await other.goto(`/insurance/payment/whatever?claim_id=${id}`);
  await second.sees('insurance-pay', { focus: false });
  await walker.press('PAY');
  await payBy(page, 'lost');
  await walker.sees('insurance-pay-pending', { focus: false });
  await expect(walker.control('PAY')).toHaveCount(0);
  await page.reload();
  await walker.sees('insurance-pay-pending', { focus: false });
  // The other tab asks before it opens anything.
  await second.press('PAY');
  await second.sees('insurance-pay-pending');
  await clock.advance(9_000);
  await walker.sees('insurance-issuing');
  await second.sees('insurance-issuing');
  expect(await charged(sandbox)).toBe(1);
  await page.goto('/insurance/payment/success');
  await expect(page.locator('main a[href="/my-applications"]')).toBeVisible();
});

test('in the mobile app a claim is resumed where the server says it stands', async ({
  page,
  language,
  context,
  baseURL,
  sandbox,
}) => {
  await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
  const walker = createWalker(page, language);
  const stands: Readonly<Record<string, ScreenId>> = {
    draft: 'insurance-customer',
    calculated: 'insurance-offers',
    offer_selected: 'insurance-chosen',
    agreement_created: 'insurance-agreement',
    signed: 'insurance-signed',
    error: 'insurance-error',
    payment_pending: 'insurance-pay',
    paid: 'insurance-issuing',
    issued: 'insurance-policy',
    declined_customer: 'insurance-closed',
    refused_insurer: 'insurance-closed',
    expired: 'insurance-closed',
  };
  // Who has nothing to do here for a while, or any more, goes back to the app.
  const leadBack = new Set<ScreenId>([
    'insurance-error',
    'insurance-issuing',
    'insurance-policy',
    'insurance-closed',
    'bank-request-error',
    'casco-life-waiting',
    'ci-gone',
  ]);
  await inApp(page, baseURL ?? '');
  const back = page.getByRole('button', { name: walker.words('flow.returnMain') });
  const opened = async (address: string, id: string, screen: ScreenId) => {
    walker.owns(id);
    await page.goto(address);
    await walker.sees(screen, { focus: false });
    await expect(back).toHaveCount(leadBack.has(screen) ? 1 : 0);
  };
  const claims = await ofSaule(sandbox);
  for (const [status, screen] of Object.entries(stands)) {
    const id = claims.get(status) ?? '';
    await opened(`/insurance/${id}`, id, screen);
  }
  const others = await sandbox.call<Example[]>('GET', 'examples');
  for (const [kind, status, screen] of [
    ['claim', 'error', 'bank-request-error'],
    ['cascoLife', 'sent', 'casco-life-waiting'],
    ['creditInsurance', 'plain outdated', 'ci-gone'],
  ] as const) {
    const { id } = others.find((one) => one.kind === kind && one.owner === 'saule' && one.status === status) ?? {
      id: '',
    };
    await opened(addressOf(screen, id) ?? '', id, screen);
  }

  await test.step('its viewer opens the policy, the page stays', async () => {
    const id = claims.get('issued') ?? '';
    walker.owns(id);
    await page.goto(`/insurance/${id}`);
    await walker.sees('insurance-policy', { focus: false });
    await expect(walker.control('PROLONG')).toBeVisible();
    const title = walker.words('ins.document.policy');
    await page.getByRole('button', { name: `${walker.words('doc.open')}: ${title}` }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: unknown }).opened))
      .toEqual([{ url: expect.stringMatching(/^http.*signature=/), title }]);
    await walker.sees('insurance-policy', { focus: false });
    expect(context.pages()).toHaveLength(1);
    // Its page saves no files, and this one knows no sheet: no button that does nothing.
    await expect(walker.control('SHARE')).toHaveCount(0);
    await back.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: unknown[] }).opened.at(-1)))
      .toBe('main');
    // A new window would be dropped: the link stays in this one, and the app takes it.
    walker.owns(claims.get('expired') ?? '');
    await page.goto(`/insurance/${walker.claim()}`);
    await page.getByRole('button', { name: walker.words('nav.contactUs') }).click();
    const chat = page.getByRole('link', { name: walker.words('contact.whatsapp') });
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await expect(chat).not.toHaveAttribute('target');
  });
});
