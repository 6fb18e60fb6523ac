import { expect } from '../../e2e/support/fixtures.ts';
import { example } from '../../e2e/support/journey.ts';
import { openOffers } from '../../e2e/support/offers.ts';
import type { Walker } from '../../e2e/support/walker.ts';
import { CLAIM, press, type Step, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';

const OTHER_CLAIM = { personalNumber: '830811499186', phone: '77000000018', lastName: 'Ашықова', firstName: 'Гүлнар' };

/** A guest's new claim. */
const beginning: readonly Step[] = [
  { screen: 'c2c-car', at: '/client-claim-c2c', form: 'SUBMIT_CAR' },
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
      await walker.fill('SUBMIT_TERMS', { initialFee: '5 400 000', term: '60' });
      for (const more of await walker.page.locator('details > summary:visible').all()) await more.click();
      await walker.press('SUBMIT_TERMS');
    },
  },
  {
    screen: 'c2c-exists',
    by: submit('SUBMIT_ME', { ...OTHER_CLAIM, patronymic: '' }),
    dialogs: [['nav.contactUs', 'contact-us']],
  },
];

const toQuestion = (event: string) => async (walker: Walker) => {
  await walker.press('BACK');
  await expect(walker.page.locator(`[data-event="${event}"]`)).toBeVisible();
};

/** From the first look at the claim to the confirmed data. */
const claims: readonly Step[] = [
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
      ['btsd.toCall', 'numbers'],
    ],
  },
  {
    screen: 'q-review',
    answers: { claim: 'dataFilled' },
    at: `/my-applications/${CLAIM}/client-data`,
    form: 'SUBMIT_APPLICATION',
  },
  { screen: 'q-addresses', by: toQuestion('SUBMIT_ADDRESSES'), form: 'SUBMIT_ADDRESSES' },
  { screen: 'q-job', by: toQuestion('SUBMIT_JOB'), form: 'SUBMIT_JOB' },
  { screen: 'q-family', by: toQuestion('SUBMIT_FAMILY'), form: 'SUBMIT_FAMILY' },
  { screen: 'q-contacts', by: toQuestion('SUBMIT_CONTACTS'), form: 'SUBMIT_CONTACTS' },
  { screen: 'q-document', by: toQuestion('SUBMIT_DOCUMENT'), form: 'SUBMIT_DOCUMENT' },
  { screen: 'q-personal', by: toQuestion('SUBMIT_PERSONAL'), form: 'SUBMIT_PERSONAL' },
];

/** Sending to the banks, their answers, what came of them. */
const banks: readonly Step[] = [
  {
    screen: 'account-statement',
    answers: { claim: 'statementRejected', listFiles: 'refused' },
    at: `/my-applications/${CLAIM}/account-statement`,
    dialogs: [['st.how', 'how-to-attach']],
  },
  { screen: 'bank-request-error', answers: { claim: 'error' }, at: `/bank-request-error?claim=${CLAIM}` },
  {
    screen: 'bank-response-waiting',
    answers: { claim: 'waiting', getBankRequest: 'complete', listIntegrations: 'mixed' },
    at: `/bank-response-waiting?claim=${CLAIM}`,
  },
  { screen: 'bank-responses', by: press('SHOW_RESULTS') },
  {
    screen: 'bank-responses',
    by: ({ page }) => openOffers(page),
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
    screen: 'bank-responses',
    answers: { claim: 'waiting', getBankRequest: 'complete', listIntegrations: 'allApproved' },
    at: `/bank-responses/${CLAIM}`,
    alike: true,
    dialogs: [['cmp.add', 'compare']],
  },
  {
    screen: 'bank-rejected',
    answers: { claim: 'rejected', listIntegrations: 'allRejected' },
    at: `/bank-responses/${CLAIM}`,
  },
  {
    screen: 'bank-selected',
    answers: { claim: 'bankSelected', listIntegrations: 'allApproved' },
    at: `/bank-responses/${CLAIM}`,
  },
  { screen: 'sign-fail', answers: { claim: 'signingFailed' }, at: `/sign-fail?claim=${CLAIM}` },
  {
    screen: 'sign-success',
    answers: { claim: 'signed', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    at: `/sign-success?claim=${CLAIM}`,
  },
  { screen: 'claim-deal', by: press('CONTINUE'), dialogs: [['deal.made.contract', 'confirm']] },
  {
    screen: 'claim-deal',
    answers: { claim: 'saleMade', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    at: `/my-applications/${CLAIM}`,
    dialogs: [['deal.stations', 'stations']],
  },
  {
    screen: 'claim-deal',
    answers: { claim: 'dealMade', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    at: `/my-applications/${CLAIM}`,
  },
  {
    screen: 'claim-insuring',
    answers: { claim: 'insurancePending', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    at: `/my-applications/${CLAIM}`,
  },
  {
    screen: 'success',
    answers: { claim: 'issued', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    at: `/success?claim=${CLAIM}`,
  },
  { screen: 'claim-closed', answers: { claim: 'declined' }, at: `/my-applications/${CLAIM}` },
  {
    screen: 'claim-closed',
    answers: { claim: 'rejected', listIntegrations: 'allRejected' },
    at: `/my-applications/${CLAIM}`,
  },
  {
    screen: 'claim-detail',
    answers: { claim: 'new' },
    at: `/my-applications/${CLAIM}`,
    dialogs: [['detail.decline', 'decline']],
  },
  { screen: 'q-locked', by: press('SHOW_DATA') },
  { screen: 'claim-unavailable', answers: { claim: 'serverError' }, at: `/my-applications/${CLAIM}` },
  { screen: 'claim-missing', answers: { claim: 'notFound' }, at: `/my-applications/${CLAIM}` },
];

export const scenarios: readonly Scenario[] = [
  { title: 'newClaim', steps: beginning },
  { title: 'claims', steps: claims, who: 'aidos' },
  { title: 'banks', steps: banks, who: 'aidos' },
];
