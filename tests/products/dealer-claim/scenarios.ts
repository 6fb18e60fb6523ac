import { openOffers } from '../../e2e/support/offers.ts';
import { example } from '../../e2e/support/journey.ts';
import { CLAIM, press, type Step, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';

const DETAIL = `/my-applications/${CLAIM}`;
const steps: readonly Step[] = [
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
    answers: { createClaim: 'ownOpenClaim', claim: 'dealer' },
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
  {
    screen: 'dealer-deal',
    answers: { claim: 'signedWithDealer', creditAgreement: 'pdf', listIntegrations: 'allApproved' },
    at: DETAIL,
  },
  { screen: 'dealer-closed', answers: { claim: 'declinedByDealer' }, at: DETAIL },
  {
    screen: 'dealer-waiting',
    answers: { claim: 'waiting', getBankRequest: 'collecting', listIntegrations: 'mixed' },
    at: `/bank-response-waiting?claim=${CLAIM}`,
  },
  {
    screen: 'dealer-responses',
    async by(walker) {
      await walker.press('SHOW_RESULTS');
      await walker.sees('dealer-responses');
      await openOffers(walker.page);
    },
    dialogs: [['b.terms', 'bank-conditions']],
  },
  { screen: 'dealer-request-error', answers: { claim: 'error' }, at: `/bank-request-error?claim=${CLAIM}` },
  { screen: 'dealer-unavailable', answers: { claim: 'serverError' }, at: DETAIL },
  { screen: 'dealer-missing', answers: { claim: 'notFound' }, at: DETAIL },
];

export const scenarios: readonly Scenario[] = [{ title: 'desk', steps, who: 'dealer-demo' }];
