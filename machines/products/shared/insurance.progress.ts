import { defineProgress } from '../../kit/progress.ts';
import {
  agreementMade,
  isDraft,
  isIssued,
  isIssuing,
  isSigned,
  offerChosen,
  offersAwaited,
  offersMade,
  offersReady,
  offersRefused,
  paymentFailed,
  paymentWaits,
  refundAwaited,
  sendFailed,
  toPay,
  wasPaid,
  wereOffered,
  type InsuranceProgressFacts,
} from './insurance-progress.conditions.ts';

const fill = { milestone: 'application', whose: 'customer', action: 'fillInsurance' } as const;
const signIt = { milestone: 'agreement', whose: 'customer', action: 'signInsurance' } as const;
const send = { milestone: 'payment', whose: 'customer', action: 'sendInsurance' } as const;

/** Where an insurance stands that has no offer chosen. */
export const insuranceBranches = [
  { if: isDraft, to: 'draftStep' },
  { if: offersMade, to: 'offers' },
] as const;

/** What the steps and the offers say of themselves, wherever they are spliced in. */
export const insuranceStates = {
  draftStep: fill,
  check: fill,
  customer: fill,
  car: fill,
  contract: fill,
  product: fill,
  calculationFailed: fill,
  offers: {
    milestone: 'offers',
    turns: [
      { if: offersRefused, whose: 'customer', action: 'changeWishes' },
      { if: offersAwaited, whose: 'insurer', action: 'awaitOffers' },
      { whose: 'customer', action: 'chooseOffer', count: offersReady },
    ],
  },
  // Other wishes than the offers on the table, which stay until the new ones are saved.
  changedProduct: { milestone: 'offers', whose: 'customer', action: 'changeWishes' },
  noOffers: { milestone: 'offers', whose: 'customer', action: 'changeWishes' },
} as const;

/** Its steps that the check is left for, wherever it begins. */
export const insuranceDetours = { contract: 'check', product: 'check' } as const;

/** Insurance of a car. */
export const insuranceProgress = defineProgress<InsuranceProgressFacts>()({
  milestones: ['application', 'offers', 'agreement', 'payment', 'policy'],
  minutes: { application: 5 },
  line: {
    numbered: [
      ['begin', 'customer', 'car', 'check'],
      ['chosen', 'preview', 'code'],
    ],
    others: ['offers', 'changedProduct', 'signed', 'payStart', 'payPending', 'issuing'],
    detours: insuranceDetours,
  },
  branches: [
    ...insuranceBranches,
    { if: offerChosen, to: 'chosen' },
    { if: agreementMade, to: 'agreed' },
    { if: isSigned, to: 'signed' },
    { if: sendFailed, to: 'sendingFailed' },
    { if: paymentWaits, to: 'payPending' },
    { if: paymentFailed, to: 'payFailed' },
    { if: toPay, to: 'payStart' },
    { if: isIssuing, to: 'issuing' },
    { if: isIssued, to: 'policy' },
    'closed',
  ],
  states: {
    ...insuranceStates,
    begin: fill,
    exists: fill,
    chosen: signIt,
    agreed: signIt,
    preview: signIt,
    code: signIt,
    signFail: signIt,
    signed: send,
    sendingFailed: { milestone: 'payment', whose: 'customer', action: 'sendPolicyAgain' },
    payStart: { milestone: 'payment', whose: 'customer', action: 'pay' },
    payFailed: { milestone: 'payment', whose: 'customer', action: 'payAgain' },
    payPending: { milestone: 'payment', whose: 'bank', action: 'awaitPayment' },
    issuing: { milestone: 'policy', whose: 'insurer', action: 'awaitPolicy' },
    paid: { milestone: 'policy', whose: 'insurer', action: 'awaitPolicy' },
    policy: { milestone: 'policy', whose: null, action: null },
    closed: {
      milestone: 'application',
      turns: [
        { if: refundAwaited, at: 'policy', whose: 'insurer', action: 'awaitRefund' },
        { if: wasPaid, at: 'payment', whose: null, action: 'repeat' },
        { if: wereOffered, at: 'offers', whose: null, action: 'repeat' },
        { whose: null, action: 'repeat' },
      ],
    },
  },
});
