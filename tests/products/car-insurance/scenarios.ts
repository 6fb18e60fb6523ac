import { example } from '../../e2e/support/journey.ts';
import { besideContract, press, type Step, stepsAt, submit, type Scenario } from '../../e2e/scenarios/scenario.ts';

/** The insurance of the contract's examples. */
const CAR = 'ins-1';
const ofCar = stepsAt(CAR, `/insurance/${CAR}`);
const steps: readonly Step[] = [
  { screen: 'insurance-begin', at: '/insurance/edit', claimless: true, form: 'BEGIN_INSURANCE' },
  {
    screen: 'insurance-exists',
    answers: { createInsuranceClaim: 'openClaim', getInsuranceClaim: 'customerDoneCarKnown' },
    claimless: true,
    by: submit('BEGIN_INSURANCE', example('insurance-begin')),
  },
  ofCar('insurance-customer', { getInsuranceClaim: 'draft' }, { form: 'SUBMIT_CUSTOMER' }),
  ofCar('insurance-car', { getInsuranceClaim: 'customerDone' }, { form: 'SUBMIT_INSURED_CAR' }),
  ofCar('insurance-check', { getInsuranceClaim: 'draftKnown' }, { form: 'SUBMIT_CHECK' }),
  ofCar('insurance-contract', { getInsuranceClaim: 'draftKnown' }, { by: press('EDIT_CONTRACT') }),
  ofCar('insurance-product', { getInsuranceClaim: 'draftKnown' }, { by: besideContract('insurance-check') }),
  ofCar(
    'insurance-offers',
    { getInsuranceClaim: 'calculated', listOffers: 'all', getOffer: 'ready', getOfferClaim: 'calculated' },
    {
      dialogs: [
        ['ins.offer.detailNamed', 'insurance-offer', { company: 'Калкан Демо' }],
        ['ins.decline.go', 'insurance-decline'],
      ],
    },
  ),
  // Other wishes: what the check asks is asked here.
  ofCar(
    'insurance-product',
    { getInsuranceClaim: 'calculated', getOfferClaim: 'calculated' },
    { form: 'SUBMIT_PRODUCT', by: press('CHANGE_PRODUCT') },
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
  ofCar(
    'insurance-sign-fail',
    { getInsuranceClaim: 'agreementCreated', getAgreementDocument: 'pdf', insuranceToSigning: 'locked' },
    {
      async by(walker) {
        // The step before stands at the same address.
        await walker.page.goto('about:blank');
        await walker.page.goto(`/insurance/${CAR}`);
        await walker.submit('ACCEPT_AGREEMENT', example('acceptance'));
      },
    },
  ),
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

export const scenarios: readonly Scenario[] = [{ title: 'carInsurance', steps, who: 'aidos' }];
