import type { ScreenId } from '../../../machines/screens.ts';
import type { Claim, Integration } from '../../../openapi/index.ts';
import { addMonths } from '../../../schemas/facts/date.ts';
import { effectiveRate, flowsOf, schedule } from '../../../schemas/facts/loan.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { expect } from '../../e2e/support/fixtures.ts';
import { example } from '../../e2e/support/journey.ts';
import { openOffers } from '../../e2e/support/offers.ts';
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

const exampleClaim = (status: string): Claim => {
  const { body } = samples.claim.find(({ name }) => name === status) ?? {};
  return (body as { data: { claim: Claim } }).data.claim;
};
const { borrower } = exampleClaim('dataFilled');
const UNSAID = {
  codeword: null,
  contacts: [],
  maritalStatus: null,
  childCount: null,
  monthIncome: null,
  incomes: [],
  job: { ...borrower.job, socialGroup: null, position: null, phone: null, address: null },
  addressLive: null,
};

/** A step of the questionnaire once its person was identified and has answered the steps before: these parts of the claim. */
const asked = (screen: ScreenId, form: string, by: Partial<Step>, answered: readonly (keyof typeof UNSAID)[]): Step => {
  const unsaid = Object.entries(UNSAID).filter(([part]) => !(answered as readonly string[]).includes(part));
  const claim = {
    ...exampleClaim('verified'),
    borrower: { ...borrower, ...Object.fromEntries(unsaid) },
  };
  return {
    screen,
    form,
    ...by,
    answers: { claim: 'verified', updateClaimByCustomer: 'saved' },
    parts: { claim: { data: { claim } }, updateClaimByCustomer: { data: { updateClaimByCustomer: claim } } },
  };
};
const said = (event: string, name: Parameters<typeof example>[0]) => ({ by: submit(event, example(name)) });

/** As a person meets it who was identified just now: what is known stands there already. */
const PERSONAL = ['codeword'] as const;
const CONTACTS = [...PERSONAL, 'contacts'] as const;
const FAMILY = [...CONTACTS, 'maritalStatus', 'childCount'] as const;
const JOB = [...FAMILY, 'job', 'incomes', 'monthIncome'] as const;
const questioned: readonly Step[] = [
  asked('q-personal', 'SUBMIT_PERSONAL', { at: `/my-applications/${CLAIM}/client-data` }, []),
  asked('q-document', 'SUBMIT_DOCUMENT', said('SUBMIT_PERSONAL', 'personal'), PERSONAL),
  asked('q-contacts', 'SUBMIT_CONTACTS', said('SUBMIT_DOCUMENT', 'document'), PERSONAL),
  asked('q-family', 'SUBMIT_FAMILY', said('SUBMIT_CONTACTS', 'contacts'), CONTACTS),
  asked('q-job', 'SUBMIT_JOB', said('SUBMIT_FAMILY', 'family'), FAMILY),
  asked('q-addresses', 'SUBMIT_ADDRESSES', said('SUBMIT_JOB', 'job'), JOB),
  {
    screen: 'q-review',
    answers: { claim: 'dataFilled', updateClaimByCustomer: 'saved' },
    ...said('SUBMIT_ADDRESSES', 'addresses'),
    form: 'SUBMIT_APPLICATION',
  },
];

/** From the first look at the claim to the confirmed data. */
const claims: readonly Step[] = [
  {
    screen: 'client-intro',
    answers: { claim: 'new' },
    at: `/client-intro?claim=${CLAIM}`,
    dialogs: [['intro.notMe', 'contact-us']],
  },
  { screen: 'general-agreement', by: press('START') },
  {
    screen: 'client-request',
    by: press('CONTINUE'),
    form: 'SUBMIT_CONSENTS',
    dialogs: [['request.notMine', 'contact-us']],
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
    dialogs: [['btsd.stations', 'stations']],
  },
  ...questioned,
];

/** What the bank that is chosen below asks for beside the loan, a year, tenge: 3.51 % of the car. */
const CASCO = 351_000;
/** The answers of an example where that bank asks for casco: from the first offer to the deal it is one and the same. */
const withCasco = (name: string): Partial<Step> => {
  const answers = samples.listIntegrations.find((one) => one.name === name)?.body as Integration[];
  const parts = answers.map((answer) => {
    const offer = answer.bank.alias === 'demo_dala' ? answer.approved : null;
    if (offer === null) return answer;
    const loan = {
      kind: offer.paymentType,
      principal: offer.amount,
      ratePercent: offer.rate,
      months: offer.term,
      start: '2026-02-01',
    } as const;
    const years = Array.from({ length: offer.term / 12 }, (_, at) => ({
      date: addMonths(loan.start, at * 12),
      amount: -CASCO,
    }));
    const gesv = effectiveRate([...flowsOf(loan, schedule(loan)), ...years]) ?? offer.gesv;
    const conditions = [...offer.conditions, 'КАСКО на весь срок'];
    const extraCosts = [...offer.extraCosts, { kind: 'casco', sum: CASCO, period: 'year' }] as const;
    return { ...answer, approved: { ...offer, gesv, cascoRequired: true, extraCosts, conditions } };
  });
  return { parts: { listIntegrations: parts } };
};
const mixed = withCasco('mixed');
const approved = withCasco('allApproved');

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
    ...mixed,
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
    ...approved,
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
    ...approved,
    at: `/bank-responses/${CLAIM}`,
  },
  { screen: 'sign-fail', answers: { claim: 'signingFailed' }, at: `/sign-fail?claim=${CLAIM}` },
  {
    screen: 'sign-success',
    answers: { claim: 'signed', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    ...approved,
    at: `/sign-success?claim=${CLAIM}`,
  },
  { screen: 'claim-deal', by: press('CONTINUE'), dialogs: [['deal.made.contract', 'confirm']] },
  {
    screen: 'claim-deal',
    answers: { claim: 'saleMade', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    ...approved,
    at: `/my-applications/${CLAIM}`,
    dialogs: [['deal.stations', 'stations']],
  },
  {
    screen: 'claim-deal',
    answers: { claim: 'dealMade', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    ...approved,
    at: `/my-applications/${CLAIM}`,
  },
  {
    screen: 'claim-insuring',
    answers: { claim: 'insurancePending', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    ...approved,
    at: `/my-applications/${CLAIM}`,
  },
  {
    screen: 'success',
    answers: { claim: 'issued', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    ...approved,
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
