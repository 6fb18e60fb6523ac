import type { Page } from '@playwright/test';
import type { TextId } from '../../locales/ids.ts';
import { screenIds, screenSpec, type ScreenId } from '../../machines/screens.ts';
import type { OperationId } from '../../openapi/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { expect, test } from './support/fixtures.ts';
import { formOf } from './support/forms.ts';
import { APPLY, example } from './support/journey.ts';
import { bring, signedIn } from './support/people.ts';
import type { SandboxClient } from './support/sandbox.ts';
import { addressOf, createWalker, type Walker } from './support/walker.ts';

/** The claim of the contract's examples. */
const CLAIM = 'c-1';
/** The casco and life claim of the contract's examples. */
const INSURANCE = 'cl-1';
const INSURED_AT = `/insurance/casco-and-life/${INSURANCE}`;
const OTHER_CLAIM = { personalNumber: '830811499186', phone: '77000000018', lastName: 'Ашықова', firstName: 'Гүлнар' };

interface Stop {
  readonly screen: ScreenId;
  /** The services answer these contract examples from now on. */
  readonly answers?: Partial<Record<OperationId, string>>;
  /** Opened here; else it follows from the screen before by `by`. */
  readonly at?: string;
  readonly by?: (walker: Walker) => Promise<void>;
  /** The form of this event is also looked at with everything wrong. */
  readonly form?: string;
  /** Dialogs: the button that opens each, and its key. */
  readonly dialogs?: readonly (readonly [TextId, string])[];
  /** The page stands without a claim. */
  readonly claimless?: true;
  /** Another claim than that of the credit. */
  readonly claim?: string;
  /** Made of the same parts as one that the checker has seen already. */
  readonly alike?: boolean;
}

const press = (event: string) => (walker: Walker) => walker.press(event);
const submit = (event: string, raw: object) => (walker: Walker) => walker.submit(event, raw);

const guests: readonly Stop[] = [
  { screen: 'login', at: '/login', form: 'SIGN_IN' },
  { screen: 'agreement', at: '/agreement' },
  { screen: 'guide', at: '/guide', dialogs: [['nav.contactUs', 'contact-us']] },
  { screen: 'how-it-works', at: '/how-it-works' },
  { screen: 'c2c-car', by: press(APPLY), form: 'SUBMIT_CAR' },
  { screen: 'c2c-pledged', by: submit('FIND_PUBLICATION', { productId: '100107' }) },
  {
    screen: 'c2c-seller',
    form: 'SUBMIT_SELLER',
    async by(walker) {
      await walker.press('BACK');
      await walker.sees('c2c-car');
      await walker.submit('FIND_PUBLICATION', { productId: '100101' });
      await expect(walker.page.locator('[name="markId"]')).toHaveValue('Toyota');
      await walker.press('SUBMIT_CAR');
    },
  },
  { screen: 'c2c-terms', by: submit('SUBMIT_SELLER', example('seller')), form: 'SUBMIT_TERMS' },
  {
    screen: 'c2c-me',
    form: 'SUBMIT_ME',
    async by(walker) {
      await walker.fill('SUBMIT_TERMS', { initialFee: '5 400 000' });
      for (const more of await walker.page.locator('details > summary').all()) await more.click();
      await walker.press('SUBMIT_TERMS');
    },
  },
  {
    screen: 'c2c-exists',
    by: submit('SUBMIT_ME', { ...OTHER_CLAIM, patronymic: '' }),
    dialogs: [['nav.contactUs', 'contact-us']],
  },
  { screen: 'commodity-guest', at: '/commodity-loan/client-data' },
];

const toQuestion = (event: string) => async (walker: Walker) => {
  await walker.press('BACK');
  await expect(walker.page.locator(`[data-event="${event}"]`)).toBeVisible();
};

const claims: readonly Stop[] = [
  { screen: 'home', at: '/', claimless: true },
  { screen: 'my-applications', at: '/my-applications', claimless: true },
  { screen: 'marketplace-applications', at: '/marketplace/my-applications', claimless: true },
  {
    screen: 'client-intro',
    answers: { claim: 'new' },
    at: `/client-intro?claim=${CLAIM}`,
    dialogs: [['intro.notMe', 'confirm']],
  },
  { screen: 'general-agreement', by: press('START') },
  {
    screen: 'client-request',
    by: press('CONTINUE'),
    form: 'SUBMIT_CONSENTS',
    dialogs: [['request.notMine', 'confirm']],
  },
  {
    screen: 'client-code',
    answers: { claim: 'new', signBeforeBanks: 'codeRequired' },
    by: submit('SUBMIT_CONSENTS', example('consents')),
    form: 'SUBMIT_CODE',
  },
  { screen: 'aitu-intro', answers: { claim: 'identityFailed' }, at: `/aitu-intro?claim=${CLAIM}` },
  { screen: 'process-fail', answers: { claim: 'identityFailed', makeUrl: 'serverError' }, by: press('GO') },
  { screen: 'aitu-pending', answers: { claim: 'verification' }, at: `/aitu-pending?claim=${CLAIM}` },
  {
    screen: 'btsd-fail',
    answers: { claim: 'identityBlocked' },
    at: `/btsd-fail?claim=${CLAIM}`,
    dialogs: [
      ['btsd.stations', 'stations'],
      ['btsd.numbers', 'numbers'],
    ],
  },
  { screen: 'q-review', answers: { claim: 'dataFilled' }, at: `/my-applications/${CLAIM}/client-data` },
  { screen: 'q-application', by: toQuestion('SUBMIT_APPLICATION'), form: 'SUBMIT_APPLICATION' },
  { screen: 'q-addresses', by: toQuestion('SUBMIT_ADDRESSES'), form: 'SUBMIT_ADDRESSES' },
  { screen: 'q-job', by: toQuestion('SUBMIT_JOB'), form: 'SUBMIT_JOB' },
  { screen: 'q-family', by: toQuestion('SUBMIT_FAMILY'), form: 'SUBMIT_FAMILY' },
  { screen: 'q-contacts', by: toQuestion('SUBMIT_CONTACTS'), form: 'SUBMIT_CONTACTS' },
  { screen: 'q-document', by: toQuestion('SUBMIT_DOCUMENT'), form: 'SUBMIT_DOCUMENT' },
  { screen: 'q-personal', by: toQuestion('SUBMIT_PERSONAL'), form: 'SUBMIT_PERSONAL' },
];

const DETAIL = `/my-applications/${CLAIM}`;
const desk: readonly Stop[] = [
  { screen: 'dealer-home', at: '/', claimless: true },
  { screen: 'dealer-applications', at: '/my-applications', claimless: true },
  { screen: 'dealer-client', at: '/apply-loan', claimless: true, form: 'SUBMIT_CLIENT' },
  {
    screen: 'dealer-car',
    by: submit('SUBMIT_CLIENT', example('me')),
    claimless: true,
    form: 'SUBMIT_DEALER_CAR',
  },
  { screen: 'dealer-pledged', by: submit('FIND_PUBLICATION', { productId: '100107' }), claimless: true },
  {
    screen: 'dealer-terms',
    claimless: true,
    form: 'SUBMIT_TERMS',
    async by(walker) {
      await walker.press('BACK');
      await walker.sees('dealer-car');
      await walker.submit('SUBMIT_DEALER_CAR', example('dealer-car'));
    },
  },
  {
    screen: 'dealer-review',
    by: submit('SUBMIT_TERMS', { ...example('terms'), initialFee: '4 000 000' }),
    claimless: true,
  },
  {
    screen: 'dealer-exists',
    answers: { createClaim: 'ownOpenClaim' },
    by: press('CREATE_CLAIM'),
    claimless: true,
  },
  {
    screen: 'dealer-detail',
    answers: { claim: 'dealer' },
    at: DETAIL,
    dialogs: [['dealer.detail.decline', 'decline']],
  },
  { screen: 'dealer-share', by: press('SHARE') },
  { screen: 'dealer-deal', answers: { claim: 'signed' }, at: DETAIL },
  { screen: 'dealer-closed', answers: { claim: 'declined' }, at: DETAIL },
  {
    screen: 'dealer-waiting',
    answers: { claim: 'waiting', getBankRequest: 'collecting', listIntegrations: 'mixed' },
    at: `/bank-response-waiting?claim=${CLAIM}`,
  },
  { screen: 'dealer-responses', by: press('SHOW_RESULTS'), dialogs: [['b.terms', 'bank-conditions']] },
  { screen: 'dealer-request-error', answers: { claim: 'error' }, at: `/bank-request-error?claim=${CLAIM}` },
  { screen: 'dealer-unavailable', answers: { claim: 'serverError' }, at: DETAIL },
  { screen: 'dealer-missing', answers: { claim: 'notFound' }, at: DETAIL },
  { screen: 'apply-terms', answers: { claim: 'dataConfirmed' }, at: `/apply-loan/${CLAIM}`, form: 'SUBMIT_TERMS' },
  { screen: 'apply-banks', by: submit('SUBMIT_TERMS', { initialFee: '4 000 000' }) },
  { screen: 'apply-review', by: press('CHOOSE_BANKS') },
  { screen: 'apply-closed', answers: { claim: 'signed' }, at: `/apply-loan/${CLAIM}` },
  { screen: 'apply-unavailable', answers: { claim: 'serverError' }, at: `/apply-loan/${CLAIM}` },
  { screen: 'apply-missing', answers: { claim: 'notFound' }, at: `/apply-loan/${CLAIM}` },
];

const goodsAt = '/commodity-loan/g-1';
const goodsResult = (page: string) => `/${page}?claim=g-1&kind=commodity`;
const goodsStops: readonly Stop[] = [
  {
    screen: 'commodity-data',
    answers: { getCommodityClaim: 'new' },
    at: `${goodsAt}/client-data`,
    form: 'SUBMIT_GOODS_DATA',
  },
  { screen: 'commodity-documents', answers: { getCommodityClaim: 'filled' }, at: `${goodsAt}/bank-offers` },
  { screen: 'commodity-waiting', answers: { getCommodityClaim: 'sent' }, at: `${goodsAt}/bank-offers` },
  { screen: 'commodity-order', by: press('BACK') },
  {
    screen: 'commodity-offers',
    answers: { getCommodityClaim: 'offers', listCommodityOffers: 'offers' },
    at: `${goodsAt}/bank-offers`,
    dialogs: [['co.more', 'commodity-offer-detail']],
  },
  {
    screen: 'commodity-expired',
    answers: { getCommodityClaim: 'offers', listCommodityOffers: 'over' },
    at: `${goodsAt}/bank-offers`,
  },
  { screen: 'commodity-sign-fail', answers: { getCommodityClaim: 'offerSelected' }, at: goodsResult('sign-fail') },
  { screen: 'commodity-sign-success', answers: { getCommodityClaim: 'signed' }, at: goodsResult('sign-success') },
  { screen: 'commodity-success', by: press('CONTINUE') },
  { screen: 'commodity-released', answers: { getCommodityClaim: 'goodsReleased' }, at: goodsResult('success') },
  { screen: 'commodity-closed', answers: { getCommodityClaim: 'rejected' }, at: goodsResult('process-fail') },
  { screen: 'commodity-missing', answers: { getCommodityClaim: 'notFound' }, at: `${goodsAt}/client-data` },
  { screen: 'commodity-unavailable', answers: { getCommodityClaim: 'serverError' }, at: `${goodsAt}/client-data` },
];
const goods = goodsStops.map((stop): Stop => ({ ...stop, claim: 'g-1' }));

const banks: readonly Stop[] = [
  {
    screen: 'account-statement',
    answers: { claim: 'statementRejected', listFiles: 'statement' },
    at: `/my-applications/${CLAIM}/account-statement`,
    dialogs: [['st.how', 'how-to-attach']],
  },
  { screen: 'bank-request-error', answers: { claim: 'error' }, at: `/bank-request-error?claim=${CLAIM}` },
  {
    screen: 'bank-response-waiting',
    answers: { claim: 'waiting', listIntegrations: 'mixed' },
    at: `/bank-response-waiting?claim=${CLAIM}`,
  },
  {
    screen: 'bank-responses',
    by: press('SHOW_RESULTS'),
    dialogs: [
      ['b.terms', 'bank-conditions'],
      ['b.scheduleShort', 'bank-conditions'],
      ['b.why', 'bank-rejection'],
    ],
  },
  { screen: 'bank-other-terms', by: press('APPLY_TERMS') },
  { screen: 'bank-responses', by: press('BACK'), alike: true },
  { screen: 'claim-additional-info', by: press('ADD_INFO'), form: 'SUBMIT_ADDITIONAL' },
  {
    screen: 'bank-rejected',
    answers: { claim: 'rejected', listIntegrations: 'allRejected' },
    at: `/bank-responses/${CLAIM}`,
  },
  { screen: 'bank-selected', answers: { claim: 'bankSelected' }, at: `/bank-responses/${CLAIM}` },
  { screen: 'sign-fail', answers: { claim: 'signingFailed' }, at: `/sign-fail?claim=${CLAIM}` },
  { screen: 'sign-success', answers: { claim: 'signed' }, at: `/sign-success?claim=${CLAIM}` },
  { screen: 'claim-deal', by: press('CONTINUE') },
  { screen: 'claim-insuring', answers: { claim: 'insurancePending' }, at: `/my-applications/${CLAIM}` },
  { screen: 'success', answers: { claim: 'issued' }, at: `/success?claim=${CLAIM}` },
  { screen: 'claim-closed', answers: { claim: 'declined' }, at: `/my-applications/${CLAIM}` },
  {
    screen: 'claim-detail',
    answers: { claim: 'new' },
    at: `/my-applications/${CLAIM}`,
    dialogs: [['detail.decline', 'decline']],
  },
  { screen: 'q-locked', by: press('SHOW_DATA') },
  { screen: 'claim-unavailable', answers: { claim: 'serverError' }, at: `/my-applications/${CLAIM}` },
  { screen: 'claim-missing', answers: { claim: 'notFound' }, at: `/my-applications/${CLAIM}` },
  ...screenIds
    .filter((id) => standsAlone(id) && screenSpec(id).roles === undefined)
    .map((screen, at): Stop => ({ screen, at: addressOf(screen, null) ?? '', claimless: true, alike: at % 4 > 0 })),
];

const insured = (screen: ScreenId, answers: NonNullable<Stop['answers']>, more: Partial<Stop> = {}): Stop => ({
  screen,
  answers,
  claim: INSURANCE,
  ...(more.by ? {} : { at: INSURED_AT }),
  ...more,
});
const conditions = { getCascoConditions: 'open', getLifeConditions: 'open' };
const cascoLife: readonly Stop[] = [
  insured(
    'casco-life-choice',
    { getCascoLifeClaim: 'selection', ...conditions, listFiles: 'statement' },
    { form: 'CHOOSE_CASCO' },
  ),
  insured(
    'casco-life-agreement',
    { getCascoLifeClaim: 'agreementCreated', ...conditions },
    { form: 'ACCEPT_AGREEMENT' },
  ),
  insured('casco-life-code', {}, { by: submit('ACCEPT_AGREEMENT', example('acceptance')), form: 'SUBMIT_CODE' }),
  insured(
    'casco-life-sign-fail',
    { getCascoLifeClaim: 'agreementCreated', ...conditions, confirmCascoLifeSignature: 'locked' },
    { by: (walker) => walker.page.locator('[name="code"]').fill('482915') },
  ),
  insured('casco-life-process-fail', { getCascoLifeClaim: 'signed' }),
  insured('casco-life-waiting', { getCascoLifeClaim: 'sent' }),
  insured('casco-life-complete', { getCascoLifeClaim: 'success' }),
  insured('centras-success', { getCascoLifeClaim: 'centras' }),
  insured('casco-life-failed', { getCascoLifeClaim: 'failed' }),
  insured('casco-life-unavailable', { getCascoLifeClaim: 'serverError' }),
  insured('casco-life-missing', { getCascoLifeClaim: 'notFound' }),
];

/** Here the id in the address is the link's own. */
const links: readonly Stop[] = [
  { screen: 'link-expired', answers: { openShortLink: 'expired' }, at: `/link/${CLAIM}` },
  { screen: 'link-sent', answers: { renewShortLink: 'sent' }, by: press('RENEW') },
  { screen: 'link-digits', answers: { openShortLink: 'used' }, at: `/link/${CLAIM}`, form: 'SUBMIT_DIGITS' },
  {
    screen: 'link-locked',
    answers: { confirmShortLink: 'locked' },
    by: submit('SUBMIT_DIGITS', example('digits')),
    alike: true,
  },
  { screen: 'link-unavailable', answers: { openShortLink: 'serverError' }, at: `/link/${CLAIM}` },
  { screen: 'link-missing', answers: { openShortLink: 'unknown' }, at: `/link/${CLAIM}`, alike: true },
];

/** Of the screens at one address the first stands there without a claim. */
function standsAlone(id: ScreenId): boolean {
  const { standalone, path, kind } = screenSpec(id);
  const first = screenIds.find((one) => screenSpec(one).path === path && screenSpec(one).kind === kind);
  return standalone === true && first === id;
}

/** The insurance of the contract's examples. */
const CAR = 'ins-1';
const ofCar = (screen: ScreenId, answers: NonNullable<Stop['answers']>, more: Partial<Stop> = {}): Stop => ({
  screen,
  answers,
  claim: CAR,
  ...(more.by ? {} : { at: `/insurance/${CAR}` }),
  ...more,
});
const carInsurance: readonly Stop[] = [
  { screen: 'insurance-begin', at: '/insurance/edit', claimless: true, form: 'SUBMIT_INSURED' },
  {
    screen: 'insurance-exists',
    answers: { createInsuranceClaim: 'openClaim' },
    claimless: true,
    by: submit('SUBMIT_INSURED', example('insured')),
  },
  ofCar('insurance-customer', { getInsuranceClaim: 'draft' }, { form: 'SUBMIT_CUSTOMER' }),
  ofCar('insurance-car', { getInsuranceClaim: 'customerDone' }, { form: 'SUBMIT_INSURED_CAR' }),
  ofCar('insurance-contract', { getInsuranceClaim: 'carDone' }, { form: 'SUBMIT_CONTRACT' }),
  ofCar('insurance-product', { getInsuranceClaim: 'contractDone' }, { form: 'SUBMIT_PRODUCT' }),
  ofCar(
    'insurance-offers',
    { getInsuranceClaim: 'calculated', listOffers: 'all', getOffer: 'ready', getOfferClaim: 'calculated' },
    {
      dialogs: [
        ['ins.offer.detail', 'insurance-offer'],
        ['ins.decline.go', 'insurance-decline'],
      ],
    },
  ),
  ofCar('insurance-no-offers', {
    getInsuranceClaim: 'calculated',
    listOffers: 'allRefused',
    getOfferClaim: 'calculated',
  }),
  ofCar('insurance-chosen', { getInsuranceClaim: 'offerSelected' }),
  ofCar(
    'insurance-agreement',
    { getInsuranceClaim: 'agreementCreated', getAgreementDocument: 'pdf' },
    { form: 'ACCEPT_AGREEMENT' },
  ),
  ofCar('insurance-code', { getInsuranceClaim: 'signing' }, { form: 'SUBMIT_CODE' }),
  ofCar('insurance-signed', { getInsuranceClaim: 'signed', getAgreementDocument: 'pdf' }),
  ofCar('insurance-error', { getInsuranceClaim: 'sendingFailed' }),
  ofCar('insurance-pay', { getInsuranceClaim: 'paymentPending' }),
  ofCar('insurance-pay-pending', { getInsuranceClaim: 'paymentWaits' }),
  ofCar('insurance-pay-failed', { getInsuranceClaim: 'paymentFailed' }),
  ofCar('insurance-issuing', { getInsuranceClaim: 'paid' }),
  ofCar('insurance-paid', { getInsuranceClaim: 'paid' }, { at: `/insurance/payment/success?claim_id=${CAR}` }),
  ofCar('insurance-policy', { getInsuranceClaim: 'issued', getPolicyDocument: 'policy' }),
  ofCar('insurance-closed', { getInsuranceClaim: 'refundRequested' }),
  ofCar('insurance-unavailable', { getInsuranceClaim: 'serverError' }),
  ofCar('insurance-missing', { getInsuranceClaim: 'notFound' }),
];

test('every screen is among those that are looked at', () => {
  const seen = new Set(
    [...guests, ...claims, ...banks, ...desk, ...cascoLife, ...goods, ...carInsurance, ...links].map(
      ({ screen }) => screen,
    ),
  );
  expect(screenIds.filter((id) => !seen.has(id))).toEqual([]);
});

/** From now on an operation answers a contract example, whoever asks about whatever claim. */
async function answer(sandbox: SandboxClient, answers: NonNullable<Stop['answers']>): Promise<void> {
  await sandbox.clearFaults();
  await sandbox.faults(
    ...Object.entries(answers).map(([operationId, name]) => {
      const sample = samples[operationId as OperationId].find((one) => one.name === name);
      if (sample === undefined) throw new Error(`The contract has no example "${name}" of ${operationId}`);
      return { operationId, kind: 'status' as const, status: sample.http, body: sample.body, times: 99 };
    }),
  );
}

/** What no rule of the checker sees: nothing wider than the page, no words of another alphabet for screen readers. */
async function looksRight(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'wider than 320 px by').toBeLessThanOrEqual(0);
  const labels = await page
    .locator('[aria-label], [aria-roledescription], [placeholder], img[alt]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        ['aria-label', 'aria-roledescription', 'placeholder', 'alt'].flatMap((name) => one.getAttribute(name) ?? []),
      ),
    );
  expect(labels.filter((label) => /[a-z]/i.test(label) && !/[а-яёәғқңөұүһі]/i.test(label))).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
}

for (const language of ['ru', 'kk'] as const) {
  for (const [title, stops] of Object.entries({ guests, claims, banks, desk, cascoLife, goods, carInsurance, links })) {
    test.describe(`${title}, ${language}`, () => {
      test.use({ language, viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

      test('no accessibility fault on any screen', async ({ page, context, baseURL, sandbox, axe }) => {
        test.setTimeout(180_000);
        const walker = createWalker(page, language);
        const { words } = walker;
        if (stops !== guests)
          await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', stops === desk ? 'dealer-demo' : 'aidos'));
        for (const stop of stops) {
          await test.step(stop.screen, async () => {
            if (stop.answers) await answer(sandbox, stop.answers);
            walker.owns(stop.claimless || stops === guests ? null : (stop.claim ?? CLAIM));
            // Opened again at the same address, an entry of the history would stay where it was.
            if (stop.at !== undefined && page.url().endsWith(stop.at)) await page.goto('about:blank');
            if (stop.at !== undefined) await page.goto(stop.at);
            await stop.by?.(walker);
            await walker.sees(stop.screen, { focus: false });
            await expect(page.locator('main [aria-hidden="true"][class*="skeleton"]')).toHaveCount(0);
            await looksRight(page);
            if (!stop.alike) await axe();
            // Kazakh words are the longer ones: dialogs in Kazakh, refused forms in Russian.
            for (const [button, key] of language === 'kk' ? (stop.dialogs ?? []) : []) {
              await page.locator('main').getByText(words(button), { exact: true }).first().click();
              const dialog = page.locator(`[data-modal="${key}"]`);
              await expect(dialog.getByRole('heading').first()).toBeVisible();
              await looksRight(page);
              await axe(`[data-modal="${key}"]`);
              await page.keyboard.press('Escape');
              await expect(dialog).toHaveCount(0);
            }
            if (stop.form !== undefined && language === 'ru') {
              await emptied(page, stop.form);
              await walker.press(stop.form);
              await expect(formOf(page, stop.form).locator('[aria-invalid="true"]').first()).toBeVisible();
              await looksRight(page);
              await axe();
            }
          });
        }
        await sandbox.clearFaults();
      });
    });
  }
}

/** Nothing stands in the form's text fields, nothing is ticked. */
async function emptied(page: Page, event: string): Promise<void> {
  const form = formOf(page, event);
  for (const input of await form.locator('input:not([type="radio"], [type="checkbox"], [role="combobox"])').all())
    await input.fill('');
  for (const box of await form.locator('input[type="checkbox"]:checked').all()) await box.uncheck();
}

test.describe('menu and error pages', () => {
  for (const language of ['ru', 'kk'] as const) {
    test(`no accessibility fault, ${language}`, async ({ page, context, baseURL, axe, sandbox }) => {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 320, height: 640 });
      const { words } = createWalker(page, language);
      await page.goto('/nowhere');
      await expect(page.locator('[data-screen="error-404"]')).toBeVisible();
      await looksRight(page);
      await axe();
      await bring(context, baseURL ?? '', await signedIn(baseURL ?? '', 'saule'));
      await page.goto('/my-applications');
      await expect(page.locator('main ul li').first()).toBeVisible();
      await looksRight(page);
      await axe();
      await page.getByRole('button', { name: words('nav.menu') }).click();
      await expect(page.locator('[data-drawer]')).toBeVisible();
      await axe('[data-drawer]');
      await sandbox.faults({ operationId: 'getProfile', kind: 'status', status: 503, times: 9 });
      await page.goto('/');
      await expect(page.locator('[data-screen="error-503"]')).toBeVisible();
      await looksRight(page);
      await axe();
    });
  }
});
